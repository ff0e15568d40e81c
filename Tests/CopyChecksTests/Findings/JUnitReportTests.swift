import CopyChecks
import PricingEngine
import Testing

/// The JUnit report is XML that a parser reads back.
@Suite struct JUnitReportTests {
  @Test func writesSuites() throws {
    let text = try SampleReport.report().write(as: .junit)
    #expect(
      text.contains(
        """
          <testsuite name="cancel-way-missing" tests="2" failures="0" errors="0" skipped="1">
            <testcase classname="cancel-way-missing" name="copy/ar.json:2:20: says 'ألغ\u{650} في أي وقت' and not where">
        """), "\(text)")
    #expect(
      text.hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="paywall-render" tests="6" failures="2" errors="0" skipped="1">

        """), "\(text)")
    #expect(text.contains("\\u{202E}100% | ]]&gt; #"))
  }

  @Test func isReadBack() throws {
    let listing = try Oracle.run(
      "list-junit.py", ["report.xml"],
      documents: ["report.xml": try SampleReport.report().write(as: .junit)])
    let lines = listing.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { !$0.hasPrefix(" ") } == [
        #"cancel-way-missing: "copy/ar.json:2:20: says '\u0623\u0644\u063a\u0650 \u0641\u064a \u0623\u064a \u0648\u0642\u062a' and not where""#,
        #"cancel-way-missing: "copy/en.html:1:15: says 'cancel anytime' and not where""#,
        "price-hardcoded: 'no findings'",
        #"product-name-odd: "the name is 'a\\u{000D}\\u{000A}::error::b \\u{202E}100% | ]]> #\\u{0023}[error]c'""#,
        "save-percent-overstated: 'copy/en.html:1:4: says 50%, and the exact saving is 44.1191\\u2026 %'",
        "saving-basis-unstated: 'site/\\xe4 b,1.html: a saving has no basis'",
      ], "\(listing)")
    #expect(listing.contains(#"  skipped "a customer's words | seen by @legal" ''"#))
    #expect(listing.contains("  failure 'a saving has no basis' 'site/\\xe4 b,1.html: error: "))
  }

  @Test func spellsOutWhatXMLDoesNotAllow() throws {
    let finding = Finding(.error, rule: "a&\"b", "\u{1}\u{FFFE}\u{FFFF}\u{85}<'>\r\n\t")
    let report = FindingsReport([CheckFinding(finding)], scope: CheckedScope(cells: 1))
    let listing = try Oracle.run(
      "list-junit.py", ["report.xml"], documents: ["report.xml": report.write(as: .junit)])
    #expect(
      listing.contains(
        #"a&"b: "\\u{0001}\\u{FFFE}\\u{FFFF}\\u{0085}<'>\\u{000D}\\u{000A}\\u{0009}""#),
      "\(listing)")
  }
}
