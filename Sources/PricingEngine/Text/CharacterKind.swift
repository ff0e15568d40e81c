internal import CICU

/// What a character is to a search for words, by Unicode's properties as ICU has them.
package enum CharacterKind: UInt8, Sendable {
  /// None of the others: a hyphen, a sign, a quotation mark.
  case other
  /// A letter of any script.
  case letter
  /// A mark that belongs to the character before it.
  case mark
  /// A decimal digit of any script.
  case digit
  /// A space at which a line may break.
  case space
  /// A space at which no line breaks: U+00A0, U+202F.
  case noBreakSpace
  /// A character that ends a line or paragraph.
  case lineBreak
  /// A character that ends a sentence: `.`, `。`, `؟`.
  case sentenceEnd
  /// Other terminal punctuation, a bracket, or a picture.
  case clauseEnd
  /// A character that is not seen: a direction mark, a joiner, a soft hyphen.
  case ignorable

  /// The kind of a character.
  package init(of scalar: Unicode.Scalar) {
    self = CharacterKind(rawValue: UInt8(cicu_character_kind(Int32(scalar.value)))) ?? .other
  }

  /// Whether the character is part of a word.
  package var isWordPart: Bool { self == .letter || self == .mark || self == .digit }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script, 0 to 9; `nil` for another character.
  package var decimalDigitValue: Int? {
    let value = Int(cicu_digit_value(Int32(self.value)))
    return (0...9).contains(value) ? value : nil
  }

  /// The canonical combining class: 0 for a base, above 0 for a mark that can change places.
  package func combiningClass() throws(ICUError) -> UInt8 {
    UInt8(try icuCall { status in cicu_combining_class(Int32(value), &status) })
  }

  /// The character in lower case and decomposed, so that canonical equivalents compare equal.
  ///
  /// Full-width and half-width forms become their ordinary character. `ß` stays; `turkic` keeps ı and i apart.
  /// - Throws: `ICUError` when ICU's data cannot be read.
  package func folded(turkic: Bool) throws(ICUError) -> [UInt32] {
    var status: Int32 = 0
    // The longest decomposition has four characters (Unicode Normalization Forms, section 5).
    let folded = [Int32](unsafeUninitializedCapacity: 18) { buffer, count in
      count = Int(
        cicu_folded_character(Int32(value), turkic, buffer.baseAddress, 18, &status))
    }
    guard status <= 0 else { throw ICUError(status: status) }
    return folded.map(UInt32.init)
  }
}
