import CopyTemplates
import PricingEngine

/// One paywall with everything that it is composed from.
struct Paywall {
  /// The catalog and project.
  let workspace: Workspace
  /// The template.
  let template: LoadedTemplate
  /// The copy.
  let copy: PaywallCopy
  /// Who named the storefront.
  let storefrontSource: StorefrontSource
  /// Whether there is nothing to say, so that the copy has no sections.
  let isSilent: Bool

  /// The options that decide what a paywall says.
  static let options: [Option] =
    Workspace.options + TemplateLibrary.options + MessageLibrary.options + ReaderOptions.options
    + PlanSelection.options + ReaderStanding.options + [.current]

  /// Composes the paywall that the options describe.
  ///
  /// - Throws: `InputError.composition` when it cannot be written truthfully, another one when inputs do not fit.
  static func compose(_ options: ParsedOptions) throws(InputError) -> Paywall {
    try PaywallSources.open(options, workspace: try Workspace.open(options)).compose(options)
  }
}

extension Workspace {
  /// The app's facts; links that only the catalog has are taken from it.
  var facts: AppFacts { project.facts.withLinks(of: catalog.policies) }

  /// The catalog's default locale, when it names a usable one.
  var catalogLocale: LocaleTag? { catalog.defaultLocale.flatMap { LocaleTag.known($0) } }
}
