import PricingEngine

/// Reads runs of digits with the marks between them.
///
/// `1.299` is 1299 where a comma comes before the fraction, else 1.299; `1.299,00` and `1,299.00` are 1299.00 in any
/// language, because only one of two marks can be the decimal one. Indian groups (1,00,000) are read too.
struct DigitReader {
  /// No price or count in copy has more digits; longer runs are identifiers and no numbers.
  private static let mostDigits = 21

  let style: NumberStyle
  let text: SearchText

  /// The number that starts with a digit at a place, and where its run of digits ends; `nil` for a run that is no number,
  /// such as `1.2.3`.
  func number(at start: Int) -> (amount: ExactDecimal?, end: Int) {
    var groups: [Range<Int>] = []
    var marks: [UInt32] = []
    var place = start
    while true {
      let first = place
      while text.isDigit(place) { place += 1 }
      groups.append(first..<place)
      guard let mark = mark(at: place, after: groups) else { break }
      marks.append(mark)
      place += 1
    }
    return (amount(groups, marks), place)
  }

  /// The mark at a place, when digits go on behind it.
  private func mark(at place: Int, after groups: [Range<Int>]) -> UInt32? {
    guard text.isDigit(place + 1) else { return nil }
    let symbol = text.symbols[place]
    switch symbol {
    case Punctuation.point, Punctuation.comma: return symbol
    case Punctuation.apostrophe, Punctuation.space:
      guard
        symbol == Punctuation.apostrophe || style.groupsWithSpace
          || text.kinds[place] == .noBreakSpace
      else { return nil }
      // A space between two numbers joins them only where it can group: `7 365` days are two numbers in most texts.
      let isGroup = hasThreeDigits(at: place + 1) && (groups.last.map { $0.count <= 3 } ?? false)
      return isGroup ? symbol : nil
    default: return nil
    }
  }

  private func hasThreeDigits(at place: Int) -> Bool {
    (0..<3).allSatisfy { text.isDigit(place + $0) } && !text.isDigit(place + 3)
  }

  private func amount(_ groups: [Range<Int>], _ marks: [UInt32]) -> ExactDecimal? {
    guard groups.reduce(0, { $0 + $1.count }) <= Self.mostDigits else { return nil }
    guard let last = marks.last else { return decimal(groups, fraction: 0) }
    let isDecimal = self.isDecimal(last, groups: groups, marks: marks)
    let whole = isDecimal ? Array(groups.dropLast()) : groups
    let grouping = isDecimal ? Array(marks.dropLast()) : marks
    guard areGroups(whole), Set(grouping).count <= 1, !(isDecimal && grouping.contains(last))
    else { return nil }
    return decimal(groups, fraction: isDecimal ? groups[groups.count - 1].count : 0)
  }

  /// Whether the last mark comes before the fraction.
  private func isDecimal(_ mark: UInt32, groups: [Range<Int>], marks: [UInt32]) -> Bool {
    guard mark == Punctuation.point || mark == Punctuation.comma else { return false }
    if marks.count > 1 { return marks[marks.count - 2] != mark }
    let isLanguages = (mark == Punctuation.comma) == style.hasDecimalComma
    let canGroup =
      groups[1].count == 3 && groups[0].count <= 3 && text.symbols[groups[0].lowerBound] != 0x30
    return isLanguages || !canGroup
  }

  /// Whether all groups but the first have three digits, or two as in India and the last three.
  private func areGroups(_ groups: [Range<Int>]) -> Bool {
    guard groups.count > 1 else { return true }
    let middle = groups.dropFirst().dropLast()
    return groups[groups.count - 1].count == 3 && groups[0].count <= 3
      && (middle.allSatisfy { $0.count == 3 } || middle.allSatisfy { $0.count == 2 })
  }

  private func decimal(_ groups: [Range<Int>], fraction: Int) -> ExactDecimal {
    var coefficient: Int128 = 0
    for group in groups {
      for place in group { coefficient = coefficient * 10 + Int128(text.symbols[place] - 0x30) }
    }
    return ExactDecimal(coefficient: coefficient, fractionDigits: fraction)
  }
}
