import CopyChecks
import CopyTemplates
import PricingEngine

/// Gathers what the rules say about texts: those in files, or all that a project's paywalls are made of.
struct CopyCheck {
  private let options: ParsedOptions
  private let workspace: Workspace
  private let judge: HonestyTexts
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
    quotes = try selection.spokenOf(options)
    judge = HonestyTexts(
      checker: HonestyChecker(library: .builtIn()), quotes: quotes,
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
      result.sources.append(source)
    }
    return result
  }

  /// What the catalog, the project file, all messages and all copy say.
  func copy() throws(InputError) -> Result {
    let kind = try options[.only].map { _ throws(InputError) in
      try options.checkedChoice(.only, default: Kind.honesty)
    }
    let library = try MessageLibrary.open(options, skippingBadNames: true)
    let templates = try UsableTemplates.read(options, contract: library.contract)
    var result = Result(scope: CheckedScope(cells: 0))
    if kind != .localization { result = try honesty(library, templates) }
    if kind != .honesty {
      let messages = try MessageInput(options, workspace: workspace, library: library).check(
        templates, quotes: quotes)
      result.findings += messages.findings
      result.sources += messages.sources
      if kind == .localization { result.scope = messages.scope }
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

  /// What the catalog, the project file and all finished copy say.
  private func honesty(
    _ library: MessageLibrary, _ templates: UsableTemplates
  ) throws(InputError) -> Result {
    var result = try rendered(library, templates)
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
    return result
  }

  /// What the paywalls of every template and language say; a template that does not fit the catalog is left out, and a language whose
  /// messages are broken.
  private func rendered(
    _ library: MessageLibrary, _ templates: UsableTemplates
  ) throws(InputError) -> Result {
    var all = library.locales
    if let tag = options[.locale] { all = [try Inputs.locale(tag)] }
    var cells = 0
    var findings: [CheckFinding] = []
    for name in templates.names {
      for locale in all {
        let options = options.setting([.template: name, .locale: locale.tag])
        guard let sources = try sources(options, library) else { continue }
        for paywall in paywalls(sources, options) {
          cells += 1
          findings += try judging { () throws(LexiconError) in
            try judge.findings(
              of: paywall.copy, template: paywall.template.definition,
              hasOwnMessages: options.has(.locales))
          }
        }
      }
    }
    return Result(
      findings: findings,
      scope: CheckedScope(
        cells: cells, locales: all.count, templates: templates.names.count, storefronts: 1))
  }

  /// Everything for the paywalls of a template and language; `nil` when its messages are broken, which their own checks report.
  private func sources(
    _ options: ParsedOptions, _ library: MessageLibrary
  ) throws(InputError) -> PaywallSources? {
    do throws(InputError) {
      return try PaywallSources.open(options, workspace: workspace, library: library)
    } catch {
      if case .messages = error { return nil }
      throw error
    }
  }

  /// The paywalls of a template with the products that it usually shows, in each state that changes its words.
  private func paywalls(_ sources: PaywallSources, _ options: ParsedOptions) -> [Paywall] {
    let definition = sources.template.definition
    let states: [ReaderState?] =
      definition.requiresState
      ? ReaderState.examples.filter { definition.states.contains($0.name) } : [nil]
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
