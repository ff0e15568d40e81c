/// How the letters of a language are made alike before they are compared.
///
/// What holds for a whole script (Arabic vowel signs, Hebrew points, the Indic nukta) is done in every text; here is
/// only what differs between languages.
struct FoldingRules: Sendable {
  /// Whether I and ı are one letter, and İ and i the other.
  var isTurkic = false
  /// Whether spaces do not count: words are written without them, or they may stand anywhere.
  var removesSpaces = false
  /// Whether a tone mark may stand on either vowel, and i and y are alike after a consonant.
  var isVietnamese = false
  /// Characters that are left out, after decomposition.
  var dropped: Set<UInt32> = []
  /// Characters that stand for another, after decomposition.
  var replaced: [UInt32: UInt32] = [:]
  /// Characters that are part of a word although they are no letters.
  var letters: Set<UInt32> = []

  /// The rules of a language; `removesSpaces` as the language's lexicon says.
  init(language: String, removesSpaces: Bool) {
    self.removesSpaces = removesSpaces
    switch language {
    case "tr", "az": isTurkic = true
    case "vi": isVietnamese = true
    case "ca": letters = [0xB7]
    case "el": dropped = [0x300, 0x301, 0x342]
    case "ru": dropped = [0x308]
    case "ro": replaced = [0x327: 0x326]
    case "he": replaced = [0x2D: 0x20]
    case "ar": replaced = [0x649: 0x64A, 0x629: 0x647, 0x671: 0x627]
    case "ur": replaced = [0x649: 0x6CC, 0x64A: 0x6CC, 0x643: 0x6A9, 0x671: 0x627]
    default: break
    }
  }

  /// The mark of Devanagari that sounds like another, and the final letters of Malayalam that are a letter with virama.
  static let spellings: [UInt32: [UInt32]] = [
    0x901: [0x902], 0xD7A: [0xD23, 0xD4D], 0xD7B: [0xD28, 0xD4D], 0xD7C: [0xD30, 0xD4D],
    0xD7D: [0xD32, 0xD4D], 0xD7E: [0xD33, 0xD4D], 0xD7F: [0xD15, 0xD4D],
  ]

  /// Whether a character is left out in every language: tatweel, Arabic vowel and hamza signs, Hebrew points, nuktas.
  static func isDropped(_ symbol: UInt32) -> Bool {
    switch symbol {
    case 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E8, 0x6EA...0x6ED: true
    case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7: true
    case 0x93C, 0x9BC, 0xA3C, 0xABC, 0xB3C, 0xCBC: true
    default: false
    }
  }
}
