import CopyTemplates
import PricingEngine

/// Everything that a build could write: template × locale × storefront × state × format.
struct BuildMatrix: Sendable {
  /// The templates, by name.
  let templates: [BuildTemplate]
  /// The locales, by tag.
  let locales: [LocaleTag]
  /// The storefronts, by code.
  let storefronts: [Storefront]
  /// The formats.
  let formats: [BuildFormat]
  /// Where files go; `nil` is the usual place.
  let pattern: PathPattern?
  /// Whether somebody named the storefronts one by one, so that one without a price is a mistake.
  let namesStorefronts: Bool
  /// Whether somebody named the templates one by one, so that one without a choice of products is a mistake.
  let namesTemplates: Bool

  /// What is written for each language and storefront: every template in each of its states.
  let pages: [Page]

  /// A template in one of its states.
  struct Page: Sendable {
    let template: Int
    let state: BuildTemplate.State
  }

  /// Some paywalls of one language: what one worker takes at a time.
  ///
  /// The paywalls of a language are numbered by storefront and then by page, so that those of one folder follow one another.
  struct Unit: Sendable {
    let locale: Int
    let paywalls: Range<Int>
  }

  /// How many storefronts one unit has at most.
  private static let storefrontsInUnit = 8

  init(
    templates: [BuildTemplate], locales: [LocaleTag], storefronts: [Storefront],
    formats: [BuildFormat], pattern: PathPattern?, namesStorefronts: Bool, namesTemplates: Bool
  ) {
    self.templates = templates
    self.locales = locales
    self.storefronts = storefronts
    self.formats = formats
    self.pattern = pattern
    self.namesStorefronts = namesStorefronts
    self.namesTemplates = namesTemplates
    pages = templates.enumerated().flatMap { index, template in
      template.states.map { Page(template: index, state: $0) }
    }
  }

  /// The units of a shard or the whole matrix, by locale.
  func units(of shard: Shard?) -> [Unit] {
    let perLocale = storefronts.count * pages.count
    let total = locales.count * perLocale
    let range = shard?.range(of: total) ?? 0..<total
    var units: [Unit] = []
    for locale in locales.indices {
      let end = min(range.upperBound - locale * perLocale, perLocale)
      var start = max(range.lowerBound - locale * perLocale, 0)
      while start < end {
        let next = min(end, start + Self.storefrontsInUnit * pages.count)
        units.append(Unit(locale: locale, paywalls: start..<next))
        start = next
      }
    }
    return units
  }

  /// The storefront of a paywall of a unit.
  func storefront(ofPaywall number: Int) -> Int { number / pages.count }

  /// The page of a paywall of a unit.
  func page(ofPaywall number: Int) -> Page { pages[number % pages.count] }

  /// How many documents some units have.
  func count(_ units: [Unit]) -> Int {
    units.reduce(0) { $0 + $1.paywalls.count * formats.count }
  }

  /// The paths of a language's documents, by template.
  func paths(locale: Int) -> [OutputPaths] {
    templates.map { template in
      OutputPaths(
        pattern: pattern(of: template), template: template.name, locale: locales[locale].tag)
    }
  }

  /// Where the documents of a template go.
  func pattern(of template: BuildTemplate) -> PathPattern {
    pattern ?? (template.states.count > 1 ? .usualWithState : .usual)
  }

  /// Gives each document's path away.
  func forEachPath<E: Error>(
    of units: [Unit], _ body: (String) throws(E) -> Void
  ) throws(E) {
    for unit in units {
      let paths = paths(locale: unit.locale)
      for number in unit.paywalls {
        let page = page(ofPaywall: number)
        let storefront = storefronts[storefront(ofPaywall: number)].code
        for format in formats {
          try body(paths[page.template].path(storefront, state: page.state.fileName, format))
        }
      }
    }
  }
}

/// The paths of the documents of one template and language.
struct OutputPaths: Sendable {
  private let pattern: PathPattern
  private let template: String
  private let locale: String

  init(pattern: PathPattern, template: String, locale: String) {
    self.pattern = pattern
    self.template = PathPattern.sanitized(template)
    self.locale = PathPattern.sanitized(locale)
  }

  /// The path of a document; the state must be sanitized.
  func path(_ storefront: String, state: String, _ format: BuildFormat) -> String {
    pattern.path { placeholder in
      switch placeholder {
      case .template: template
      case .locale: locale
      case .storefront: storefront
      case .state: state
      case .format: format.rawValue
      case .ext: format.fileExtension
      }
    }
  }
}
