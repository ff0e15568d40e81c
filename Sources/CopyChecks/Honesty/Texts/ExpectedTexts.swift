import CopyTemplates
import PricingEngine

extension HonestyTexts {
  /// Tells the lexicons what the texts of a catalog and of the project are, so that each is read once for all of them.
  ///
  /// It changes no finding, only how long they take.
  public func expectTexts(of catalog: Catalog) {
    var texts: [LocaleTag: [String]] = [:]
    for localization in catalog.products.flatMap(\.localizations) {
      guard let locale = localization.tag else { continue }
      texts[locale, default: []] += [localization.displayName, localization.description]
    }
    for (locale, patterns) in facts.patterns { texts[locale, default: []] += patterns }
    for (locale, texts) in texts { checker.expect(texts, in: locale) }
  }

  /// Tells the lexicons what the foreign texts of finished copy in one language are.
  ///
  /// It changes no finding, only how long they take.
  public func expect(
    _ copies: [(PaywallCopy, TemplateDefinition)], hasOwnMessages: Bool
  ) {
    guard let locale = copies.first?.0.locale else { return }
    var texts: Set<String> = []
    for (copy, template) in copies {
      let foreign = template.foreignSections(hasOwnMessages: hasOwnMessages)
      for section in copy.sections where foreign.contains(section.id) { texts.insert(section.text) }
    }
    checker.expect(Array(texts), in: locale)
  }
}

extension AppFacts {
  /// The patterns of all texts of the app's own, by language.
  fileprivate var patterns: [LocaleTag: [String]] {
    var patterns: [LocaleTag: [String]] = [:]
    for text in texts {
      guard case .localized(let own) = text.text.content else { continue }
      for (tag, pattern) in own {
        if let locale = LocaleTag.known(tag) { patterns[locale, default: []].append(pattern) }
      }
    }
    return patterns
  }
}
