import CopyChecks
import CopyTemplates
import PricingEngine

/// What `explain` says about rules of honest copy and checks of localized copy.
struct RuleExplanation {
  private let options: ParsedOptions

  init(_ options: ParsedOptions) { self.options = options }

  /// The form of an explanation.
  enum Format: String, CaseIterable {
    /// For people.
    case text
    /// `paywall-rules/1` or `paywall-checks/1`.
    case json
    /// Sections of a page; with all rules or checks the page `docs/rules.md` or `docs/checks.md`.
    case markdown
  }

  /// The explanation of the rule that is named, or with `--rules` of all.
  ///
  /// - Throws: `InputError.usage` for an unknown rule, and for options that have nothing to do with rules.
  func text() throws(InputError) -> String {
    if let stray = Paywall.options.first(where: options.has) {
      throw .usage(.conflict("'\(stray.flag)' says nothing about rules"))
    }
    let format = try options.checkedChoice(.format, default: Format.text)
    if options.has(.rules), options.has(.checks) {
      throw .usage(.conflict("'--rules' and '--checks' are two lists: choose one"))
    }
    guard let id = options.argument else {
      return options.has(.checks) ? allChecks(as: format) : all(as: format)
    }
    for list in [Option.rules, .checks] where options.has(list) {
      throw .usage(.conflict("'\(list.flag)' lists all \(list.rawValue), and '\(id)' is one"))
    }
    if let rule = HonestyRule.named(id) { return text(of: RuleBook([rule]), as: format) }
    if let check = LocalizationCheck.named(id) { return text(of: CheckBook([check]), as: format) }
    throw .usage(.unknownRule(id: id, suggestion: Self.nearest(to: id)))
  }

  private func text(of book: RuleBook, as format: Format) -> String {
    switch format {
    case .text: book.text
    case .json: book.json
    case .markdown: book.sections
    }
  }

  private func text(of book: CheckBook, as format: Format) -> String {
    switch format {
    case .text: book.text
    case .json: book.json
    case .markdown: book.sections
    }
  }

  private func all(as format: Format) -> String {
    switch format {
    case .text: RuleBook().list
    case .json: RuleBook().json
    case .markdown: RuleBook.page
    }
  }

  private func allChecks(as format: Format) -> String {
    switch format {
    case .text: CheckBook().list
    case .json: CheckBook().json
    case .markdown: CheckBook.page
    }
  }

  /// The rule whose name is most like a text, or shares most of its words.
  private static func nearest(to text: String) -> String? {
    let ids = BuiltInNames.rules
    if let near = nearestText(to: text, in: ids) { return near }
    let wanted = words(text)
    let shared = ids.map { (id: $0, count: words($0).intersection(wanted).count) }
    let best = shared.max { $0.count < $1.count }
    return best.flatMap { best in
      shared.first { $0.count == best.count && best.count > 0 }?.id
    }
  }

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.lowercased().split { $0 == "-" || $0 == " " || $0 == "_" })
  }
}
