/// Names that no language translates.
enum BrandNames {
  /// The names, longer ones first.
  static let all = ["App Store", "Google Play", "Apple", "Google"].map { Name($0) }
  /// Their words.
  static let parts: Set<String> = ["App", "Store", "Google", "Play", "Apple"]

  /// A name with the bytes to look for; the last letter is left out, since some languages decline a name: v App Storu.
  struct Name {
    let text: String
    let bytes: [UInt8]
    /// The same with a no-break space; empty for one word.
    let joined: [UInt8]

    init(_ text: String) {
      self.text = text
      bytes = Array(text.utf8.dropLast())
      joined =
        text.contains(" ")
        ? Array(text.split(separator: " ").joined(separator: "\u{A0}").utf8.dropLast()) : []
    }
  }
}

/// Names that no language translates, longer ones first.
public let untranslatedNames = BrandNames.all.map(\.text)
