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
  let inside = try visibleOrder(of: text, range: range, direction)
  let own = try visibleOrder(
    of: "\u{2068}\(alone)\u{2069}", range: 3..<3 + alone.utf8.count, .leftToRight)
  return inside != own
}

/// Whether other characters of a text are seen between those of a part.
func isSeenInPieces(
  _ range: Range<Int>, in text: String, direction: TextDirection
) throws(ICUError) -> Bool {
  try visibleOrder(of: text, range: range, direction) == nil
}

/// The visible characters of a part, from left to right, as places in the part; `nil` where others come between them.
private func visibleOrder(
  of text: String, range: Range<Int>, _ direction: TextDirection
) throws(ICUError) -> [Int]? {
  let places = try visualOrder(of: text, in: direction)
  var seen: [(place: Int, index: Int?)] = []
  var offset = 0
  for (index, scalar) in text.unicodeScalars.enumerated() {
    if !scalar.isDirectionMark {
      let own = range.contains(offset) ? offset - range.lowerBound : nil
      seen.append((places[index], own))
    }
    offset += scalar.utf8Length
  }
  let ordered = seen.sorted { $0.place < $1.place }.map(\.index)
  guard let first = ordered.firstIndex(where: { $0 != nil }),
    let last = ordered.lastIndex(where: { $0 != nil })
  else { return [] }
  let part = ordered[first...last].compactMap(\.self)
  return part.count == last - first + 1 ? part : nil
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
