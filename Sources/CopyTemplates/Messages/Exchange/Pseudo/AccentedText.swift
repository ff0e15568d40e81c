/// Text with accents, and vowels repeated until it is 35 % longer.
struct AccentedText {
  /// Names that stay as they are.
  let names: [String]

  /// How much longer the text becomes, in hundredths: about what German needs for a sentence of English.
  private static let growth = 35

  func text(_ text: String) -> String {
    let pieces = split(Array(text))
    let changing = pieces.filter { !$0.isName }.flatMap(\.characters)
    let letters = changing.count { Self.accents[$0] != nil }
    guard letters > 0 else { return text }
    let vowels = changing.count { Self.vowels.contains($0) }
    // A text without vowels repeats its letters.
    let stretches = vowels > 0 ? Self.vowels : Set(Self.accents.keys)
    let places = vowels > 0 ? vowels : letters
    let extra = (text.count * Self.growth + 99) / 100
    var place = 0
    var longer = ""
    for piece in pieces {
      for character in piece.characters {
        guard !piece.isName, let accented = Self.accents[character] else {
          longer.append(character)
          continue
        }
        longer.append(accented)
        guard stretches.contains(character) else { continue }
        let repeats = extra / places + (place < extra % places ? 1 : 0)
        longer += String(
          repeating: Self.accents[Character(character.lowercased())] ?? accented, count: repeats)
        place += 1
      }
    }
    return longer
  }

  private struct Piece {
    var characters: [Character]
    let isName: Bool
  }

  /// The text with its names apart.
  private func split(_ characters: [Character]) -> [Piece] {
    var pieces: [Piece] = []
    var index = 0
    while index < characters.count {
      let name = names.first { characters[index...].starts(with: $0) }
      if let name {
        pieces.append(Piece(characters: Array(name), isName: true))
        index += name.count
      } else {
        if pieces.last?.isName != false { pieces.append(Piece(characters: [], isName: false)) }
        pieces[pieces.count - 1].characters.append(characters[index])
        index += 1
      }
    }
    return pieces
  }

  private static let vowels = Set<Character>("aeiouAEIOU")

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "åƀçðéƒĝĥîĵķļṁñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"))
}
