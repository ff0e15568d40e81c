import CopyChecks
import PricingEngine
import Testing

/// The sample report in every format that a line or two of it shows; bytes, columns and widths are counted by hand.
///
/// `ألغِ في أي وقت` is 25 bytes, 14 UTF-16 units and 13 columns; `いつでも解約` after an emoji is 18 bytes, 6 units and 12 columns.
@Suite struct ReportWritersTests {
  static let note =
    #"the name is 'a\u{000D}\u{000A}::error::b \u{202E}100% | ]]> #\u{0023}[error]c'"#

  @Test func textReport() throws {
    let expected = """
      paywall-render: note: \(Self.note) [product-name-odd]
        words: 'a\\u{000D}\\u{000A}::error::b'
        at: products[0].name

      copy/ar.json:2:20: warning: says 'ألغ\u{650} في أي وقت' and not where [cancel-way-missing]
        |   "terms.charge": "ألغ\u{650} في أي وقت"
        |                    ^^^^^^^^^^^^^
        in 2 of 3 locales: ar, ja; template subscription; key terms.charge

      copy/en.html:1:4: error: says 50%, and the exact saving is 44.1191… % [save-percent-overstated]
        | <p>Save 50% | cancel anytime ]]></p>
        |    ^^^^^^^^
        product: app.yearly
        fix: write 'Save 44%'
        sum: (119.88 - 66.99) / 119.88 = 44.1191…; allowed: 44%
        fact: app.yearly is auto-renewable, $66.99 per P1Y
        in locale en; template subscription

      site/ä b,1.html: error: a saving has no basis [saving-basis-unstated]
        fix: say what it is compared with

      suppressed: copy/en.html:1:15: warning: says 'cancel anytime' and not where [cancel-way-missing]
        reason: a customer's words | seen by @legal

      2 errors, 2 warnings, 1 note, 1 suppressed; 12 cells checked

      """
    #expect(try SampleReport.report().write(as: .text) == expected)
  }

  @Test func textReportInColor() throws {
    let report = FindingsReport(
      [CheckFinding(Finding(.error, rule: "r", "a\u{1B}[0m"))], scope: CheckedScope(cells: 1))
    #expect(
      report.write(as: .text, usesColor: true) == """
        paywall-render: \u{1B}[1;31merror\u{1B}[0m: a\\u{001B}[0m [r]

        1 error; 1 cell checked

        """)
  }

  @Test func lineReport() throws {
    let expected = """
      paywall-render: note: \(Self.note) [product-name-odd]
      copy/ar.json:2:20: warning: says 'ألغ\u{650} في أي وقت' and not where [cancel-way-missing]
      copy/en.html:1:4: error: says 50%, and the exact saving is 44.1191… % [save-percent-overstated]
      copy/ja.json:2:25: warning: says 'いつでも解約' and not where [cancel-way-missing]
      site/ä b,1.html: error: a saving has no basis [saving-basis-unstated]

      """
    #expect(try SampleReport.report().write(as: .line) == expected)
  }

  @Test func githubReport() throws {
    let note = Self.note.replacing("%", with: "%25")
    let expected = """
      ::error file=copy/en.html,line=1,endLine=1,col=4,endColumn=12,title=save-percent-overstated::\
      says 50%25, and the exact saving is 44.1191… %25%0Afix: write 'Save 44%25'%0A\
      in locale en; template subscription
      ::error file=site/ä b%2C1.html,title=saving-basis-unstated::\
      a saving has no basis%0Afix: say what it is compared with
      ::warning file=copy/ar.json,line=2,endLine=2,col=20,endColumn=34,title=cancel-way-missing::\
      says 'ألغ\u{650} في أي وقت' and not where%0A\
      in 2 of 3 locales: ar, ja; template subscription; key terms.charge
      ::notice title=product-name-odd::\(note)

      """
    #expect(try SampleReport.report().write(as: .github) == expected)
  }

  @Test func markdownReport() throws {
    let note = #"""
      the name is 'a\\u{000D}\\u{000A}::error::b \\u{202E}100% \| \]\]&gt; #<!-- -->\\u{0023}\[error\]c'
      """#
    let expected = """
      **2 errors, 2 warnings, 1 note, 1 suppressed; 12 cells checked**

      | Severity | Place | Finding | Rule |
      |---|---|---|---|
      | note |  | \(note) | product-name-odd |
      | warning | copy/ar.json:2:20 | says 'ألغ\u{650} في أي وقت' and not where<br>\
      in 2 of 3 locales: ar, ja; template subscription; key terms.charge | cancel-way-missing |
      | error | copy/en.html:1:4 | says 50%, and the exact saving is 44.1191… %<br>\
      fix: write 'Save 44%'<br>sum: (119.88 - 66.99) / 119.88 = 44.1191…; allowed: 44%<br>\
      in locale en; template subscription | save-percent-overstated |
      | error | site/ä b,1.html | a saving has no basis<br>fix: say what it is compared with \
      | saving-basis-unstated |
      | suppressed warning | copy/en.html:1:15 | says 'cancel anytime' and not where<br>\
      reason: a customer's words \\| seen by @<!-- -->legal | cancel-way-missing |

      """
    #expect(try SampleReport.report().write(as: .markdown) == expected)
  }

  @Test func withoutFindings() {
    let report = FindingsReport([], scope: CheckedScope(cells: 0))
    let expected: [ReportFormat: String] = [
      .text: "no findings; no cells checked\n", .line: "", .github: "",
      .markdown: "**no findings; no cells checked**\n",
      .junit: """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="paywall-render" tests="0" failures="0" errors="0" skipped="0">
      </testsuites>

      """,
    ]
    for (format, text) in expected {
      #expect(report.write(as: format) == text, "\(format)")
    }
  }
}
