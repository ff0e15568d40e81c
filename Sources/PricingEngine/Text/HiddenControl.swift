/// A character of a text that nobody sees and that changes how what is around it is shown: a control character, a line or paragraph
/// separator, or a direction control that reaches beyond the text.
///
/// They have no place in a name or an identifier. On a terminal they could color, hide and move text, in a page reverse a price.
public struct HiddenControl: Sendable, Hashable {
  /// The character.
  public let scalar: Unicode.Scalar

  /// Finds the first one: U+202E in `Pro \u{202E}99.2`; `nil` in a text without any.
  public init?(in text: String) {
    // Most texts are plain, and need no look at their characters.
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return nil }
    let control = text.unicodeScalars.first(where: isControl) ?? strayBidiControl(in: text)
    guard let control else { return nil }
    scalar = control
  }

  /// How it is written in Unicode's charts: `U+202E`.
  public var name: String { "U+" + hexadecimal(scalar.value, digits: 4) }
}

/// Whether a character is a control character, or ends a line as one does.
///
/// These are all of general categories Cc, Zl and Zp: Unicode's stability policy lets the first get no more, and the others hold one each.
func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
  default: false
  }
}
