internal import CICU

/// A script of Unicode.
package struct Script: Sendable, Hashable {
  private let number: Int32

  /// The script of a character; `nil` for one that belongs to all, such as a digit or a mark.
  package init?(of scalar: Unicode.Scalar) {
    number = cicu_character_script(Int32(bitPattern: scalar.value))
    if number <= 1 { return nil }
  }

  /// The script with a code of four letters; `nil` when there is none.
  package init?(code: String) {
    number = code.withICUText { cicu_script_number($0, $1) }
    if number <= 1 { return nil }
  }

  /// The scripts that a locale is written in: three for Japanese, one for most.
  package static func scripts(of locale: LocaleTag) -> Set<Script> {
    let codes =
      switch locale.script {
      case "Jpan": ["Hani", "Hira", "Kana"]
      case "Kore": ["Hang", "Hani"]
      case "Hans", "Hant", "Hanb": ["Hani"]
      default: [locale.script]
      }
    return Set(codes.compactMap { Script(code: $0) })
  }
}

extension Unicode.Scalar {
  /// The direction that the character gives to text; `nil` for one that takes it from its neighbors.
  package var strongDirection: TextDirection? {
    switch cicu_character_direction(Int32(bitPattern: value)) {
    case Int32(CICU_HAS_LEFT_TO_RIGHT): .leftToRight
    case Int32(CICU_HAS_RIGHT_TO_LEFT): .rightToLeft
    default: nil
    }
  }

  /// The other half of a bracket, and whether this one opens; `nil` for another character.
  package var pairedBracket: (partner: Unicode.Scalar, opens: Bool)? {
    let partner = cicu_paired_bracket(Int32(bitPattern: value))
    guard partner != 0, let scalar = Unicode.Scalar(partner.magnitude) else { return nil }
    return (scalar, partner > 0)
  }
}
