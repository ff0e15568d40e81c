/// One of the 175 storefronts of the App Store: the country or region that decides currency and price.
public struct Storefront: Sendable {
  /// The three-letter code that StoreKit and App Store Connect use: `DEU`, and `XKS` for Kosovo.
  public let code: String
  /// The two-letter code, as CLDR uses for regions: `DE`.
  public let alpha2: String
  /// The English name.
  public let name: String
  /// The currency that customers are charged in.
  public let currency: Currency
  /// Whether that is also the country's own currency.
  ///
  /// Where it is not, a bare `$` misleads.
  public let isPricedInNationalCurrency: Bool
  /// Whether plans billed monthly with a 12-month commitment are sold here.
  public let sellsMonthlyCommitment: Bool
  /// The App Store Connect localizations shown here, the default first: `["es-MX", "en-GB"]`.
  public let languages: [String]

  /// Finds a storefront by its three-letter or two-letter code, in any case.
  ///
  /// - Throws: `StorefrontError.unknown` with the most similar code, when one is close.
  public init(code: String) throws(StorefrontError) {
    let wanted = code.uppercased()
    guard let row = storefrontRows.first(where: { $0.code == wanted || $0.alpha2 == wanted })
    else {
      let all = storefrontRows.map(\.code) + storefrontRows.map(\.name)
      let nearest = nearestText(to: code, in: all)
      let suggestion = storefrontRows.first { $0.code == nearest || $0.name == nearest }?.code
      throw .unknown(code: code, suggestion: suggestion)
    }
    self.init(row)
  }

  private init(_ row: StorefrontRow) {
    code = row.code
    alpha2 = row.alpha2
    name = row.name
    currency = row.currency
    isPricedInNationalCurrency = row.isPricedInNationalCurrency
    sellsMonthlyCommitment = row.sellsMonthlyCommitment
    languages = row.languages.split(separator: " ").map(String.init)
  }

  /// All storefronts, by code.
  public static var all: [Storefront] { storefrontRows.map(Storefront.init) }

  /// The storefront that a StoreKit configuration file means when it names none: the United States.
  public static let testEnvironmentDefault = Storefront(
    storefrontRows[storefrontRows.firstIndex { $0.code == "USA" } ?? 0])
}

extension Storefront: Hashable {
  /// Whether both are the same storefront.
  public static func == (left: Storefront, right: Storefront) -> Bool { left.code == right.code }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
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
