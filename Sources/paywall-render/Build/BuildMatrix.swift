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

  /// Some storefronts of one template and language: what one worker takes at a time.
  struct Unit: Sendable {
    let locale: Int
    let template: Int
    let storefronts: Range<Int>
  }

  /// The units of a shard or the whole matrix, by locale and template.
  func units(of shard: Shard?) -> [Unit] {
    let perUnit = storefronts.count
    let rows = locales.count * templates.count * perUnit
    let range = shard?.range(of: rows) ?? 0..<rows
    return (0..<(locales.count * templates.count)).compactMap { index in
      let start = max(range.lowerBound, index * perUnit)
      let end = min(range.upperBound, (index + 1) * perUnit)
      guard start < end else { return nil }
      return Unit(
        locale: index / templates.count, template: index % templates.count,
        storefronts: (start - index * perUnit)..<(end - index * perUnit))
    }
  }

  /// How many documents some units have.
  func count(_ units: [Unit]) -> Int {
    units.reduce(0) { count, unit in
      count + unit.storefronts.count * templates[unit.template].states.count * formats.count
    }
  }

  /// The paths of a unit's documents, which share most of their parts.
  func paths(of unit: Unit) -> OutputPaths {
    let template = templates[unit.template]
    return OutputPaths(
      pattern: pattern(of: template), template: template.name, locale: locales[unit.locale].tag)
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
      let paths = paths(of: unit)
      let states = templates[unit.template].states
      for storefront in storefronts[unit.storefronts] {
        for state in states {
          for format in formats {
            try body(paths.path(storefront.code, state: state.text, format))
          }
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

  /// The path of a document.
  func path(_ storefront: String, state: String, _ format: BuildFormat) -> String {
    pattern.path { placeholder in
      switch placeholder {
      case .template: template
      case .locale: locale
      case .storefront: storefront
      case .state: PathPattern.sanitized(state)
      case .format: format.rawValue
      case .ext: format.fileExtension
      }
    }
  }
}
