import CopyTemplates
import PricingEngine

extension CellCheck {
  static let fitUnbreakable = CellCheck(
    LocalizationCheck(
      "fit-unbreakable", .fit, .warning,
      requirement: "No word is wider than a narrow screen.",
      reason: "A word that cannot be broken runs out of its button or off the screen.",
      fix: "Use a shorter word, or mark where it may break with U+00AD."),
    ofSection: { section throws(ICUError) in
      let slot = section.section.prominence <= 2 ? largeSlot : smallSlot
      // Most texts are short enough as a whole; a column takes at most three bytes of what is narrow.
      guard section.text.bytes.count > slot, section.section.url == nil else { return [] }
      let text = section.section.text
      var start = 0
      var widest: (range: Range<Int>, width: Int)?
      for end in try section.writing.breaker.breaks(in: text) + [section.text.bytes.count] {
        let range = start..<end
        start = end
        guard range.count > slot, !section.names.contains(where: { $0.overlaps(range) })
        else { continue }
        let width = try section.writing.breaker.columns(of: section.text[range].trimmedEnd)
        if width > slot, width > widest?.width ?? 0 { widest = (range, width) }
      }
      guard let widest else { return [] }
      let word = section.text[widest.range].trimmedEnd
      return [
        CellFault(
          "'\(word)' is \(widest.width) columns without a place to break, and the screen has \(slot)",
          at: widest.range.lowerBound..<widest.range.lowerBound + word.utf8.count,
          measure: widest.width)
      ]
    })
}

/// The columns of text in the largest sizes on a screen of 320 points, the narrowest that iOS has.
private let largeSlot = 22
/// The columns of ordinary text on it.
private let smallSlot = 34

extension String {
  fileprivate var trimmedEnd: String {
    var scalars = Substring(self).unicodeScalars
    while let last = scalars.last, last.isSpace { scalars.removeLast() }
    return String(scalars)
  }
}
