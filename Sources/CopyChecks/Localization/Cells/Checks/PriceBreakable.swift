import CopyTemplates
import PricingEngine

extension CellCheck {
  static let priceBreakable = CellCheck(
    LocalizationCheck(
      "price-breakable", .typography, .error,
      requirement: "No line can end inside a price or percentage.",
      reason: "A number at the end of a line and its symbol on the next one read as two things.",
      fix: "Keep the no-break space of the formatted price."),
    ofSection: { section throws(ICUError) in
      let ranges = section.prices.compactMap(\.range) + section.signedPercents
      guard !ranges.isEmpty else { return [] }
      let breaks = try section.writing.breaker.breaks(in: section.section.text)
      return ranges.compactMap { range in
        guard range.isBroken(by: breaks) else { return nil }
        return CellFault("a line can end inside '\(section.text[range])'", at: range)
      }
    })
}

extension Range<Int> {
  /// Whether one of some places, which are in order, is inside and not at an end.
  func isBroken(by places: [Int]) -> Bool {
    let index = partitionPoint(of: places) { $0 > lowerBound }
    return index < places.count && places[index] < upperBound
  }
}

extension SectionReading {
  /// The percentages of a text that shows one, with their signs.
  fileprivate var signedPercents: [Range<Int>] {
    guard section.values.keys.contains(.percent) else { return [] }
    return percents.compactMap { token in
      let after = text[token.range.upperBound..<text.bytes.count].unicodeScalars.prefix(2)
      guard let sign = after.firstIndex(where: { "%٪﹪％".unicodeScalars.contains($0) }) else {
        return nil
      }
      let length = after[...sign].reduce(0) { $0 + $1.utf8Length }
      return token.range.lowerBound..<token.range.upperBound + length
    }
  }
}
