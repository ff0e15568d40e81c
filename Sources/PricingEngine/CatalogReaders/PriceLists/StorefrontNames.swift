/// Finds storefronts by what price lists call them: a code in three or two letters, or an English name.
enum StorefrontNames {
  /// The storefront with a code or name; case, spaces and punctuation do not count.
  ///
  /// - Throws: `StorefrontError.unknown` with the most similar code, when one is close.
  static func storefront(named text: String) throws(StorefrontError) -> Storefront {
    if let storefront = byKey[key(text)] { return storefront }
    throw .unknown(code: text, suggestion: suggestion(for: text))
  }

  /// The storefront with exactly this code or name; `nil` when there is none.
  static func exact(_ text: String) -> Storefront? { byKey[key(text)] }

  /// The code of the storefront with the nearest name, or for a short text the nearest code.
  ///
  /// `Congo` is near the code COG, yet it is half of two names, so that a longer text is no mistyped code.
  private static func suggestion(for text: String) -> String? {
    if let code = Storefront.code(ofNameBeginning: text) { return code }
    let names = Storefront.all.map(\.name) + otherNames.flatMap(\.names)
    let codes = text.utf8.count <= 4 ? Storefront.all.map(\.code) : []
    return nearestText(to: text, in: codes + names).flatMap { byKey[key($0)]?.code }
  }

  /// Other names that are in use, by code: former names, official ones, and spellings in plain ASCII.
  private static let otherNames: [(code: String, names: [String])] = [
    ("ATG", ["Antigua & Barbuda"]),
    ("BIH", ["Bosnia & Herzegovina", "Bosnia-Herzegovina"]),
    ("BRN", ["Brunei Darussalam"]),
    ("CHN", ["China"]),
    ("CIV", ["Ivory Coast", "Cote d'Ivoire"]),
    ("COD", ["Democratic Republic of the Congo", "DR Congo"]),
    ("COG", ["Republic of the Congo"]),
    ("CPV", ["Cabo Verde"]),
    ("CZE", ["Czech Republic"]),
    ("FSM", ["Federated States of Micronesia", "Micronesia, Federated States of"]),
    ("GBR", ["UK", "Great Britain"]),
    ("GMB", ["The Gambia"]),
    // The European Union's own code for Greece.
    ("GRC", ["EL"]),
    ("HKG", ["Hong Kong SAR"]),
    ("KNA", ["Saint Kitts and Nevis", "St. Kitts & Nevis"]),
    ("KOR", ["South Korea", "Korea, Republic of", "Korea"]),
    ("LAO", ["Lao People's Democratic Republic"]),
    ("LCA", ["Saint Lucia"]),
    ("MAC", ["Macao", "Macau SAR"]),
    ("MDA", ["Moldova, Republic of", "Republic of Moldova"]),
    ("MKD", ["Macedonia"]),
    ("RUS", ["Russian Federation"]),
    ("STP", ["Sao Tome and Principe", "São Tomé & Príncipe"]),
    ("SWZ", ["Swaziland"]),
    ("TCA", ["Turks & Caicos Islands"]),
    ("TTO", ["Trinidad & Tobago"]),
    ("TUR", ["Turkey", "Turkiye"]),
    ("TZA", ["Tanzania, United Republic of"]),
    ("USA", ["United States of America"]),
    ("VCT", ["Saint Vincent and the Grenadines", "St. Vincent & the Grenadines"]),
    ("VNM", ["Viet Nam"]),
    ("XKS", ["XKX"]),
  ]

  private static let byKey: [String: Storefront] = {
    var found: [String: Storefront] = [:]
    let all = Storefront.all
    let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })
    for (code, names) in otherNames {
      for name in names { found[key(name)] = byCode[code] }
    }
    for storefront in all {
      for name in [storefront.name, storefront.alpha2, storefront.code] {
        found[key(name)] = storefront
      }
    }
    return found
  }()

  /// A name in lower case, without the marks that spellings differ in.
  private static func key(_ text: String) -> String {
    String(text.lowercased().filter { !" .,-'\u{2019}()".contains($0) })
  }
}

extension StorefrontError {
  /// The code of the storefront that was likely meant, if any is near.
  var suggestion: String? {
    switch self {
    case .unknown(_, let suggestion): suggestion
    }
  }
}
