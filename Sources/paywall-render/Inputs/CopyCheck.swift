import CopyChecks
import CopyTemplates
import PricingEngine

/// Gathers what the rules say about texts: those in files, or all that a project's paywalls are made of.
struct CopyCheck {
  private let options: ParsedOptions
  private let workspace: Workspace
  private let judge: HonestyTexts
  private let localization: LocalizationTexts
  private let quotes: [Quote]

  /// The rules of what is checked besides honesty.
  static let otherRules = [
    RuleSummary(
      id: "project-product-unknown", level: .error,
      requirement: "The products that a project names are in the catalog."),
    RuleSummary(
      id: "price-increase-not-higher", level: .error,
      requirement: "A price increase is an increase."),
    RuleSummary(
      id: "catalog-product-unused", level: .note,
      requirement: "The products of a catalog are among the project's plans."),
  ]

  /// What was found, and in how much.
  struct Result {
    var findings: [CheckFinding] = []
    var sources: [SourceText] = []
    var scope: CheckedScope
  }

  init(_ options: ParsedOptions, workspace: Workspace) throws(InputError) {
    self.options = options
    self.workspace = workspace
    let selection = try PlanSelection(options, workspace: workspace)
    let library = LexiconLibrary.builtIn(
      reading: options.has(.text) ? .whole : .asNeededByLanguage)
    quotes = try selection.spokenOf(options)
    localization = LocalizationTexts(library: library, quotes: quotes)
    judge = HonestyTexts(
      checker: HonestyChecker(library: library), quotes: quotes,
      facts: workspace.facts,
      eligibility: try options.checkedChoice(.eligibility, default: .unknown),
      today: try Self.today(options))
  }

  /// What the files of `--text` say.
  func texts() throws(InputError) -> Result {
    let locale = try Inputs.locale(options[.locale] ?? workspace.catalog.defaultLocale ?? "en")
    let scope = try options.checkedChoice(.scope, default: HonestyScreen.Scope.phrase)
    var result = Result(scope: CheckedScope(cells: options.all(.text).count))
    for path in options.all(.text) {
      let source = try Self.text(at: path)
      let format = TextFormat.detect(fileName: path, bytes: source.bytes)
      var problems: [Finding] = []
      result.findings += try judging { () throws(LexiconError) in
        try judge.findings(
          in: source, format: format, locale: locale, scope: scope, into: &problems)
      }
      result.findings += problems.map { CheckFinding($0) }
      result.findings += try judging { () throws(LexiconError) in
        try localization.findings(in: source, format: format, locale: locale)
      }
      result.sources.append(source)
    }
    return result
  }

  /// What the catalog, the project file, all messages and all copy say.
  func copy() throws(InputError) -> Result {
    let kinds = try kinds()
    let library = try MessageLibrary.open(options, skippingBadNames: true)
    let templates = try UsableTemplates.read(options, contract: library.contract)
    var result = try rendered(library, templates, kinds)
    if kinds.contains(.honesty) { try addTexts(to: &result) }
    if kinds.contains(.localization) {
      let messages = try MessageInput(options, workspace: workspace, library: library).check(
        templates, quotes: quotes)
      result.findings += messages.findings
      result.sources += messages.sources
    }
    return result
  }

  /// A kind of checks.
  enum Kind: String, CaseIterable {
    /// Rules of honest copy.
    case honesty
    /// Checks of localized copy.
    case localization
  }

  /// What `--only` asks for, or both.
  private func kinds() throws(InputError) -> [Kind] {
    guard options.has(.only) else { return Kind.allCases }
    return [try options.checkedChoice(.only, default: Kind.honesty)]
  }

  /// What the catalog and the project file say.
  private func addTexts(to result: inout Result) throws(InputError) {
    result.sources.append(workspace.catalogFile)
    result.findings += try judging { () throws(LexiconError) in
      try judge.findings(of: workspace.catalog, in: workspace.catalogFile)
    }
    result.findings += try judging { () throws(LexiconError) in try judge.findingsOfProject() }
    if let file = workspace.projectFile {
      result.sources.append(try Inputs.source(at: file))
      result.findings += ProjectProducts.findings(
        project: workspace.project, catalog: workspace.catalog, file: file
      ).map { CheckFinding($0) }
    }
  }

