import Foundation
import Testing

@testable import paywall_render

@Suite struct ShellTests {
  static let commands = CommandLineRouter.commands.map { $0.name }

  static func script(_ shell: Shell) -> String { shell.script(for: CommandLineRouter.commands) }

  @Test(arguments: Shell.allCases)
  func isWhatTheCommandWrites(shell: Shell) throws {
    let result = try Program.run(["completions", shell.rawValue])
    #expect(result.ending == .code(0))
    #expect(result.errorText == "")
    #expect(result.outputText == Self.script(shell))
  }

  /// Only a shell that is installed can read its script.
  @Test(arguments: Shell.allCases)
  func isReadByTheShell(shell: Shell) throws {
    let paths = ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + shell.rawValue }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return }
    let folder = try TemporaryFolder(["script": Self.script(shell)])
    let result = try ChildProcess(
      path: path, arguments: ["-n", folder.file("script")], environment: ["HOME": folder.path]
    ).run()
    #expect(result.ending == .code(0))
    #expect(result.errorText == "")
  }

  @Test(arguments: commands)
  func knowsEveryOption(name: String) throws {
    let command = try #require(CommandLineRouter.commands.first { $0.name == name })
    let options = command.options + [.help]
    let bash = Self.script(.bash)
    let flags = options.map(\.flag).joined(separator: " ")
    #expect(bash.contains("\n    '\(name)')\n        options='\(flags)'\n"))
    let zsh = try #require(Self.script(.zsh).components(separatedBy: "\n    '\(name)')\n").last)
    let section = try #require(zsh.components(separatedBy: "\n      ;;").first)
    let fish = Self.script(.fish)
    for option in options {
      let value = option.valueName == nil ? "[" : "=["
      #expect(section.contains("\(option.flag)\(value)"), "\(option.flag)")
      #expect(
        fish.contains("-n '__paywall_render_in \(name)' -l \(option.rawValue) "), "\(option.flag)")
    }
  }

  struct Piece: Sendable, CustomTestStringConvertible {
    let id: String
    let shell: Shell
    let text: String
    var testDescription: String { id }
  }

  static let pieces = [
    Piece(
      id: "bash: words of an option", shell: .bash,
      text: "        *' --symbols')\n"
        + "            _paywall_render_words 'standard narrow isoCode'\n"
        + "            return\n            ;;\n"),
    Piece(
      id: "bash: words that one command has", shell: .bash,
      text: "        'build --format')\n"
        + "            _paywall_render_list 'text json html all'\n"),
    Piece(
      id: "bash: the command's own words come first", shell: .bash,
      text: "        'check --only' | 'report --only')\n"
        + "            _paywall_render_words 'honesty localization'\n"),
    Piece(
      id: "bash: folders", shell: .bash,
      text: "        *' --templates' | *' --locales' | *' --merge' | *' --snapshots')\n"
        + "            _paywall_render_paths -d\n"),
    Piece(
      id: "bash: options with many values", shell: .bash,
      text: "        --text | --merge) prev=${COMP_WORDS[i]} ;;\n"),
    Piece(
      id: "zsh: a switch", shell: .zsh,
      text: "        '--fragment[HTML without the page around it]' \\\n"),
    Piece(
      id: "zsh: an optional value", shell: .zsh, text: "::[WHICH]:(changed missing all)' \\\n"),
    Piece(
      id: "zsh: a list", shell: .zsh,
      text: "'--format=[text, json, html or all, separated by commas (default: html)]"
        + ":FORMAT: _sequence compadd - text json html all' \\\n"),
    Piece(
      id: "zsh: all words up to the next option", shell: .zsh,
      text: "or JSON]:*-*:FILE…:_files' \\\n"),
    Piece(
      id: "zsh: a word without an option", shell: .zsh,
      text: "        ':bash|zsh|fish:(bash zsh fish)'\n"),
    Piece(
      id: "fish: a file", shell: .fish,
      text: "complete -c paywall-render -n '__paywall_render_in catalog list' -l catalog -r -F -d "
        + "'the catalog of products; \\'-\\' is standard input'\n"),
    Piece(
      id: "fish: a list", shell: .fish,
      text: "complete -c paywall-render -n '__paywall_render_in build' -l format -x -a "
        + "\"(__fish_complete_list , 'string split , text,json,html,all')\" -d "),
    Piece(
      id: "fish: a second word", shell: .fish,
      text: "complete -c paywall-render -n '__paywall_render_after catalog' -a list -d "
        + "'list the products of a catalog with their kind, price and offers'\n"),
  ]

  @Test(arguments: pieces)
  func hasThePiece(piece: Piece) {
    #expect(Self.script(piece.shell).contains(piece.text))
  }

  struct Line: Sendable, CustomTestStringConvertible {
    /// The words as bash splits them; the last one is completed.
    let words: String
    let offers: String
    var testDescription: String { words }
  }

  static let lines = [
    Line(words: "paywall-render ren", offers: "render"),
    Line(words: "paywall-render catalog ", offers: "validate list convert --help"),
    Line(words: "paywall-render help sn", offers: "snapshot"),
    Line(words: "paywall-render render --format ", offers: "text json html"),
    Line(words: "paywall-render render --form", offers: "--format"),
    Line(words: "paywall-render render --format = j", offers: "json"),
    Line(words: "paywall-render render --locale pt", offers: "pt-BR pt-PT"),
    Line(words: "paywall-render build --locale de,pt", offers: "de,pt-BR de,pt-PT"),
    Line(words: "paywall-render render --state evaluation-e", offers: "evaluation-expired"),
    Line(words: "paywall-render render --storefront DE", offers: "DEU"),
    Line(words: "paywall-render snapshot --only ", offers: ""),
    Line(words: "paywall-render check --only ", offers: "honesty localization"),
    Line(words: "paywall-render check --text one.md pa", offers: "page.html pages"),
    Line(words: "paywall-render check --text page.html --fail-on e", offers: "error"),
    Line(words: "paywall-render render --templates p", offers: "pages"),
    Line(words: "paywall-render completions ", offers: "bash zsh fish"),
    Line(words: "paywall-render locales pseudo ", offers: "en-XA ar-XB"),
    Line(words: "paywall-render explain cancel-anytime-n", offers: "cancel-anytime-not-renewable"),
    Line(words: "paywall-render man --as", offers: ""),
  ]

  /// Asks bash itself, with the words of a line as it would have them.
  @Test(arguments: lines)
  func completesInBash(line: Line) throws {
    let folder = try TemporaryFolder([
      "script": Self.script(.bash), "page.html": "", "pages/a.html": "", "one.md": "",
    ])
    let words = line.words.split(separator: " ", omittingEmptySubsequences: false)
    let ask = """
      source ./script
      compopt() { :; }
      COMP_WORDS=("$@")
      COMP_CWORD=$(($# - 1))
      _paywall_render
      echo "${COMPREPLY[*]}"
      """
    let result = try ChildProcess(
      path: "/bin/bash", arguments: ["-c", ask, "bash"] + words.map(String.init),
      folder: folder.path
    ).run()
    #expect(result.errorText == "")
    let offers = result.outputText.split { $0 == " " || $0 == "\n" }.sorted()
    #expect(offers == line.offers.split(separator: " ").sorted())
  }
}
