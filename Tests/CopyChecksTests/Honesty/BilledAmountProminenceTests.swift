import CopyChecks
import CopyTemplates
import PricingEngine
import Testing

/// App Review Guideline 3.1.2: the billed amount is the clearest price.
@Suite struct BilledAmountProminenceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// The sections of a plan: an identifier, a role and how prominent it is.
    let sections: [(id: String, role: SectionRole, prominence: Int)]
    let messages: [String]
    var testDescription: String { id }
  }

  static let rows = [
    Row(
      id: "the billed amount first and largest",
      sections: [("price", .billedAmount, 1), ("month", .equivalent, 2), ("badge", .saving, 2)],
      messages: []),
    Row(
      id: "a calculated price that is larger",
      sections: [("month", .equivalent, 1), ("price", .billedAmount, 4)],
      messages: ["'month' has prominence 1, and the billed amount 4"]),
    Row(
      id: "a calculated price that is as large",
      sections: [("price", .billedAmount, 1), ("month", .equivalent, 1)],
      messages: ["'month' has prominence 1, and the billed amount 1"]),
    Row(
      id: "a calculated price that is smaller and earlier",
      sections: [("month", .equivalent, 3), ("price", .billedAmount, 1)],
      messages: ["'month' stands before the billed amount"]),
    Row(
      id: "a saving, a trial and an introductory price",
      sections: [
        ("saving", .saving, 2), ("price", .billedAmount, 2), ("trial", .trial, 2),
        ("intro", .introPrice, 1),
      ],
      messages: [
        "'saving' has prominence 2, and the billed amount 2",
        "'trial' has prominence 2, and the billed amount 2",
        "'intro' has prominence 1, and the billed amount 2",
      ]),
    Row(
      id: "names and badges are no prices",
      sections: [("name", .productName, 1), ("badge", .badge, 1), ("price", .billedAmount, 2)],
      messages: []),
    Row(
      id: "no billed amount", sections: [("name", .productName, 1), ("month", .equivalent, 5)],
      messages: ["no section shows the billed amount"]),
    Row(id: "no price at all", sections: [("name", .productName, 1)], messages: []),
    Row(
      id: "the first of two billed amounts counts",
      sections: [
        ("price", .billedAmount, 1), ("total", .billedAmount, 1), ("month", .equivalent, 2),
      ], messages: []),
  ]

  private func template(_ row: Row) throws -> (TemplateDefinition, SourceText) {
    let sections = row.sections.map { section in
      #"{"id": "\#(section.id)", "role": "\#(section.role.rawValue)", "#
        + #""prominence": \#(section.prominence), "values": ["price"]}"#
    }
    let source = try SourceText(
      file: "t/template.json",
      bytes: Array(
        #"{"schema": "paywall-template/1", "name": "t", "summary": "s", "#.utf8)
        + Array(#""kinds": ["autoRenewable"], "states": ["new"], "sections": [{"plans": ["#.utf8)
        + Array((sections.joined(separator: ", ") + "]}]}").utf8))
    var findings: [Finding] = []
    let template = TemplateReader.read(
      source, contract: MessageContract(messages: [:]), into: &findings)
    return (try #require(template, "\(findings.map(\.message))"), source)
  }

  @Test(arguments: rows)
  func judges(row: Row) throws {
    let (template, source) = try template(row)
    let findings = BilledAmountProminence.findings(in: template, at: source)
    #expect(findings.map(\.message) == row.messages)
    for finding in findings {
      #expect(finding.rule == "billed-amount-not-most-prominent")
      #expect(finding.severity == .error)
      #expect(finding.location?.description == "t/template.json")
      #expect(finding.fix == "put the billed amount first, with the smallest prominence number")
    }
  }
}