  /// What the paywalls of every template and language say; a template that does not fit the catalog is left out.
  private func rendered(
    _ library: MessageLibrary, _ templates: UsableTemplates, _ kinds: [Kind]
  ) throws(InputError) -> Result {
    let matrix = try CellMatrix(
      options, workspace: workspace, library: library, templates: templates)
    var checks = CellChecks()
    var cells = 0
    var findings: [CheckFinding] = []
    for locale in matrix.locales {
      guard let row = try row(locale, of: matrix, kinds) else { continue }
      for sources in row.sources {
        var isFirst = true
        for paywall in paywalls(sources, row.options) {
          cells += 1
          if kinds.contains(.honesty) { findings += try honesty(of: paywall) }
          if kinds.contains(.localization) {
            let html = try matrix.html(of: paywall, isFirst: isFirst)
            findings += try judging(paywall, row.writing, html, by: &checks)
          }
          isFirst = false
        }
      }
    }
    return Result(
      findings: findings + checks.worstFits,
      scope: CheckedScope(
        cells: cells, locales: matrix.locales.count, templates: matrix.templates.count,
        storefronts: 1))
  }

  /// What the paywalls of a language are made from; `nil` when its messages are broken, which their own checks report.
  private func row(
    _ locale: LocaleTag, of matrix: CellMatrix, _ kinds: [Kind]
  ) throws(InputError) -> CellMatrix.Row? {
    do throws(InputError) {
      return try matrix.row(locale)
    } catch {
      if case .messages = error, kinds.contains(.localization) { return nil }
      throw error
    }
  }

  private func honesty(of paywall: Paywall) throws(InputError) -> [CheckFinding] {
    try judging { () throws(LexiconError) in
      try judge.findings(
        of: paywall.copy, template: paywall.template.definition,
        hasOwnMessages: options.has(.locales))
    }
  }

  private func judging(
    _ paywall: Paywall, _ writing: CellWriting, _ html: String?, by checks: inout CellChecks
  ) throws(InputError) -> [CheckFinding] {
    do throws(ICUError) {
      return try checks.findings(of: paywall.copy, writing: writing, html: html)
    } catch {
      throw .message("cannot check '\(writing.localeTag)': \(error.description)")
    }
  }

  /// The paywalls of a template with the products that it usually shows, in each state that changes its words.
  private func paywalls(_ sources: PaywallSources, _ options: ParsedOptions) -> [Paywall] {
    let definition = sources.template.definition
    let states: [ReaderState?] =
      definition.requiresState
      ? ReaderState.examples.filter {
        definition.states.contains($0.name)
          && $0.name.isReachable(with: workspace.catalog.products)
      } : [nil]
    return states.compactMap { state in
      let options = state.map { options.setting([.state: $0.text]) } ?? options
      do throws(InputError) { return try sources.compose(options) } catch { return nil }
    }
  }

  private func judging(
    _ work: () throws(LexiconError) -> [CheckFinding]
  ) throws(InputError) -> [CheckFinding] {
    do throws(LexiconError) { return try work() } catch { throw .message("\(error)") }
  }

  private static func text(at path: String) throws(InputError) -> SourceText {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileReader.bytes(at: path) } catch { throw .file(error) }
    let name = path == "-" ? FileReader.standardInput : path
    do throws(DocumentError) {
      return try TextDecoder.source(file: name, bytes: bytes)
    } catch {
      throw .findings([error.finding(file: name)], source: nil)
    }
  }

  private static func today(_ options: ParsedOptions) throws(InputError) -> CalendarDate? {
    guard let text = options[.today] else { return nil }
    do throws(CalendarDateError) { return try CalendarDate(iso: text) } catch {
      throw .usage(
        .badValue(
          option: .today, value: text, expected: ["a date such as 2027-01-31"], suggestion: nil))
    }
  }
}
