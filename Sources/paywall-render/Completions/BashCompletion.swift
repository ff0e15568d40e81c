/// The completion for bash, which needs nothing but bash 4 itself.
struct BashCompletion {
  let tree: CommandTree

  /// The whole script.
  var text: String {
    """
    # Completion of paywall-render for bash. Written by 'paywall-render completions bash'.

    _paywall_render_words() {
        mapfile -t COMPREPLY < <(compgen -W "$1" -- "$cur")
        [[ ${COMPREPLY[0]-} == *: ]] && compopt -o nospace
    }

    # Words separated by commas.
    _paywall_render_list() {
        local before=
        [[ $cur == *,* ]] && before=${cur%,*},
        mapfile -t COMPREPLY < <(compgen -P "$before" -W "$1" -- "${cur##*,}")
        compopt -o nospace
    }

    _paywall_render_paths() {
        mapfile -t COMPREPLY < <(compgen "${1--f}" -- "$cur")
        compopt -o filenames
    }

    _paywall_render() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
        local command=${COMP_WORDS[1]-} options= i
        COMPREPLY=()

        if ((COMP_CWORD == 1)) || [[ $command == help && $COMP_CWORD == 2 ]]; then
            _paywall_render_words '\(firstWords)'
            return
        fi
        case $command in
    \(families)
        esac

        # Bash takes '--locale=de' for three words.
        if [[ $cur == '=' ]]; then
            cur=
        elif [[ $prev == '=' ]]; then
            prev=${COMP_WORDS[COMP_CWORD - 2]}
        else
            # All words up to the next option are values of these.
            for ((i = COMP_CWORD - 1; i > 1; i--)); do
                [[ ${COMP_WORDS[i]} == -* ]] && break
            done
            case ${COMP_WORDS[i]} in
            \(greedy)) prev=${COMP_WORDS[i]} ;;
            esac
        fi

        if [[ $cur != -* ]]; then
            case "$command $prev" in
    \(values)
            esac
        fi

        case $command in
    \(commands)
        esac
        [[ -n $options ]] && _paywall_render_words "$options"
    }

    complete -F _paywall_render paywall-render

    """
  }

  private var firstWords: String {
    (tree.firstWords + ["help", "--help", "--version"]).joined(separator: " ")
  }

  private var greedy: String {
    Option.allCases.filter(\.takesMany).map(\.flag).joined(separator: " | ")
  }

  private var families: String {
    tree.families.map { first in
      """
          \(first))
              if ((COMP_CWORD == 2)); then
                  _paywall_render_words '\(tree.family(first).map(\.word).joined(separator: " ")) --help'
                  return
              fi
              command+=" ${COMP_WORDS[2]}"
              ;;
      """
    }.joined(separator: "\n")
  }

  /// What is offered after an option: first where a command has words of its own, then for all others.
  private var values: String {
    var cases: [(patterns: [String], completion: Completion)] = []
    func add(_ pattern: String, _ completion: Completion) {
      if let index = cases.firstIndex(where: { $0.completion == completion }) {
        cases[index].patterns.append(pattern)
      } else {
        cases.append(([pattern], completion))
      }
    }
    for command in tree.commands {
      for option in command.options where option.valueName != nil {
        let completion = command.completion(of: option)
        if completion != option.completion {
          add("'\(command.name) \(option.flag)'", completion)
        }
      }
    }
    let own = cases
    cases = []
    for option in Option.allCases where option.valueName != nil {
      add("*' \(option.flag)'", option.completion)
    }
    return (own + cases).map { entry in
      """
              \(entry.patterns.joined(separator: " | ")))
                  \(Self.offer(entry.completion))
                  return
                  ;;
      """
    }.joined(separator: "\n")
  }

  private var commands: String {
    tree.commands.map { command in
      let options = (command.options + [.help]).map(\.flag).joined(separator: " ")
      var lines = "    '\(command.name)')\n        options='\(options)'\n"
      if command.argumentCompletion != .nothing {
        lines += """
                  if [[ $cur != -* ]]; then
                      \(Self.offer(command.argumentCompletion))
                      return
                  fi

          """
      }
      return lines + "        ;;"
    }.joined(separator: "\n")
  }

  private static func offer(_ completion: Completion) -> String {
    switch completion {
    case .words(let words): "_paywall_render_words '\(words.joined(separator: " "))'"
    case .list(let words): "_paywall_render_list '\(words.joined(separator: " "))'"
    case .wordsOrFolder(let words):
      "mapfile -t COMPREPLY < <(compgen -d -W '\(words.joined(separator: " "))' -- \"$cur\")"
    case .path: "_paywall_render_paths"
    case .folder: "_paywall_render_paths -d"
    case .nothing: ":"
    }
  }
}
