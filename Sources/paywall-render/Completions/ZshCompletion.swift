/// The completion for zsh: a function for a folder of `fpath`, or to be sourced.
struct ZshCompletion {
  let tree: CommandTree

  /// The whole script.
  var text: String {
    """
    #compdef paywall-render
    # Completion of paywall-render for zsh. Written by 'paywall-render completions zsh'.

    _paywall-render() {
      local curcontext="$curcontext" command=$words[2]
      integer count=1
      local -a names
      if (( CURRENT == 2 )) || [[ $command == help && $CURRENT == 3 ]]; then
        names=(
    \(names(tree.firstWords.map { ($0, tree.summary($0)) } + [("help", "show the help of a command")]))
        )
        _describe -t commands command names
        (( CURRENT == 2 )) && _arguments \(Self.spec(.help)) \(Self.spec(.version))
        return
      fi
      case $command in
    \(families)
      esac
      shift $count words
      (( CURRENT -= count ))
      case $command in
    \(commands)
      esac
    }

    # Loaded from fpath, the file is the function; sourced, it defines one.
    if [[ $funcstack[1] == _paywall-render ]]; then
      _paywall-render "$@"
    else
      compdef _paywall-render paywall-render
    fi

    """
  }

  private func names(_ names: [(String, String)]) -> String {
    names.map { "      \(Self.quoted($0.0 + ":" + $0.1))" }.joined(separator: "\n")
  }

  private var families: String {
    tree.families.map { first in
      """
          \(first))
            if (( CURRENT == 3 )); then
              names=(
          \(names(tree.family(first).map { ($0.word, $0.command.summary) }))
              )
              _describe -t commands command names
              return
            fi
            command+=" $words[3]"
            count=2
            ;;
      """
    }.joined(separator: "\n")
  }

  private var commands: String {
    tree.commands.map { command in
      var specs = command.options.map { Self.spec($0, of: command) } + [Self.spec(.help)]
      if let argument = command.argument {
        let many = command.takesManyArguments ? "*" : ""
        specs.append(
          Self.quoted(many + Self.message(argument) + Self.action(command.argumentCompletion)))
      }
      let lines = specs.map { "        " + $0 }.joined(separator: " \\\n")
      return "    '\(command.name)')\n      _arguments \\\n\(lines)\n      ;;"
    }.joined(separator: "\n")
  }

  /// What `_arguments` knows about an option: `'--locale=[the language]:TAG:(de en)'`.
  private static func spec(_ option: Option, of command: any Command.Type) -> String {
    let summary = "[\(escaped(HelpText.summary(option, of: command)))]"
    guard let value = option.valueName else { return quoted(option.flag + summary) }
    let repeats = option.isRepeatable ? "*" : ""
    let optional = option.hasOptionalValue ? ":" : ""
    let rest = option.takesMany ? ":*-*" : ""
    return quoted(
      repeats + option.flag + "=" + summary + optional + rest + message(value)
        + action(command.completion(of: option)))
  }

  private static func spec(_ option: Option) -> String {
    quoted("\(option.flag)[\(escaped(option.summary))]")
  }

  private static func message(_ name: String) -> String {
    ":" + name.replacing(":", with: "\\:") + ":"
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .words(let words): "(\(words.map(escapedColon).joined(separator: " ")))"
    case .list(let words): " _sequence compadd - \(words.joined(separator: " "))"
    case .wordsOrFolder(let words): "{compadd -- \(words.joined(separator: " ")); _files -/}"
    case .path: "_files"
    case .folder: "_files -/"
    case .nothing: " "
    }
  }

  private static func escapedColon(_ word: String) -> String { word.replacing(":", with: "\\:") }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
