import PricingEngine

/// Writes a report as JUnit's XML: a suite for each rule, and in it a case for each group.
///
/// Build servers show suites as what was tested, and a rule is what was tested here: one that nothing broke is a case that passes.
/// Errors are failures. Warnings and notes pass, with their text as output; suppressed findings are skipped cases. There are no
/// times, so that the same report gives the same bytes.
public struct JUnitFindingsWriter: FindingsWriter {
  /// Creates a writer.
  public init() {}

  /// The whole report.
  public func text(of report: FindingsReport) -> String {
    let suites = ruleNames(of: report).map { suite(rule: $0, in: report) }
    let cases = suites.flatMap(\.cases)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"paywall-render\" \(counts(of: cases))>\n"
      + suites.map { text(of: $0) }.joined() + "</testsuites>\n"
  }

  private struct Suite {
    let rule: String
    let cases: [TestCase]
  }

  private struct TestCase {
    let name: String
    let outcome: Outcome
  }

  private enum Outcome {
    case passed
    case failed(message: String, text: String)
    case remarked(text: String)
    case skipped(reason: String)
  }

  /// The rules that were applied, and those that only findings name.
  private func ruleNames(of report: FindingsReport) -> [String] {
    let found = (report.findings + report.suppressed).map(\.finding.rule)
    return Set(report.rules.map(\.id) + found).sorted(by: bytesPrecede)
  }

  private func suite(rule: String, in report: FindingsReport) -> Suite {
    let found = report.groups.filter { $0.first.finding.rule == rule }.map {
      TestCase(name: name(of: $0.first.finding), outcome: outcome(of: $0, in: report.scope))
    }
    let skipped = report.suppressed.filter { $0.finding.rule == rule }.map {
      TestCase(name: name(of: $0.finding), outcome: .skipped(reason: $0.suppression ?? ""))
    }
    let cases = found + skipped
    return Suite(
      rule: rule, cases: cases.isEmpty ? [TestCase(name: "no findings", outcome: .passed)] : cases)
  }

  private func name(of finding: Finding) -> String {
    (finding.location == nil ? "" : inertPlace(finding.location) + ": ") + finding.message
  }

  private func outcome(of group: FindingGroup, in scope: CheckedScope) -> Outcome {
    let text = TextFindingsWriter().lines(of: group, in: scope)
    let finding = group.first.finding
    return finding.severity == .error
      ? .failed(message: finding.message, text: text) : .remarked(text: text)
  }

  private func counts(of cases: [TestCase]) -> String {
    var failures = 0
    var skipped = 0
    for element in cases {
      if case .failed = element.outcome { failures += 1 }
      if case .skipped = element.outcome { skipped += 1 }
    }
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
  }

  private func text(of suite: Suite) -> String {
    "  <testsuite name=\(attribute(suite.rule)) \(counts(of: suite.cases))>\n"
      + suite.cases.map { text(of: $0, rule: suite.rule) }.joined() + "  </testsuite>\n"
  }

  private func text(of test: TestCase, rule: String) -> String {
    let start = "    <testcase classname=\(attribute(rule)) name=\(attribute(test.name))"
    let content: String
    switch test.outcome {
    case .passed: return start + "/>\n"
    case .failed(let message, let text):
      content = "<failure type=\"error\" message=\(attribute(message))>\(escaped(text))</failure>"
    case .remarked(let text): content = "<system-out>\(escaped(text))</system-out>"
    case .skipped(let reason): content = "<skipped message=\(attribute(reason))/>"
    }
    return "\(start)>\n      \(content)\n    </testcase>\n"
  }

  /// A text as a quoted attribute; line ends are spelled out, since XML would turn them into spaces.
  private func attribute(_ text: String) -> String { "\"\(escaped(inert(text)))\"" }

  /// A text without what XML gives a meaning, and with the characters spelled out that XML 1.0 does not allow.
  ///
  /// Controls are spelled out already; U+FFFE and U+FFFF are left.
  private func escaped(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": shown += "&amp;"
      case "<": shown += "&lt;"
      case ">": shown += "&gt;"
      case "\"": shown += "&quot;"
      case "\u{FFFE}": shown += "\\u{FFFE}"
      case "\u{FFFF}": shown += "\\u{FFFF}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}
