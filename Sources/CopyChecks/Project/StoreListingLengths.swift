import CopyTemplates
import PricingEngine

/// The names and descriptions of products are short enough for the store.
///
/// The stores do not say what they count as one character. A length here is the number of UTF-16 code units, which is
/// never below the number of characters that a reader counts (extended grapheme clusters): a text that is short enough
/// here is short enough by either count. When the two differ, both are named.
public enum StoreListingLengths {
  /// The rule's name.
  public static let rule = "store-field-too-long"
  /// The template whose texts are those of a store.
  public static let template = "store-listing"

  /// The names and descriptions of a catalog that are too long, as warnings: a file may hold what no store takes.
  public static func findings(in catalog: Catalog, limits: StoreListing) -> [Finding] {
    catalog.products.flatMap { product in
      product.localizations.flatMap { texts in
        [
          Field(.displayName, texts.displayName, of: product, locale: texts.locale),
          Field(.description, texts.description, of: product, locale: texts.locale),
        ].compactMap { $0.finding(.warning, limits) }
      }
    }
  }

  /// The texts of a rendered store listing that are too long, as errors; none for the copy of another template.
  public static func findings(of copy: PaywallCopy, limits: StoreListing) -> [Finding] {
    guard copy.template == template else { return [] }
    return copy.sections.compactMap { section in
      guard let index = section.planIndex, let name = Field.Name(sectionID: section.id)
      else { return nil }
      let field = Field(
        name, section.text, of: copy.plans[index].quote.plan.product, locale: copy.locale.tag)
      return field.finding(.error, limits)
    }
  }
}

/// A text in a field of a store.
private struct Field {
  let name: Name
  let text: String
  let product: Product
  let locale: String

  enum Name: String {
    case displayName = "display name"
    case description

    /// The field that a section of the store listing fills.
    init?(sectionID: String) {
      switch sectionID {
      case "name": self = .displayName
      case "description": self = .description
      default: return nil
      }
    }
  }

  /// Isolates are for our own output, not for a field of a store.
  init(_ name: Name, _ text: String, of product: Product, locale: String) {
    self.name = name
    self.text = String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }))
    self.product = product
    self.locale = locale
  }

  func finding(_ severity: Finding.Severity, _ limits: StoreListing) -> Finding? {
    let limit = limit(limits)
    let length = text.utf16.count
    guard length > limit else { return nil }
    let seen = text.count == length ? "" : " (\(text.count) as a reader counts)"
    return Finding(
      severity, rule: StoreListingLengths.rule, productID: product.id,
      "the \(name.rawValue) of '\(quotable(product.id))' in \(locale) has \(length) characters\(seen), "
        + "and the store takes \(limit): '\(quotable(text))'",
      fix: "shorten it, or set 'storeListing' in paywall.json")
  }

  private func limit(_ limits: StoreListing) -> Int {
    switch name {
    case .displayName: limits.displayNameLimit
    case .description:
      limits.descriptionLimit(isSubscription: product.kind.name == "autoRenewable")
    }
  }
}
