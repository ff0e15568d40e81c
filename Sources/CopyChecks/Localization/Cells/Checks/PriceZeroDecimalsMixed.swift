import CopyTemplates
import PricingEngine

extension CellCheck {
  static let priceZeroDecimalsMixed = CellCheck(
    LocalizationCheck(
      "price-zero-decimals-mixed", .prices, .warning,
      requirement: "Whole amounts of one currency have the same fraction digits on one screen.",
      reason: "$49 beside $49.00 looks as if one of them were rounded.",
      fix: "Write all whole amounts of the screen in the same way."),
    ofCell: { cell in
      guard let symbol = cell.sections.lazy.flatMap(\.prices).first?.symbol else { return [] }
      let amounts = cell.sections.enumerated().flatMap { index, section in
        section.wholeAmounts(beside: symbol).map { (index: index, amount: $0) }
      }
      let digits = Set(amounts.map(\.amount.fractionDigits))
      guard digits.count > 1, let fewest = digits.min(),
        let odd = amounts.first(where: { $0.amount.fractionDigits == fewest }),
        let other = amounts.first(where: { $0.amount.fractionDigits != fewest })
      else { return [] }
      let example = cell.sections[other.index].text[other.amount.range]
      return [
        CellFault(
          "'\(cell.sections[odd.index].text[odd.amount.range])' has no fraction digits, and "
            + "'\(example)' on the same screen has them", at: odd.amount.range, in: odd.index)
      ]
    })
}

/// A whole amount of money with its place.
private struct WholeAmount {
  let range: Range<Int>
  let fractionDigits: Int
}

extension SectionReading {
  /// The whole amounts that stand directly beside a symbol, outside names.
  fileprivate func wholeAmounts(beside symbol: String) -> [WholeAmount] {
    guard !tokens.isEmpty, text.contains(symbol) else { return [] }
    return tokens.compactMap { token in
      guard isBeside(symbol, token), !names.contains(where: { $0.overlaps(token.range) })
      else { return nil }
      guard let last = token.lastGroup, last != 3 else {
        return WholeAmount(range: token.range, fractionDigits: 0)
      }
      guard token.digits.suffix(last).allSatisfy({ $0 == "0" }) else { return nil }
      return WholeAmount(range: token.range, fractionDigits: last)
    }
  }

  /// How many bytes beside a number are looked at: the longest symbols of CLDR with marks and spaces have fewer.
  ///
  /// Where the last of them cuts a character in two, it is no part of a symbol that stands there.
  private static let reach = 64

  private func isBeside(_ symbol: String, _ token: NumberToken) -> Bool {
    let (start, end) = (token.range.lowerBound, token.range.upperBound)
    let before = text[max(0, start - Self.reach)..<start].withoutDirectionMarks.withoutSpaces
    let after = text[end..<min(text.bytes.count, end + Self.reach)]
      .withoutDirectionMarks.withoutSpaces
    return before.hasSuffix(symbol) || after.hasPrefix(symbol)
  }
}
