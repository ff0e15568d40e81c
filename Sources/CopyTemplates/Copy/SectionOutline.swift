import PricingEngine

/// A section whose words are chosen and whose claims are proven, before a language writes it.
public struct SectionOutline: Sendable, Hashable {
  /// The section of the template.
  let section: TemplateSection
  /// Which of the plans it is about; `nil` for the whole paywall.
  let planIndex: Int?
  /// The product it is about; `nil` when it is about the whole paywall.
  let productID: String?
  /// What it says.
  let content: Content
  /// The claims that it makes; each of them is proven.
  let claims: [ClaimKind]

  /// What a section says.
  enum Content: Sendable, Hashable {
    /// A message with the values that it shows.
    case message(key: String, values: [ValueName: OutlineValue], item: String?, url: LinkURL?)
    /// A value as it is.
    case value(ValueName, OutlineValue)
    /// Texts of the app's own that these products give; only a language tells whether it has words for them.
    case fact(FactName, productIDs: [String])
  }
}

/// A value of a message before a language writes it.
enum OutlineValue: Sendable, Hashable {
  /// A value that is the same in all languages.
  case value(CopyValue)
  /// The app's name.
  case appName
  /// The name of a product.
  case productName(id: String)
}

extension SectionOutline {
  /// Whether what it shows is an amount, a percentage or a number that follows from prices.
  ///
  /// The paywalls of two storefronts are the same but for these.
  var showsFigures: Bool { values.contains { $0.value.isFigure || $0.key == .savedMonths } }

  /// The same without its figures: what paywalls of different storefronts have in common.
  var withoutFigures: SectionOutline {
    guard showsFigures else { return self }
    return SectionOutline(
      section: section, planIndex: planIndex, productID: productID,
      content: content.withoutFigures, claims: claims)
  }

  /// The values that it shows.
  var values: [ValueName: OutlineValue] {
    switch content {
    case .message(_, let values, _, _): values
    case .value(let name, let value): [name: value]
    case .fact: [:]
    }
  }
}

extension SectionOutline.Content {
  fileprivate var withoutFigures: SectionOutline.Content {
    let none = OutlineValue.value(.count(0))
    switch self {
    case .message(let key, let values, let item, let url):
      var kept: [ValueName: OutlineValue] = [:]
      for (name, value) in values {
        kept[name] = value.isFigure || name == .savedMonths ? none : value
      }
      return .message(key: key, values: kept, item: item, url: url)
    case .value(let name, _): return .value(name, none)
    case .fact: return self
    }
  }
}

extension OutlineValue {
  fileprivate var isFigure: Bool {
    switch self {
    case .value(.money), .value(.moneyPerSeat), .value(.percent): true
    case .value, .appName, .productName: false
    }
  }
}
