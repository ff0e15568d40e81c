/// Who named the storefront that prices are for; the raw value is the word in JSON.
public enum StorefrontSource: String, Sendable, Hashable, CaseIterable {
  /// The command line.
  case option
  /// The catalog.
  case catalog
  /// Nobody: the store's test environment uses the United States then.
  case `default`
}
