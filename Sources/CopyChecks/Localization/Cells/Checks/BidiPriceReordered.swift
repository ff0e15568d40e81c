import CopyTemplates
import PricingEngine

extension CellCheck {
  static let bidiPriceReordered = CellCheck(
    LocalizationCheck(
      "bidi-price-reordered", .typography, .error,
      requirement:
        "The characters of a price are seen together and in the order that they have alone.",
      reason:
        "Beside text of the other direction a price can come apart, or show its symbol elsewhere.",
      fix: "Isolate the price with U+2068 and U+2069, or <bdi> in HTML."),
    ofSection: { section throws(ICUError) in
      guard section.hasOtherDirections else { return [] }
      var faults: [CellFault] = []
      for price in section.prices {
        guard let range = price.range else { continue }
        for direction in section.directions
        where try isReordered(range, in: section.section.text, direction: direction) {
          faults.append(
            CellFault(
              "the price '\(section.text[range])' is seen in another order in a "
                + "\(direction.words) text", at: range))
          break
        }
      }
      return faults
    })
}

/// Whether a part of a text is shown in another order than alone, or in pieces.
func isReordered(
  _ range: Range<Int>, in text: String, direction: TextDirection
) throws(ICUError) -> Bool {
  let alone = String(decoding: Array(text.utf8)[range], as: UTF8.self)
  let inside = try SeenOrder(of: text, in: direction).order(of: range)
  let own = try SeenOrder(of: "\u{2068}\(alone)\u{2069}", in: .leftToRight)
    .order(of: 3..<3 + alone.utf8.count)
  return inside != own
}

extension SectionReading {
  /// Whether some of the text runs from right to left.
  fileprivate var hasOtherDirections: Bool {
    writing.locale.direction == .rightToLeft || section.text.hasRightToLeft
  }

  /// The base directions in which the text can be shown: the language's own, and for a right-to-left language that of a
  /// page which does not say its direction.
  fileprivate var directions: [TextDirection] {
    writing.locale.direction == .rightToLeft
      ? [.rightToLeft, .leftToRight] : [.leftToRight]
  }
}

extension TextDirection {
  var words: String { self == .rightToLeft ? "right-to-left" : "left-to-right" }
}
