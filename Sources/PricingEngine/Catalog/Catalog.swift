/// Everything an app sells, as one catalog file says it.
public struct Catalog: Sendable, Hashable {
  /// The products, in file order, with identifiers that differ.
  public let products: [Product]
  /// The subscription groups, in file order.
  public let groups: [SubscriptionGroup]
  /// The storefront whose prices the file holds.
  public let storefront: Storefront
  /// Whether the file names its storefront; when it does not, `storefront` is the test environment's default.
  public let namesStorefront: Bool
  /// The locale of the file's texts when the file states one, as a BCP 47 tag.
  public let defaultLocale: String?
  /// The app's own legal links, when the file has them.
  public let policies: Policies
  /// Who sells the products.
  public let store: Store

  /// Creates a catalog.
  public init(
    products: [Product], groups: [SubscriptionGroup] = [], storefront: Storefront,
    namesStorefront: Bool = true, defaultLocale: String? = nil, policies: Policies = Policies(),
    store: Store = .appStore
  ) {
    self.products = products
    self.groups = groups
    self.storefront = storefront
    self.namesStorefront = namesStorefront
    self.defaultLocale = defaultLocale
    self.policies = policies
    self.store = store
  }

  /// The product with an identifier.
  public func product(_ id: String) -> Product? { products.first { $0.id == id } }
}

/// Plans of which a customer holds one at a time.
public struct SubscriptionGroup: Sendable, Hashable {
  /// The group's identifier.
  public let id: String
  /// The group's internal name, which is never shown to customers.
  public let referenceName: String
  /// The group's names by locale (BCP 47); often empty.
  public let displayNames: [String: String]

  /// Creates a group.
  public init(id: String, referenceName: String, displayNames: [String: String] = [:]) {
    self.id = id
    self.referenceName = referenceName
    self.displayNames = displayNames
  }
}

/// Links to the app's own terms and privacy policy, as far as a catalog file holds them.
public struct Policies: Sendable, Hashable {
  /// The address of the license agreement or terms of use.
  public let termsURL: String?
  /// The addresses of the privacy policy by locale (BCP 47).
  public let privacyURLs: [String: String]

  /// Creates a set of links; by default none.
  public init(termsURL: String? = nil, privacyURLs: [String: String] = [:]) {
    self.termsURL = termsURL
    self.privacyURLs = privacyURLs
  }
}
