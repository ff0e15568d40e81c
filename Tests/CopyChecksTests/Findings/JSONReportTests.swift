import CopyChecks
import PricingEngine
import Testing

/// The JSON report is exact, and fits its published schema.
@Suite struct JSONReportTests {
  @Test func writesAFinding() throws {
    let text = try SampleReport.report().write(as: .json)
    let expected = #"""
          {
            "rule": "cancel-way-missing",
            "level": "warning",
            "message": "says 'いつでも解約' and not where",
            "fix": null,
            "location": {
              "file": "copy/ja.json",
              "line": 2,
              "column": 25,
              "endLine": 2,
              "endColumn": 43
            },
            "path": null,
            "productID": null,
            "cell": {
              "template": "subscription",
              "locale": "ja",
              "storefront": null,
              "key": "terms.charge"
            },
            "words": "いつでも解約",
            "excerpt": "  \"terms.charge\": \"👍 いつでも解約\"\n                      ^^^^^^^^^^^^",
            "evidence": null
          }
      """#
    #expect(text.contains(expected), "\(text)")
  }

  @Test func writesEvidenceCountsGroupsAndSuppressions() throws {
    let text = try SampleReport.report().write(as: .json)
    for part in [
      #"""
          "evidence": {
              "facts": [
                "app.yearly is auto-renewable, $66.99 per P1Y"
              ],
              "sum": "(119.88 - 66.99) / 119.88",
              "exact": "44.1191…",
              "allowed": "44%"
            }
      """#,
      #"""
        "counts": {
          "cells": 12,
          "locales": 3,
          "templates": 2,
          "storefronts": 0,
          "errors": 2,
          "warnings": 2,
          "notes": 1,
          "suppressed": 1
        },
      """#,
      #"""
          {
            "findings": [
              1,
              3
            ],
            "locales": [
              "ar",
              "ja"
            ],
            "templates": [
              "subscription"
            ],
            "storefronts": []
          }
      """#,
      #""message": "the name is 'a\r\n::error::b \u202E100% | ]]> ##[error]c'""#,
      #""reason": "a customer's words | seen by @legal""#,
    ] {
      #expect(text.contains(part), "\(part)\n\(text)")
    }
  }

  private func violations(of document: String) throws -> String {
    let schema = Oracle.package.appendingPathComponent("Schemas/paywall-findings.schema.json").path
    return try Oracle.run(
      "validate-json.py", [schema, "report.json"], documents: ["report.json": document])
  }

  @Test func fitsItsSchema() throws {
    #expect(try violations(of: SampleReport.report().write(as: .json)) == "")
    let empty = FindingsReport([], scope: CheckedScope(cells: 0))
    #expect(try violations(of: empty.write(as: .json)) == "")
  }

  /// Documents that the schema must refuse: without these rows it could allow anything.
  @Test(arguments: [
    (#""level": "note""#, #""level": "advice""#, "'advice' is not one of"),
    (#""column": 25"#, #""column": 0"#, "0 is less than the minimum of 1"),
    (#""reason": "a customer's words | seen by @legal""#, #""why": """#, "'reason' is a required"),
    (#""cells": 12"#, #""cells": "12""#, "'12' is not of type 'integer'"),
    ("paywall-findings/1", "paywall-findings/2", "'paywall-findings/1' was expected"),
  ])
  func refusesABrokenDocument(old: String, new: String, violation: String) throws {
    let text = try SampleReport.report().write(as: .json)
    #expect(text.contains(old))
    let found = try violations(of: text.replacing(old, with: new))
    #expect(found.contains(violation), "\(found)")
  }
}
