/// A kind of catalog file.
public enum CatalogFormat: String, Sendable, Hashable, CaseIterable {
  /// A StoreKit configuration file of Xcode.
  case storekit
  /// The project's own `catalog.json`.
  case catalog
  /// Responses of the App Store Connect API.
  case appStoreConnect = "app-store-connect"
  /// Responses of the Google Play Android Publisher API.
  case googlePlay = "google-play"
  /// RevenueCat offerings and products.
  case revenueCat = "revenuecat"
  /// Stripe prices and products.
  case stripe

  /// What a file of the format is known by.
  var sign: String {
    switch self {
    case .storekit: "'subscriptionGroups' or 'products'"
    case .catalog: "\"schema\": \"\(NativeCatalogKeys.schema)\""
    case .appStoreConnect: "'data' of resources with 'type' and 'id'"
    case .googlePlay: "'basePlans', 'purchaseOptions', 'subscriptions' or 'inappproduct'"
    case .revenueCat: "'offerings', 'product_details' or a list with 'items'"
    case .stripe: "objects 'price' and 'product', or a list with 'data'"
    }
  }
}

/// Why a file's format is not known.
public enum CatalogFormatError: Error, Equatable, Sendable {
  /// Nothing in the file tells a format.
  case unknown
  /// Parts of the file are of several formats.
  case several([CatalogFormat])

  /// The error as a finding about a file.
  public func finding(at location: SourceLocation) -> Finding {
    switch self {
    case .unknown:
      let signs = CatalogFormat.allCases.map { "\($0.rawValue) (\($0.sign))" }
      return Finding(
        .error, rule: "catalog-format-unknown", at: location,
        "expected a catalog of a known format: \(signs.joined(separator: ", "))",
        fix: "check that it is the right file, or name its format")
    case .several(let formats):
      let names = formats.map(\.rawValue).joined(separator: ", ")
      return Finding(
        .error, rule: "catalog-format-several", at: location,
        "expected a catalog of one format, got \(names)",
        fix: "give each format in its own file, or name the format")
    }
  }
}
