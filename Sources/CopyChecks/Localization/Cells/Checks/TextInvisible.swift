import CopyTemplates
import PricingEngine

extension CellCheck {
  static let textInvisible = CellCheck(
    LocalizationCheck(
      "text-invisible", .typography, .warning,
      requirement: "Names and texts of the app's own have no characters that nobody sees.",
      reason: "They break searches and line ends, and come from copying.",
      fix: "Remove the character in the catalog or project file."),
    ofSection: { section in
      let ranges = section.isMessage ? section.names : [0..<section.text.bytes.count]
      return ranges.flatMap { range in
        strayInvisibles(in: section.text[range]).map { offset, scalar in
          let start = range.lowerBound + offset
          return CellFault(
            "\(codePoint(scalar)) stands in '\(section.text[range])'",
            at: start..<start + scalar.utf8Length)
        }
      }
    })
}

/// The invisible characters of a text that do nothing for it, each with its UTF-8 offset.
///
/// Joiners shape words and emoji, variation selectors pictures, and direction marks have checks of their own.
func strayInvisibles(in text: String) -> [(offset: Int, scalar: Unicode.Scalar)] {
  guard !text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return [] }
  var found: [(offset: Int, scalar: Unicode.Scalar)] = []
  var offset = 0
  for scalar in text.unicodeScalars {
    if scalar.isStrayInvisible { found.append((offset, scalar)) }
    offset += scalar.utf8Length
  }
  return found
}

extension Unicode.Scalar {
  fileprivate var isStrayInvisible: Bool {
    switch self {
    case "\u{200C}", "\u{200D}", "\u{FE00}"..."\u{FE0F}", "\u{E0100}"..."\u{E01EF}",
      "\u{E0020}"..."\u{E007F}":
      false
    case "\t", "\n", "\r": false
    default:
      !isDirectionMark
        && (properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control)
    }
  }
}
