/// Names that no language translates.
enum BrandNames {
  /// The names, longer ones first.
  static let all = ["App Store", "Google Play", "Apple", "Google"]
  /// Their words.
  static let parts: Set<String> = ["App", "Store", "Google", "Play", "Apple"]
}
