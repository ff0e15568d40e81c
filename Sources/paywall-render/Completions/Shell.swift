/// A shell that can complete command lines of the program.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script that teaches the shell these commands.
  func script(for commands: [any Command.Type]) -> String {
    let tree = CommandTree(commands)
    return switch self {
    case .bash: BashCompletion(tree: tree).text
    case .zsh: ZshCompletion(tree: tree).text
    case .fish: FishCompletion(tree: tree).text
    }
  }
}

/// The commands by their first words.
struct CommandTree {
  /// All commands.
  let commands: [any Command.Type]
  /// The first words of all commands, in order, each once.
  let firstWords: [String]

  init(_ commands: [any Command.Type]) {
    self.commands = commands
    var words: [String] = []
    for command in commands {
      let word = String(command.name.prefix { $0 != " " })
      if !words.contains(word) { words.append(word) }
    }
    firstWords = words
  }

  /// The commands of two words that start with a word, by their second words; empty for a command of one word.
  func family(_ first: String) -> [(word: String, command: any Command.Type)] {
    commands.filter { $0.name.hasPrefix(first + " ") }
      .map { (String($0.name.dropFirst(first.count + 1)), $0) }
  }

  /// The first words that need a second one.
  var families: [String] { firstWords.filter { !family($0).isEmpty } }

  /// What a first word does, or which words come after it.
  func summary(_ first: String) -> String {
    let family = family(first)
    return family.isEmpty
      ? commands.first { $0.name == first }?.summary ?? ""
      : family.map(\.word).joined(separator: ", ")
  }
}
