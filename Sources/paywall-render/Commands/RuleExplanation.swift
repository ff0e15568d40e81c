import CopyChecks
import CopyTemplates
import PricingEngine

/// What `explain` says about rules of honest copy.
struct RuleExplanation {
  private let options: ParsedOptions

  init(_ options: ParsedOptions) { self.options = options }

  /// The form of an explanation.
  enum Format: String, CaseIterable {
    /// For people.
    case text
    /// `paywall-rules/1`.
    case json
    /// Sections of a page; with all rules the page `docs/rules.md`.
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
    guard let id = options.argument else { return all(as: format) }
    guard !options.has(.rules) else {
      throw .usage(.conflict("'--rules' lists all rules, and '\(id)' is one"))
    }
    guard let rule = HonestyRule.named(id) else {
      throw .usage(.unknownRule(id: id, suggestion: Self.nearest(to: id)))
    }
    let book = RuleBook([rule])
    return switch format {
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

  /// The rule whose name is most like a text, or shares most of its words.
  private static func nearest(to text: String) -> String? {
    let ids = HonestyRule.all.map(\.id)
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
