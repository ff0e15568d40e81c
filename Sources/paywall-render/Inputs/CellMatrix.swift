import CopyChecks
import CopyTemplates
import PricingEngine

/// All templates and locales whose copy is checked, each opened once.
struct CellMatrix {
  /// The locales.
  let locales: [LocaleTag]
  /// The templates.
  let templates: [LoadedTemplate]
  private let options: ParsedOptions
  private let workspace: Workspace
  private let library: MessageLibrary
  private let selection: PlanSelection
  private let layouts: [String: MustacheTemplate]

  /// What the paywalls of one locale are composed from.
  struct Row {
    /// The options that choose the locale.
    let options: ParsedOptions
    /// One for each template.
    let sources: [PaywallSources]
    /// How the locale's numbers look.
    let writing: CellWriting
  }

  /// Opens the templates that the options name, by default all, and the locales that are checked.
  init(
    _ options: ParsedOptions, workspace: Workspace, library: MessageLibrary,
    templates usable: UsableTemplates
  ) throws(InputError) {
    self.options = options
    self.workspace = workspace
    self.library = library
    selection = try PlanSelection(options, workspace: workspace)
    locales = try CheckedLocales(options, workspace: workspace, library: library).tags
    let folder = try TemplateLibrary.open(options)
    var templates: [LoadedTemplate] = []
    var layouts: [String: MustacheTemplate] = [:]
    for name in usable.names {
      let template = try folder.template(name, contract: library.contract)
      try TemplateHonesty.check(template, contract: library.contract)
      templates.append(template)
      layouts[template.definition.name] = try template.layout(.fragment)
    }
    self.templates = templates
    self.layouts = layouts
  }

  /// What the paywalls of a locale are composed from.
  func row(_ locale: LocaleTag) throws(InputError) -> Row {
    let options = options.setting([.locale: locale.tag])
    var keys = selection.messageKeys
    for template in templates { keys.formUnion(template.definition.messageKeys) }
    let phrases = try ReaderOptions.phrases(
      options, library: library, storefront: selection.storefront, keys: keys)
    let titles = ProductTitles(
      of: workspace.catalog.products, for: locale, catalogLocale: workspace.catalogLocale)
    let plans = WrittenPlans()
    let sources = templates.map {
      PaywallSources(
        workspace, template: $0, contract: library.contract, selection: selection,
        phrases: phrases, titles: titles, writtenPlans: plans)
    }
    do throws(ICUError) {
      let writing = try CellWriting(
        phrases: phrases, contract: library.contract, catalog: workspace.catalog)
      return Row(options: options, sources: sources, writing: writing)
    } catch {
      throw .message("cannot format for '\(locale.tag)': \(error.description)")
    }
  }

  /// The copy as HTML where its markup says something new: the first of a template and locale, and with isolated values.
  func html(of paywall: Paywall, isFirst: Bool) throws(InputError) -> String? {
    let definition = paywall.template.definition
    let hasIsolates = paywall.copy.sections.contains { $0.text.unicodeScalars.contains("\u{2068}") }
    guard isFirst || hasIsolates, let layout = layouts[definition.name] else { return nil }
    do throws(RenderError) {
      return try HTMLRenderer(layout: layout).text(paywall.copy, template: definition)
    } catch {
      throw .message("template '\(definition.name)': \(error.text)")
    }
  }
}
