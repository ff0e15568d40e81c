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
    RefusedPaywall.rule,
  ]

  /// What was found, and in how much.
  struct Result: Sendable {
    var findings: [CheckFinding] = []
    var sources: [SourceText] = []
    var scope: CheckedScope

    /// Adds what was found in a part, with its number of cells.
    mutating func add(_ part: Result) {
      findings += part.findings
      sources += part.sources
      scope = scope.adding(cells: part.scope.cells)
    }
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
      today: try Inputs.date(.today, options))
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
    judge.expectTexts(of: workspace.catalog)
    let paywalls = PaywallCheck(
      options, workspace: workspace, judge: judge, kinds: kinds,
      matrix: try CellMatrix(options, workspace: workspace, library: library, templates: templates))
    // The longest part comes first, so that no worker is left with it at the end; the texts that paywalls show in part come when
    // their languages have been read for these.
    let locales = paywalls.matrix.locales.map(Part.paywalls)
    let parts: [Part] =
      (kinds.contains(.localization) ? [.messages] : []) + locales.dropLast()
      + (kinds.contains(.honesty) ? [.texts] : []) + locales.suffix(1)
    let messages = MessageInput(options, workspace: workspace, library: library)
    let results = Workers.results(parts.count) { index throws(InputError) in
      switch parts[index] {
      case .messages: try messages.check(templates, quotes: quotes)
      case .texts: try ownTexts()
      case .paywalls(let locale): try paywalls.check(locale)
      }
    }
    var result = Result(scope: paywalls.scope)
    for part in results { result.add(try part.get()) }
    result.findings += paywalls.refused
    return result
  }

  /// What one thread looks at at a time.
  private enum Part: Sendable {
    case messages
    case texts
    case paywalls(LocaleTag)
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
  private func ownTexts() throws(InputError) -> Result {
    var result = Result(scope: CheckedScope(cells: 0))
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
}
