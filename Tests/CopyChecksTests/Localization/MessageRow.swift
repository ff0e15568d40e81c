import PricingEngine
import Testing

@testable import CopyChecks
@testable import CopyTemplates

/// A message in English and in another language, and what one check says of the second.
struct MessageRow: Sendable, CustomTestStringConvertible {
  let check: String
  let id: String
  let locale: String
  /// The English message, whose arguments are those of the contract.
  let english: String
  /// The translation as JSON has it, with a `⚑` before each place that is found.
  let text: String
  /// Level and message of each finding, in the order of the places.
  let findings: [String]
  let key: String
  let limit: Int?
  let offers: OfferValues

  var testDescription: String { "\(check): \(id)" }

  init(
    _ check: String, _ id: String, _ locale: String, _ english: String, _ text: String,
    _ findings: [String] = [], key: String = "m", limit: Int? = nil,
    offers: OfferValues = .unknown
  ) {
    self.check = check
    self.id = id
    self.locale = locale
    self.english = english
    self.text = text
    self.findings = findings
    self.key = key
    self.limit = limit
    self.offers = offers
  }

  /// Runs the check, and compares what it finds.
  func expectFindings() throws {
    let check = try #require(MessageCheck.all.first { $0.about.id == self.check })
    let marked = try MarkedSource("{\"\(key)\": \(text)}", named: "\(locale).arb")
    let terms = MessageContract.Terms(
      meaning: "A message.", arguments: try arguments(), claims: [], subjects: [], limit: limit)
    let english = try SourceText(file: "en.arb", bytes: Array("{\"\(key)\": \"\(english)\"}".utf8))
    var files = [MessageFile(reading: marked.source, name: locale, isOwn: true)]
    if locale != "en" { files.append(MessageFile(reading: english, name: "en", isOwn: true)) }
    let set = MessageSet(
      contract: MessageContract(messages: [key: terms]), files: files,
      sourceLocale: try LocaleTag("en"), offers: offers)
    let found = try MessageChecker(checks: [check]).findings(
      in: set, locales: [try LocaleTag(locale)])
    let sorted = found.map { $0.finding }.sorted {
      ($0.location?.column ?? 0, $0.message) < ($1.location?.column ?? 0, $1.message)
    }
    let lines = sorted.map { finding -> String in
      let place = finding.location?.description ?? ""
      return "\(finding.severity.rawValue): \(finding.message) \(place)"
    }
    #expect(lines == marked.placed(findings.map { $0 + " ⚑" }))
  }

  private func arguments() throws -> [String: ArgumentType] {
    let parsed = try ParsedMessage(parsing: english)
    let names = parsed.arguments.map { $0.name }
    var arguments: [String: ArgumentType] = [:]
    for name in names {
      arguments[name] = ValueName(rawValue: name)?.type ?? (name == "count" ? .count : .name)
    }
    return arguments
  }
}
