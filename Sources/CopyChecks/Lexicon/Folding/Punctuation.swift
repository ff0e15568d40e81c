import PricingEngine

/// Signs with several forms, each as the one that phrases are written with, and what they do to a clause.
enum Punctuation {
  static let space: UInt32 = 0x20
  static let hyphen: UInt32 = 0x2D
  static let apostrophe: UInt32 = 0x27
  static let percent: UInt32 = 0x25
  static let point: UInt32 = 0x2E
  static let comma: UInt32 = 0x2C
  static let colon: UInt32 = 0x3A
  static let quote: UInt32 = 0x22

  /// The one form and the kind of a sign; `nil` for a character that is itself.
  static func form(of symbol: UInt32) -> (symbol: UInt32, kind: CharacterKind)? {
    switch symbol {
    case 0x2018, 0x2019, 0x2BC, 0x2B9, 0x2032, 0x60, 0xB4: (apostrophe, .other)
    case 0x2010...0x2013, 0x2212, 0x5BE: (hyphen, .other)
    // Longer dashes stand between clauses, whether or not spaces are around them.
    case 0x2014, 0x2015: (hyphen, .clauseEnd)
    case 0x201C...0x201F, 0xAB, 0xBB: (quote, .other)
    case 0x66A, 0xFE6A: (percent, .other)
    // Arabic decimal and grouping signs, which can only be read one way.
    case 0x66B: (point, .other)
    case 0x66C: (apostrophe, .other)
    case 0x60C: (comma, .clauseEnd)
    case 0x2026: (0x2026, .sentenceEnd)
    // Bullets and bars between the points of a list.
    case 0xB7, 0x2022, 0x30FB, 0x2F, 0x7C: (symbol, .clauseEnd)
    default: nil
    }
  }
}
