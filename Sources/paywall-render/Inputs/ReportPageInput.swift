import CopyChecks
import CopyTemplates
import PricingEngine

/// Gathers what the page of a report shows besides findings: each locale with its paywall.
struct ReportPageInput {
  private let options: ParsedOptions
  private let run: CheckRun
  private let library: MessageLibrary
  private let templateName: String
  private let template: LoadedTemplate

  /// The folder of the files that the page is made of.
  private static let folder = "Reports"

  init(_ options: ParsedOptions, run: CheckRun) throws(InputError) {
    self.options = options
    self.run = run
    library = try MessageLibrary.open(options, skippingBadNames: true)
    let name = options[.template] ?? run.workspace.project.template
    templateName = name ?? TemplateLibrary.defaultName
    template = try TemplateLibrary.open(options).template(
      templateName, contract: library.contract)
  }

  /// The page.
  func text() throws(InputError) -> String {
    let page = ReportPage(
      run.report, app: appName, locales: try locales(), template: template.definition)
    let layout = try layout()
    do throws(ViewMismatch) { return try page.text(layout) } catch {
      throw .message("the page of the report: \(error)")
    }
  }

  /// The name of the app in English, or the one that it has everywhere.
  private var appName: String? {
    switch run.workspace.facts.name?.content {
    case .everywhere(let name): name
    case .localized(let names): names["en"] ?? names["en-US"]
    case nil: nil
    }
  }

  /// The locales that were checked; none when the texts were not the project's own.
  private func locales() throws(InputError) -> [ReportedLocale] {
    if options.has(.text) { return [] }
    var reported: [ReportedLocale] = []
    let checked = try CheckedLocales(options, workspace: run.workspace, library: library)
    for locale in checked.tags { reported.append(try reportedLocale(locale)) }
    return reported
  }

  private func reportedLocale(_ locale: LocaleTag) throws(InputError) -> ReportedLocale {
    do throws(ICUError) {
      return ReportedLocale(
        locale, name: try locale.englishLanguageName(), content: content(locale))
    } catch {
      throw .message("cannot name '\(locale.tag)': \(error.description)")
    }
  }

  /// What customers of a locale see, or why they see nothing; the findings tell more.
  private func content(_ locale: LocaleTag) -> ReportedLocale.Content {
    let options = options.setting([.locale: locale.tag, .template: templateName])
    do throws(InputError) {
      let sources = try PaywallSources.open(options, workspace: run.workspace, library: library)
      return .paywall(try sources.compose(options).copy)
    } catch {
      return .none(reason: error.summary)
    }
  }

  private func layout() throws(InputError) -> MustacheTemplate {
    let files = ResourceLayers(layers: [.embedded(Self.folder)])
    var partials: [String: SourceText] = [:]
    for name in try files.names() {
      guard let end = name.lastIndex(of: ".") else { continue }
      partials[String(name[..<end])] = try files.file(name)
    }
    guard let page = partials["report"] else {
      throw .message("this program was built without the page of reports")
    }
    return try template.layout(
      within: page, partials: partials, schema: ReportPage.type(of: template.definition))
  }
}
