/// The named character references of HTML, by name.
struct NamedCharacters: Sendable {
  struct Entry: Sendable {
    let text: String
    /// Whether the name is one of the old ones: `&copy 2027`.
    let needsNoSemicolon: Bool
  }

  private let entries: [String: Entry]

  static let shared = NamedCharacters(namedCharacterRows)

  /// Reads rows of `name` or `name*`, where the star marks an old name, and the characters' numbers: `amp* 26`.
  private init(_ rows: String) {
    var entries: [String: Entry] = [:]
    for row in rows.split(separator: "\n") {
      let parts = row.split(separator: " ")
      var text = ""
      for number in parts.dropFirst() {
        if let scalar = UInt32(number, radix: 16).flatMap(Unicode.Scalar.init) {
          text.unicodeScalars.append(scalar)
        }
      }
      let isOld = parts[0].hasSuffix("*")
      entries[String(isOld ? parts[0].dropLast() : parts[0])] = Entry(
        text: text, needsNoSemicolon: isOld)
    }
    self.entries = entries
  }

  subscript(name: String) -> Entry? { entries[name] }
}
