import CopyTemplates
import PricingEngine
import Testing

@Suite struct TemplateReaderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let json: String
    let findings: [String]
    var testDescription: String { id }
  }

  private static let head =
    #"{"schema": "paywall-template/1", "name": "t", "summary": "s", "kinds": ["consumable"], "#
    + #""states": ["new"], "#

  static let files = [
    Row(
      id: "comments are for projects only", json: "⚑// mine\n{}",
      findings: ["error: comments are not allowed in this file [json-comment] ⚑ (remove it)"]),
    Row(
      id: "no object", json: "⚑[]",
      findings: ["error: expected an object, got a list [value-type] ⚑"]),
    Row(
      id: "another schema", json: #"{"schema": ⚑"paywall-copy/1"}"#,
      findings: [
        "error: expected schema 'paywall-template/1', got 'paywall-copy/1' [schema-unknown] ⚑"
          + " at schema (write \"schema\": \"paywall-template/1\")"
      ]),
    Row(
      id: "nothing but a schema", json: #"⚑{"schema": "paywall-template/1"}"#,
      findings: [
        "error: expected a key 'name' [missing-key] ⚑ (add 'name')",
        "error: expected a key 'summary' [missing-key] file.json:1:1 (add 'summary')",
        "error: expected a key 'kinds' [missing-key] file.json:1:1 (add 'kinds')",
        "error: expected a key 'states' [missing-key] file.json:1:1 (add 'states')",
        "error: expected a key 'sections' [missing-key] file.json:1:1 (add 'sections')",
      ]),
    Row(
      id: "a misspelled key", json: head + #"⚑"maxPlans": 1, "sections": []}"#,
      findings: [
        "error: unknown key 'maxPlans' [unknown-key] ⚑ at maxPlans (remove it)"
      ]),
    Row(
      id: "a key with a typing error", json: head + #"⚑"lables": {}, "sections": []}"#,
      findings: [
        "error: unknown key 'lables' [unknown-key] ⚑ at lables (rename it to 'labels')"
      ]),
    Row(
      id: "no plans at all", json: head + #""maximumPlans": ⚑0, "sections": []}"#,
      findings: [
        "error: expected a whole number of at least 1, got 0 [number-out-of-range] ⚑"
          + " at maximumPlans"
      ]),
    Row(
      id: "an empty name",
      json: #"{"schema": "paywall-template/1", "name": ⚑" ", "summary": "s", "kinds": ["#
        + #""consumable"], "states": ["new"], "sections": []}"#,
      findings: ["error: expected a text, got an empty string [text-empty] ⚑ at name"]),
    Row(
      id: "an unknown kind",
      json: #"{"schema": "paywall-template/1", "name": "t", "summary": "s", "kinds": ["#
        + #"⚑"autoRenewing", ⚑"subscription"], "states": ["new"], "sections": []}"#,
      findings: [
        "error: expected one of autoRenewable, nonRenewing, consumable, nonConsumable, got "
          + "'autoRenewing' [unknown-word] ⚑ at kinds[0]",
        "error: expected one of autoRenewable, nonRenewing, consumable, nonConsumable, got "
          + "'subscription' [unknown-word] ⚑ at kinds[1]",
      ]),
    Row(
      id: "no kinds",
      json: #"{"schema": "paywall-template/1", "name": "t", "summary": "s", "kinds": ⚑[], "#
        + #""states": ["new"], "sections": []}"#,
      findings: [
        "error: expected at least one element, got an empty list [list-empty] ⚑ at kinds"
      ]),
    Row(
      id: "sections in an object", json: head + #""sections": ⚑{}}"#,
      findings: ["error: expected a list, got an object [value-type] ⚑ at sections"]),
  ]

  private static let stateWords = ReaderStateName.allCases.map(\.rawValue).joined(separator: ", ")

  static let words = [
    Row(
      id: "no state",
      json: #"{"schema": "paywall-template/1", "name": "t", "summary": "s", "kinds": ["#
        + #""consumable"], "states": ⚑[], "sections": []}"#,
      findings: [
        "error: expected at least one element, got an empty list [list-empty] ⚑ at states"
      ]),
    Row(
      id: "an unknown state",
      json: #"{"schema": "paywall-template/1", "name": "t", "summary": "s", "kinds": ["#
        + #""consumable"], "states": ["new", ⚑"fre"], "sections": []}"#,
      findings: [
        "error: expected one of \(stateWords), got 'fre' [unknown-word] ⚑ at states[1]"
          + " (write 'free')"
      ]),
    Row(
      id: "an unknown kind of offer", json: head + #""offer": ⚑"intro", "sections": []}"#,
      findings: [
        "error: expected one of introductory, promotional, offerCode, winBack, none, got 'intro'"
          + " [unknown-word] ⚑ at offer"
      ]),
    Row(
      id: "an unknown way to pay", json: head + #""billing": ⚑"upfront", "sections": []}"#,
      findings: [
        "error: expected one of upFront, monthly, got 'upfront' [unknown-word] ⚑ at billing"
          + " (write 'upFront')"
      ]),
    Row(
      id: "a change of plan in words", json: head + #""changesPlan": ⚑"yes", "sections": []}"#,
      findings: [
        "error: expected true or false, got the text 'yes' [value-type] ⚑ at changesPlan"
      ]),
  ]

  static let labels = [
    Row(
      id: "a label without its message",
      json: head + #""labels": {"links": ⚑"label.link"}, "sections": []}"#,
      findings: [
        "error: no message 'label.link' in the contract [key-undefined] ⚑ at labels.links"
          + " (write 'label.links')"
      ]),
    Row(
      id: "a label with arguments",
      json: head + #""labels": {"buy": ⚑"action.buy"}, "sections": []}"#,
      findings: ["error: a label's message has no arguments [label-arguments] ⚑ at labels.buy"]),
    Row(
      id: "a label that is no text", json: head + #""labels": {"buy": ⚑1}, "sections": []}"#,
      findings: ["error: expected a string, got the number 1 [value-type] ⚑ at labels.buy"]),
  ]

  @Test(arguments: files + words + labels)
  func reportsWhatIsWrong(row: Row) throws {
    let marked = try MarkedSource(row.json)
    var findings: [Finding] = []
    let template = TemplateReader.read(
      marked.source, contract: try BuiltIn.contract(), into: &findings)
    #expect(findings.map(\.wholeText) == marked.placed(row.findings))
    #expect(template == nil)
  }

  /// Findings about other files, which came before, do not refuse a template.
  @Test func judgesOnlyItsOwnFindings() throws {
    var findings = [Finding(.error, rule: "before", "something else")]
    let template = TemplateReader.read(
      try source(Self.head + #""sections": []}"#), contract: try BuiltIn.contract(),
      into: &findings)
    #expect(template?.name == "t")
    #expect(findings.count == 1)
  }

  @Test func readsADefinition() throws {
    let template = try BuiltIn.template(
      reading: try source(
        Self.head + """
          "maximumPlans": 2, "labels": {"plans": "label.plans"}, "sections": [
            { "id": "top", "role": "headline", "prominence": 2, "required": true,
              "messages": ["subscription.headline", "subscription.headline.plain"] },
            { "plans": [{ "id": "cost", "role": "billedAmount", "prominence": 1,
              "values": ["price"] }] },
            { "id": "list", "role": "benefit", "prominence": 3, "fact": "features" },
            { "id": "help", "role": "support", "prominence": 4, "link": "support",
              "messages": ["link.support"] }]}
          """))
    #expect(template.summary == "s")
    #expect(template.kinds == ["consumable"])
    #expect(template.maximumPlans == 2)
    #expect(
      template.pageSections.map(Self.summary) == [
        "top: headline 2 required messages subscription.headline, subscription.headline.plain",
        "list: benefit 3 fact features", "help: support 4 link support by link.support",
      ])
    #expect(template.planSections.map(Self.summary) == ["cost: billedAmount 1 values price"])
    #expect(
      template.entries.map { entry in
        switch entry {
        case .section(let section): section.id
        case .plans(let sections): "plans of \(sections.map(\.id).joined(separator: ", "))"
        }
      } == ["top", "plans of cost", "list", "help"])
    #expect(
      template.messageKeys == [
        "subscription.headline", "subscription.headline.plain", "link.support", "label.plans",
      ])
  }

  private static func summary(_ section: TemplateSection) -> String {
    let source =
      switch section.source {
      case .messages(let keys): "messages \(keys.joined(separator: ", "))"
      case .values(let names): "values \(names.map(\.rawValue).joined(separator: ", "))"
      case .fact(let fact): "fact \(fact.rawValue)"
      case .link(let kind, let message): "link \(kind.rawValue) by \(message)"
      }
    let required = section.isRequired ? "required " : ""
    return "\(section.id): \(section.role.rawValue) \(section.prominence) \(required)\(source)"
  }

  @Test func readsTheBuiltInTemplates() throws {
    let names = try PackageFile.names(in: "Templates").filter { $0 != "shared" }
    #expect(names.contains("one-time-unlock") && names.contains("subscription"))
    for name in names { #expect(try BuiltIn.template(name).name == name) }
  }
}
