import PricingEngine
import Synchronization
import Testing

@testable import CopyChecks
@testable import CopyTemplates

/// Finished copy by the built-in templates and messages, with words in it that somebody changed.
struct SampleCell: Sendable {
  var locale = "en"
  var storefront = "USA"
  var template = "subscription"
  /// The products in the catalog's own JSON; the amounts are in `currency`.
  var products = SampleCell.twoPlans
  var currency = "USD"
  /// A `paywall.json`, without its schema.
  var facts = ""
  /// The section, the words in its text, and what stands there instead.
  var changes: [Change] = []
  /// What else becomes of each section.
  var edit: @Sendable (CopySection) -> CopySection = { $0 }
  /// The same on the HTML.
  var markup: [Change] = []
  var hasHTML = false

  struct Change: Sendable {
    let section: String
    let words: String
    let instead: String

    init(_ section: String, _ words: String, _ instead: String) {
      self.section = section
      self.words = words
      self.instead = instead
    }
  }

  /// A product: `P1Y 19.99`, with an offer `P1W` (free) or `1.99 P1M 3`.
  struct Sold: Sendable {
    let id: String
    let period: String
    let amount: String
    var offer = ""
    var name = "Pro"
    /// Prices elsewhere: storefront, amount and currency.
    var elsewhere: [(String, String, String)] = []

    init(
      _ id: String, _ period: String, _ amount: String, offer: String = "", name: String = "Pro",
      elsewhere: [(String, String, String)] = []
    ) {
      self.id = id
      self.period = period
      self.amount = amount
      self.offer = offer
      self.name = name
      self.elsewhere = elsewhere
    }
  }

  static let twoPlans = [Sold("yearly", "P1Y", "19.99"), Sold("monthly", "P1M", "2.99")]

  /// What one check says of the cell, as `level key 'words': message`.
  func findings(of check: CellCheck) throws -> [String] {
    var checks = CellChecks(checks: [check])
    let found = try checks.findings(of: copy(), writing: try writing(), html: try html())
    return (found + checks.worstFits).map(\.line)
  }

  /// The ids of all checks that say something about the cell.
  func failedChecks() throws -> [String] {
    var checks = CellChecks()
    let found = try checks.findings(of: copy(), writing: try writing(), html: try html())
    return (found + checks.worstFits).map(\.finding.rule)
  }

  func copy() throws -> PaywallCopy {
    let copy = try rightCopy()
    var changed = Set<String>()
    let sections = copy.sections.map { section in
      guard let change = changes.first(where: { $0.section == section.id }),
        section.text.utf8.count > 0, changed.insert(section.id).inserted
      else { return edit(section) }
      return section.saying(section.text.replacing(change.words, with: change.instead))
    }
    return copy.showing(sections)
  }

