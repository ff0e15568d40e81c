import CopyChecks
import PricingEngine
import Testing

/// The SARIF report has the structure of SARIF 2.1.0, and its regions hold the words.
@Suite struct SARIFReportTests {
  @Test func hasTheStructureAndTheWords() throws {
    var documents = SampleReport.files
    documents["report.sarif"] = try SampleReport.report().write(as: .sarif)
    // The second column is what Python reads at the region, its columns counted in UTF-16.
    #expect(
      try Oracle.run("check-sarif.py", ["report.sarif", "."], documents: documents) == #"""
        product-name-odd nowhere
        cancel-way-missing copy/ar.json '\u0623\u0644\u063a\u0650 \u0641\u064a \u0623\u064a \u0648\u0642\u062a'
        save-percent-overstated copy/en.html 'Save 50%'
        cancel-way-missing copy/ja.json '\u3044\u3064\u3067\u3082\u89e3\u7d04'
        saving-basis-unstated site/%C3%A4%20b%2C1.html -
        suppressed cancel-way-missing copy/en.html 'cancel anytime'

        """#)
  }

  @Test func findsABrokenLog() throws {
    let text = try SampleReport.report().write(as: .sarif)
    for (old, new, problem) in [
      (#""ruleId": "cancel-way-missing""#, #""rule": "x""#, "has an unknown member rule"),
      (#""startLine": 2"#, #""startLine": "2""#, "is no int"),
      (#""ruleIndex": 2"#, #""ruleIndex": 1"#, "ruleIndex: is wrong"),
    ] {
      var documents = SampleReport.files
      documents["report.sarif"] = text.replacing(old, with: new)
      let found = try Oracle.run("check-sarif.py", ["report.sarif", "."], documents: documents)
      #expect(found.contains(problem), "\(found)")
    }
  }

  @Test func writesAResultAndARule() throws {
    let text = try SampleReport.report().write(as: .sarif)
    for part in [
      #"""
                  {
                    "id": "save-percent-overstated",
                    "shortDescription": {
                      "text": "A saving is at most the exact one {{rounded down}}."
                    },
                    "help": {
                      "text": "A saving is at most the exact one {{rounded down}}."
                    },
                    "helpUri": "https://example.com/rules#saving",
                    "defaultConfiguration": {
                      "level": "error"
                    }
                  }
      """#,
      #"""
              {
                "ruleId": "cancel-way-missing",
                "ruleIndex": 0,
                "level": "warning",
                "message": {
                  "text": "says 'いつでも解約' and not where"
                },
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "copy/ja.json"
                      },
                      "region": {
                        "startLine": 2,
                        "startColumn": 23,
                        "endColumn": 29
                      }
                    },
                    "logicalLocations": [
                      {
                        "fullyQualifiedName": "terms.charge"
                      }
                    ]
                  }
                ],
                "suppressions": [],
      """#,
      #"the name is 'a\\u{{000D}}\\u{{000A}}::error::b \\u{{202E}}100% | ]]> #\\u{{0023}}[error]c'"#,
    ] {
      #expect(text.contains(part), "\(part)\n\(text)")
    }
  }

  struct PathRow: Sendable, CustomTestStringConvertible {
    let path: String
    let uri: String?
    var testDescription: String { path }
  }

  @Test(arguments: [
    PathRow(path: "a:b/c d.json", uri: "a%3Ab/c%20d.json"),
    PathRow(path: "../100%\n.html", uri: "../100%25%0A.html"),
    PathRow(path: "/tmp/x#1?.html", uri: "file:///tmp/x%231%3F.html"),
    PathRow(path: "コピー.html", uri: "%E3%82%B3%E3%83%94%E3%83%BC.html"),
    PathRow(path: "-", uri: nil),
  ])
  func encodesPaths(row: PathRow) {
    let finding = Finding(.error, rule: "r", at: SourceLocation(file: row.path), "m [a](http://b)")
    let text = FindingsReport([CheckFinding(finding)], scope: CheckedScope(cells: 1))
      .write(as: .sarif)
    #expect(text.contains("\"uri\"") == (row.uri != nil))
    if let uri = row.uri { #expect(text.contains("\"uri\": \"\(uri)\""), "\(text)") }
    #expect(text.contains(#""text": "m [a\\](http://b)""#))
  }

  @Test func locatesByLineWithoutTheText() {
    let finding = Finding(
      .error, rule: "r", at: SourceLocation(file: "f", line: 3, column: 9), "m")
    let text = FindingsReport([CheckFinding(finding)], scope: CheckedScope(cells: 1))
      .write(as: .sarif)
    #expect(text.contains("\"startLine\": 3"))
    #expect(!text.contains("Column\""))
  }
}
