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

  /// Takes the texts of finished copy.
  public init(_ copy: PaywallCopy, appName: String?) {
    self.init(
      copy.sections, filledWith: copy.openTexts, template: copy.template, appName: appName)
  }

  /// Takes the texts of some copy.
  ///
  /// - Parameters:
  ///   - sections: The sections of the copy.
  ///   - texts: What fills those that show figures.
  ///   - template: The name of the template.
  ///   - appName: The app's name in the language of the copy.
  public init(
    _ sections: [CopySection], filledWith texts: OpenTexts, template: String, appName: String?
  ) {
    let shown = sections.map { (section: $0, text: texts.text(of: $0)) }
    let headline = shown.first { $0.section.role == .headline }.map { withoutIsolates($0.text) }
    let title = headline ?? template
    let suffix = appName.map { title.contains($0) ? "" : " · \($0)" } ?? ""
    self.title = Self.plain(title + suffix)
    description = Self.plain(Self.description(shown) ?? title)
    let isPriced = sections.contains { $0.role == .billedAmount }
    offers = isPriced ? texts.offers : nil
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

  private static func description(_ shown: [(section: CopySection, text: String)]) -> String? {
    let byPlan = Dictionary(grouping: shown) { $0.section.planIndex }
    let plans = byPlan.keys.compactMap(\.self).sorted().compactMap { index -> String? in
      let plan = byPlan[index] ?? []
      guard let price = plan.first(where: { $0.section.role == .billedAmount }) else { return nil }
      let name = plan.first { $0.section.role == .productName }
      return [name.map { unseparated($0.text) }, price.text].compactMap(\.self)
        .joined(separator: pricePoint)
    }
    guard plans.isEmpty else { return plans.joined(separator: separator) }
    let silent: [SectionRole] = [.headline, .purchase, .decline, .restore]
    return shown.first { piece in
      !piece.section.isHeading && piece.section.url == nil && !silent.contains(piece.section.role)
    }?.text
  }

  /// A name whose own points and bars are no separators, though they look the same: no-break spaces stand around them.
  private static func unseparated(_ name: String) -> String {
    [separator, pricePoint].reduce(name) { name, mark in
      name.replacing(mark, with: mark.replacing(" ", with: "\u{A0}"))
    }
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
