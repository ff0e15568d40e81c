/// The completion for fish 3.
struct FishCompletion {
  let tree: CommandTree

  /// The whole script.
  var text: String {
    """
    # Completion of paywall-render for fish. Written by 'paywall-render completions fish'.

    # Whether the words before the cursor start with these.
    function __paywall_render_in
        set -l words (commandline -opc)
        set -l last (math 1 + (count $argv))
        test (count $words) -ge $last
        and test "$words[2..$last]" = "$argv"
    end

    # Whether the next word is the one after these.
    function __paywall_render_after
        test (count (commandline -opc)) -eq (math 1 + (count $argv))
        or return
        test (count $argv) -eq 0
        or __paywall_render_in $argv
    end

    complete -c paywall-render -f
    \(firstWords)
    \(tree.commands.map(lines).joined(separator: "\n"))

    """
  }

  private var firstWords: String {
    var lines: [String] = []
    for word in tree.firstWords {
      lines.append(name(word, tree.summary(word), after: ""))
      for (second, command) in tree.family(word) {
        lines.append(name(second, command.summary, after: " " + word))
      }
    }
    lines.append(name("help", "show the help of a command", after: ""))
    let words = tree.firstWords.joined(separator: " ")
    lines.append("\(Self.start) -n '__paywall_render_after help' -a '\(words)'")
    for option in [Option.help, .version] {
      lines.append(
        "\(Self.start) -n __paywall_render_after -l \(option.rawValue) -d \(Self.quoted(option.summary))"
      )
    }
    return lines.joined(separator: "\n")
  }

  private static let start = "complete -c paywall-render"

  private func name(_ word: String, _ summary: String, after words: String) -> String {
    let condition = Self.quoted("__paywall_render_after" + words)
    return "\(Self.start) -n \(condition) -a \(word) -d \(Self.quoted(summary))"
  }

  private func lines(_ command: any Command.Type) -> String {
    let start = "\(Self.start) -n \(Self.quoted("__paywall_render_in \(command.name)"))"
    var lines = (command.options + [.help]).map { option in
      let value = option.valueName == nil ? "" : Self.value(option, of: command)
      let summary = Self.quoted(HelpText.summary(option, of: command))
      return "\(start) -l \(option.rawValue)\(value) -d \(summary)"
    }
    if command.argumentCompletion != .nothing {
      lines.append(start + Self.offer(command.argumentCompletion))
    }
    return lines.joined(separator: "\n")
  }

  private static func value(_ option: Option, of command: any Command.Type) -> String {
    let completion = command.completion(of: option)
    if option.hasOptionalValue { return offer(completion) }
    return completion == .path ? " -r -F" : " -x" + offer(completion)
  }

  private static func offer(_ completion: Completion) -> String {
    switch completion {
    case .words(let words): " -a \(quoted(words.joined(separator: " ")))"
    case .list(let words):
      " -a \"(__fish_complete_list , 'string split , \(words.joined(separator: ","))')\""
    case .wordsOrFolder(let words):
      " -a \(quoted(words.joined(separator: " ") + " (__fish_complete_directories)"))"
    case .path: " -F"
    case .folder: " -a '(__fish_complete_directories)'"
    case .nothing: ""
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
