import CopyTemplates
import PricingEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The only place that prints: results go to standard output, everything else to standard error.
struct Console {
  /// Whether messages on standard error are colored.
  let usesColor: Bool
  /// Whether a person at a terminal reads standard error.
  var isInteractive = false

  /// Whether standard output or standard error is a terminal.
  var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 || isatty(STDERR_FILENO) == 1 }

  /// A console for this process: color only on a terminal that wants it.
  static func forThisProcess() -> Console {
    let isTerminal = isatty(STDERR_FILENO) == 1
    let refuses = ProcessEnvironment["NO_COLOR"] != nil
    let isPlain = ProcessEnvironment["TERM"] == "dumb" || ProcessEnvironment.has("CI")
    return Console(
      usesColor: isTerminal && !refuses && !isPlain, isInteractive: isTerminal && !isPlain)
  }

  /// Writes a result to standard output or, whole or not at all, to a file.
  func result(_ text: String, to path: String? = nil) throws(InputError) {
    do throws(FileError) { try FileWriter.save(text, to: path ?? "-") } catch { throw .file(error) }
  }

  /// Writes the pieces of a long result in order, as `result` does.
  func result(_ pieces: [[UInt8]], to path: String?) throws(InputError) {
    do throws(FileError) { try FileWriter.save(pieces, to: path ?? "-") } catch {
      throw .file(error)
    }
  }

  /// Says which inputs a command found by itself, and what is worth knowing about them.
  func announce(_ workspace: Workspace) {
    if let example = workspace.example {
      note("no catalog given, so this is the built-in example '\(example)'")
    }
    report(workspace.findings, in: workspace.catalogFile)
  }

  /// Prints one line for the person at the keyboard.
  func note(_ text: String) { print(error: "paywall-render: \(text)\n") }

  /// Prints a line that belongs to the message before it.
  func plain(_ text: String) { print(error: text + "\n") }

  /// Prints a text as it is, to be answered on the same line.
  func prompt(_ text: String) { print(error: text) }

  /// Prints a failure that is not about a place in a file.
  func failure(_ text: String) {
    print(error: "paywall-render: \(colored("error", for: .error)): \(text)\n")
  }

  /// Prints a failure to read or write a file.
  func failure(_ error: FileError) { print(error: error.message + "\n") }

  /// Prints findings, each with its place, the line it is on when `source` has it, and what to do.
  ///
  /// Of each rule only the first `shownFindings` are printed: a price list can break one in 100,000 lines.
  func report(_ findings: [Finding], in source: SourceText? = nil) {
    var counts: [String: Int] = [:]
    for finding in findings {
      counts[finding.rule, default: 0] += 1
      if counts[finding.rule, default: 0] <= Self.shownFindings {
        print(error: lines(for: finding, in: source))
      }
    }
    for (rule, count) in counts.sorted(by: { $0.key < $1.key }) where count > Self.shownFindings {
      note("and \(count - Self.shownFindings) more findings [\(rule)]")
    }
  }

  private static let shownFindings = 50

  /// Prints everything that is wrong with a layout, each with its line and a mark.
  func report(_ errors: TemplateErrors) {
    for error in errors.errors {
      let severity = colored("error", for: .error)
      var text = "\(error.location): \(severity): \(error.message) [\(error.rule)]\n"
      if let excerpt = error.excerpt { text += "  \(excerpt.line)\n  \(excerpt.mark)\n" }
      if let fix = error.fix { text += "  fix: \(fix)\n" }
      print(error: text)
    }
  }

  /// Prints one line for programs, on standard output; nobody is told when nobody listens.
  func line(_ text: String) {
    do throws(FileError) { try FileWriter.save(text + "\n", to: "-") } catch {}
  }

  /// Replaces the last line of the terminal, which this function printed; an empty text takes it away.
  func overwrite(_ text: String) { print(error: "\r\u{1B}[K" + text) }

  private func lines(for finding: Finding, in source: SourceText?) -> String {
    let place = finding.location.map { "\($0): " } ?? "paywall-render: "
    let severity = colored(finding.severity.rawValue, for: finding.severity)
    var text = "\(place)\(severity): \(finding.message) [\(finding.rule)]\n"
    if let location = finding.location, location.file == source?.file,
      let excerpt = source?.excerpt(at: location)
    {
      text += excerpt.split(separator: "\n").map { "  \($0)\n" }.joined()
    }
    if let path = finding.path, !path.isEmpty { text += "  at: \(path)\n" }
    if let product = finding.productID, finding.path?.contains(product) != true {
      text += "  product: \(quotable(product))\n"
    }
    if let fix = finding.fix { text += "  fix: \(fix)\n" }
    return text
  }

  private func colored(_ text: String, for severity: Finding.Severity) -> String {
    guard usesColor else { return text }
    let code =
      switch severity {
      case .error: "31"
      case .warning: "33"
      case .note: "36"
      }
    return "\u{1B}[1;\(code)m\(text)\u{1B}[0m"
  }

  private func print(error text: String) {
    // Nobody is left to be told when standard error itself is closed.
    do throws(FileError) { try FileWriter.save(text, to: FileWriter.standardError) } catch {}
  }
}
