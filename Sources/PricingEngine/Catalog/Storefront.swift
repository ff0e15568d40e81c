/// One of the 175 storefronts of the App Store: the country or region that decides currency and price.
///
/// It is a place in the generated table, so that a list of 100,000 prices stays small.
public struct Storefront: Sendable, Hashable {
  private let index: Int

  private init(at index: Int) { self.index = index }

  private var row: StorefrontRow { storefrontRows[index] }

  /// The three-letter code that StoreKit and App Store Connect use: `DEU`, and `XKS` for Kosovo.
  public var code: String { row.code }

  /// The two-letter code, as CLDR uses for regions: `DE`.
  public var alpha2: String { row.alpha2 }

  /// The English name.
  public var name: String { row.name }

  /// The currency that customers are charged in.
  public var currency: Currency { row.currency }

  /// Whether that is also the country's own currency.
  ///
  /// Where it is not, a bare `$` misleads.
  public var isPricedInNationalCurrency: Bool { row.isPricedInNationalCurrency }

  /// Whether plans billed monthly with a 12-month commitment are sold here.
  public var sellsMonthlyCommitment: Bool { row.sellsMonthlyCommitment }

  /// The App Store Connect localizations shown here, the default first: `["es-MX", "en-GB"]`.
  public var languages: [String] { row.languages.split(separator: " ").map(String.init) }

  /// Finds a storefront by its three-letter or two-letter code, in any case.
  ///
  /// - Throws: `StorefrontError.unknown` with the most similar code, when one is close.
  public init(code: String) throws(StorefrontError) {
    let wanted = code.uppercased()
    let found = storefrontRows.firstIndex { $0.code == wanted || $0.alpha2 == wanted }
    guard let found else {
      throw .unknown(code: code, suggestion: Self.suggestion(for: code))
    }
    self.init(at: found)
  }

  /// The code that another name stands for, as `UK` does, that of the only storefront whose name begins with the text, as
  /// `GER` for Germany, or the nearest one.
  private static func suggestion(for text: String) -> String? {
    if let storefront = StorefrontNames.exact(text) { return storefront.code }
    if let code = code(ofNameBeginning: text) { return code }
    let all = storefrontRows.map(\.code) + storefrontRows.map(\.name)
    let nearest = nearestText(to: text, in: all)
    return storefrontRows.first { $0.code == nearest || $0.name == nearest }?.code
  }

  /// The code of the only storefront whose name begins with a text of at least three letters.
  static func code(ofNameBeginning text: String) -> String? {
    let wanted = text.lowercased()
    let found = storefrontRows.filter { $0.name.lowercased().hasPrefix(wanted) }
    return wanted.count >= 3 && found.count == 1 ? found[0].code : nil
  }

  /// All storefronts, by code.
  public static var all: [Storefront] { storefrontRows.indices.map(Storefront.init(at:)) }

  /// The storefront that a StoreKit configuration file means when it names none: the United States.
  public static let testEnvironmentDefault = Storefront(
    at: storefrontRows.firstIndex { $0.code == "USA" } ?? 0)
}

extension Storefront: CustomStringConvertible {
  /// The three-letter code.
  public var description: String { code }
}

/// Why a text is not a storefront.
public enum StorefrontError: Error, Equatable, Sendable {
  /// No storefront has this code. `suggestion` is the code of the nearest one, if any is near.
  case unknown(code: String, suggestion: String?)
}

/// A row of the generated table.
struct StorefrontRow: Sendable {
  let code: String
  let alpha2: String
  let name: String
  let currency: Currency
  let isPricedInNationalCurrency: Bool
  let sellsMonthlyCommitment: Bool
  let languages: String

  init(
    _ code: String, _ alpha2: String, _ name: String, _ currency: String, _ national: Bool,
    _ commitment: Bool, _ languages: String
  ) {
    self.code = code
    self.alpha2 = alpha2
    self.name = name
    self.currency = Currency(pinned: currency)
    isPricedInNationalCurrency = national
    sellsMonthlyCommitment = commitment
    self.languages = languages
  }
}
