/// Names from stores that do not say which language they are in.
///
/// They are read as English, which is said once per file, as the default storefront is.
struct UnstatedLanguage {
  private let store: String
  private var first: JSONReader?

  /// Starts for a store with this name.
  init(_ store: String) { self.store = store }

  /// The localization of a name; none when the name is empty.
  mutating func localizations(
    name: String, description: String, at reader: JSONReader
  ) -> [Product.Localization] {
    let name = plainText(name)
    guard !name.isEmpty else { return [] }
    first = first ?? reader
    return [
      Product.Localization(
        locale: "en", displayName: name, description: plainText(description))
    ]
  }

  /// One warning when a name was read.
  var findings: [Finding] {
    first.map {
      [
        $0.finding(
          .warning, rule: "language-unstated",
          "\(store) does not say which language names are in; they are read as 'en'",
          fix: "convert the catalog and correct the locales")
      ]
    } ?? []
  }
}
