import CopyTemplates
import PricingEngine

/// A section with the numbers that it must show and those that it shows.
///
/// It is a class so that all checks share one.
public final class SectionReading: Sendable {
  let section: CopySection
  let writing: CellWriting
  let text: TextBytes
  let tokens: [NumberToken]
  let prices: [PriceReading]
  /// Where names stand, whose digits and spaces are their own.
  let names: [Range<Int>]

  init(_ section: CopySection, writing: CellWriting) throws(ICUError) {
    self.section = section
    self.writing = writing
    text = TextBytes(section.text)
    tokens = NumberToken.all(in: section.text)
    let finder = PriceFinder(text: text, tokens: tokens)
    var prices: [PriceReading] = []
    var names: [Range<Int>] = []
    for (name, value) in section.values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      switch value {
      case .money(let money), .moneyPerSeat(let money):
        let expected = try writing.formatter.price(money)
        prices.append(
          PriceReading(
            name: name, money: money, expected: expected,
            match: finder.match(expected, of: money.shownAmount)))
      case .name(let words):
        if let range = text.range(of: withoutStrayBidiControls(words)) { names.append(range) }
      case .percent, .period, .date, .count: break
      }
    }
    self.prices = prices
    self.names = names
  }

  /// What a check says of each price.
  func forEachPrice(
    _ test: (PriceReading) throws(ICUError) -> CellFault?
  ) throws(ICUError) -> [CellFault] {
    var faults: [CellFault] = []
    for price in prices {
      if let fault = try test(price) { faults.append(fault) }
    }
    return faults
  }

  /// The percentages in the text: a number with a sign beside it.
  var percents: [NumberToken] {
    tokens.filter { token in
      let before = text[0..<token.range.lowerBound].unicodeScalars.reversed()
        .first { !$0.isSpace && !$0.isDirectionMark }
      let after = text[token.range.upperBound..<text.bytes.count].unicodeScalars
        .first { !$0.isSpace && !$0.isDirectionMark }
      return [before, after].contains { $0.map(percentSigns.contains) ?? false }
    }
  }

  /// The digits outside names, each with its place.
  var ownDigits: [(zero: Unicode.Scalar, offset: Int)] {
    var digits: [(zero: Unicode.Scalar, offset: Int)] = []
    var offset = 0
    for scalar in section.text.unicodeScalars {
      if let zero = scalar.zeroOfDigits, !names.contains(where: { $0.contains(offset) }) {
        digits.append((zero, offset))
      }
      offset += scalar.utf8Length
    }
    return digits
  }

  /// Whether the text was written in a language from a message, and is no name or text of the app's own.
  var isMessage: Bool { section.message != nil }
}

private let percentSigns: Set<Unicode.Scalar> = ["%", "\u{66A}", "\u{FE6A}", "\u{FF05}"]
