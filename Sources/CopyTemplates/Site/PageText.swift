import PricingEngine

/// What a page says about itself to search engines and previews, made of the copy that it shows and of nothing else.
public struct PageText: Sendable {
  /// The headline, with the app's name where the headline does not have it.
  public let title: String
  /// The plans with their billed prices, or the first words of copy that sells nothing.
  public let description: String
  /// The plans as schema.org products with exact prices; `nil` for copy that states no price.
  public let offers: ScriptJSON?

  /// What stands between two plans in a description.
  public static let separator = " | "
  /// What stands between the name of a plan and its price.
  public static let pricePoint = " · "

  /// Takes the texts of some copy.
  ///
  /// - Parameters:
  ///   - copy: The copy.
  ///   - appName: The app's name in the language of the copy.
  public init(_ copy: PaywallCopy, appName: String?) {
    let headline = copy.title
    let suffix = appName.map { headline.contains($0) ? "" : " · \($0)" } ?? ""
    title = Self.plain(headline + suffix)
    description = Self.plain(Self.description(copy))
    let isPriced = copy.sections.contains { $0.role == .billedAmount }
    offers = isPriced ? SchemaOrgOffers.json(copy) : nil
  }

  /// The app's name as readers of a locale know it; `nil` when nobody gave it.
  public static func appName(
    _ facts: AppFacts, locale: LocaleTag, catalogLocale: LocaleTag?
  ) -> String? {
    guard let name = facts.name else { return nil }
    // A name that cannot be written stops the copy itself.
    do throws(MessageError) {
      return try TextChooser(locale: locale, catalogLocale: catalogLocale).name(name)
    } catch { return nil }
  }

  private static func description(_ copy: PaywallCopy) -> String {
    let plans = copy.plans.indices.compactMap { index -> String? in
      let sections = copy.sections.filter { $0.planIndex == index }
      guard let price = sections.first(where: { $0.role == .billedAmount }) else { return nil }
      let name = sections.first { $0.role == .productName }
      return [name?.text, price.text].compactMap(\.self).joined(separator: pricePoint)
    }
    guard plans.isEmpty else { return plans.joined(separator: separator) }
    let silent: [SectionRole] = [.headline, .purchase, .decline, .restore]
    let first = copy.sections.first { section in
      !section.isHeading && section.url == nil && !silent.contains(section.role)
    }
    return first?.text ?? copy.title
  }

  /// A text on one line.
  private static func plain(_ text: String) -> String {
    String(
      text.unicodeScalars.map { scalar in
        scalar.properties.generalCategory == .control || scalar == "\u{2028}"
          ? " " : Character(scalar)
      })
  }
}