  private func rightCopy() throws -> PaywallCopy {
    let catalog = try catalog()
    let storefront = try Storefront(code: storefront)
    let plans = try catalog.products.flatMap { try Plan.plans(of: $0, in: storefront) }
    var findings: [Finding] = []
    let project = ProjectReader.read(
      try source(#"{"schema": "paywall-project/1""# + facts + "}", named: "paywall.json"),
      into: &findings)
    try #require(findings.isEmpty, "\(findings.map(\.message))")
    return try PaywallComposer(
      template: try definition(), contract: try Self.contract.get(), phrases: try phrases(),
      facts: try #require(project).facts
    ).compose(Quote.quotes(for: plans, among: plans))
  }

  func writing() throws -> CellWriting {
    try CellWriting(
      phrases: try phrases(), contract: try Self.contract.get(), catalog: try catalog())
  }

  private func html() throws -> String? {
    guard hasHTML else { return nil }
    let definition = try definition()
    var files: [String: SourceText] = [:]
    for folder in ["Templates/shared", "Templates/\(template)"] {
      for name in try RepositoryFile.names(in: folder)
      where name.hasSuffix(".html") || name.hasSuffix(".css") {
        files[String(name.prefix { $0 != "." })] = try RepositoryFile.source("\(folder)/\(name)")
      }
    }
    let layout = try MustacheTemplate(
      compiling: try #require(files["layout"]), partials: files,
      schema: LayoutView.type(of: definition), escaping: .html)
    var html = try HTMLRenderer(layout: layout).text(rightCopy(), template: definition)
    for change in markup { html = html.replacing(change.words, with: change.instead) }
    return html
  }

  private func phrases() throws -> PhraseBook {
    let tag = try LocaleTag(locale)
    let key = "\(locale) \(template)"
    let keys = try definition().messageKeys.union(PhraseBook.periodKeys)
    let messages = try Self.messages.withLock { known in
      if let messages = known[key] { return messages }
      let messages = try Self.read(tag, keys)
      known[key] = messages
      return messages
    }
    return PhraseBook(
      messages: messages,
      formatter: try CopyFormatter(locale: tag, storefront: try Storefront(code: storefront)))
  }

  /// Reading messages takes longer than judging a cell, so it is done once for each locale and template.
  private static let messages = Mutex<[String: LocaleMessages]>([:])

  private static func read(_ tag: LocaleTag, _ keys: Set<String>) throws -> LocaleMessages {
    let contract = try contract.get()
    var findings: [Finding] = []
    var files: [ArbFile] = []
    // A region's file holds only what differs from its language's.
    let names = ([tag.tag] + tag.parents).filter { RepositoryFile.exists("Locales/\($0).arb") }
    for name in names {
      let source = try RepositoryFile.source("Locales/\(name).arb")
      files.append(ArbFile(reading: source, locale: try LocaleTag(name), into: &findings))
    }
    let messages = LocaleMessagesReader(contract: contract).read(
      files, locale: try LocaleTag(try #require(names.first)), for: tag,
      keys: keys, into: &findings)
    try #require(findings.isEmpty)
    return messages
  }

  private func definition() throws -> TemplateDefinition {
    var findings: [Finding] = []
    let template = TemplateReader.read(
      try RepositoryFile.source("Templates/\(template)/template.json"),
      contract: try Self.contract.get(), into: &findings)
    return try #require(template)
  }

  private func catalog() throws -> Catalog {
    let text = """
      {"schema": "paywall-catalog/1", "storefront": "\(storefront)",
       "groups": [{"id": "g", "referenceName": "G"}],
       "products": [\(products.map(json).joined(separator: ",\n"))]}
      """
    let reading = CatalogReader.read(try source(text, named: "catalog.json"))
    return try #require(reading.catalog, "\(reading.findings.map(\.message))")
  }

  private func json(_ sold: Sold) -> String {
    let kind =
      sold.period.isEmpty
      ? #""kind": "nonConsumable""#
      : #""kind": "autoRenewable", "period": "\#(sold.period)", "groupID": "g", "level": 1"#
    let others = sold.elsewhere.map {
      #", "\#($0.0)": {"price": {"amount": "\#($0.1)", "currency": "\#($0.2)"}}"#
    }
    return """
      {"id": "\(sold.id)", \(kind), "localizations": [
        {"locale": "en-US", "displayName": "\(sold.name)", "description": ""}],
       "prices": {"\(storefront)": {"price": {"amount": "\(sold.amount)", "currency": "\(currency)"}
         \(offer(sold.offer))}\(others.joined())}}
      """
  }

  private func offer(_ text: String) -> String {
    let parts = text.split(separator: " ")
    switch parts.count {
    case 1:
      return
        #", "offers": [{"kind": "introductory", "mode": "freeTrial", "period": "\#(parts[0])"}]"#
    case 3:
      let price = #""price": {"amount": "\#(parts[0])", "currency": "\#(currency)"}"#
      return #", "offers": [{"kind": "introductory", "mode": "payAsYouGo", \#(price), "#
        + #""period": "\#(parts[1])", "periodCount": \#(parts[2])}]"#
    default: return ""
    }
  }

  private func source(_ text: String, named name: String) throws -> SourceText {
    try SourceText(file: name, bytes: Array(text.utf8))
  }

  private static let contract = Result {
    var findings: [Finding] = []
    let contract = MessageContract(
      reading: try RepositoryFile.source("Locales/contract.json"), into: &findings)
    try #require(findings.isEmpty)
    return contract
  }
}

extension CopySection {
  /// The same section with another text.
  func saying(_ text: String) -> CopySection { showing(values, claims: claims, text: text) }

  /// The same section with other values and claims behind its text.
  func showing(
    _ values: [ValueName: CopyValue], claims: [ClaimKind] = [], text: String? = nil
  ) -> CopySection {
    CopySection(
      id: id, item: item, role: role, isHeading: isHeading, prominence: prominence,
      productID: productID, planIndex: planIndex, text: text ?? self.text, url: url,
      claims: claims, message: message, values: values)
  }
}

extension PaywallCopy {
  /// The same copy with other sections.
  fileprivate func showing(_ sections: [CopySection]) -> PaywallCopy {
    PaywallCopy(
      template: template, state: state, locale: locale, servedLocale: servedLocale,
      storefront: storefront, plans: plans, sections: sections, change: change, labels: labels,
      claims: claims, findings: findings, environment: environment)
  }
}

extension CheckFinding {
  /// The finding as `level key 'words': message`.
  var line: String {
    let words = words.isEmpty ? "" : " '\(words)'"
    return "\(finding.severity) \(cell.key ?? "-")\(words): \(finding.message)"
  }
}

/// A row of a table about one check.
struct CellRow: Sendable, CustomTestStringConvertible {
  let id: String
  let cell: SampleCell
  /// The findings as `level key 'words': message`.
  let lines: [String]
  var testDescription: String { id }

  init(_ id: String, _ cell: SampleCell, _ lines: [String] = []) {
    self.id = id
    self.cell = cell
    self.lines = lines
  }

  /// Judges the cell by one check and compares what it says.
  func check(_ check: CellCheck) throws {
    let found = try cell.findings(of: check)
    #expect(found == lines)
  }
}
