/// The composition of Korean syllables from their letters (Unicode Standard, section 3.12).
enum Hangul {
  private static let leading: ClosedRange<UInt32> = 0x1100...0x1112
  private static let vowels: ClosedRange<UInt32> = 0x1161...0x1175
  private static let trailing: ClosedRange<UInt32> = 0x11A8...0x11C2
  private static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3

  /// Whether a symbol is a letter that composes with another.
  static func isJamo(_ symbol: UInt32) -> Bool {
    leading.contains(symbol) || vowels.contains(symbol) || trailing.contains(symbol)
  }

  /// The syllable that two symbols make, if they make one.
  static func composed(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if leading.contains(first), vowels.contains(second) {
      let index = (first - leading.lowerBound) * 21 + (second - vowels.lowerBound)
      return syllables.lowerBound + index * 28
    }
    guard syllables.contains(first), trailing.contains(second),
      (first - syllables.lowerBound).isMultiple(of: 28)
    else { return nil }
    return first + (second - trailing.lowerBound + 1)
  }
}
