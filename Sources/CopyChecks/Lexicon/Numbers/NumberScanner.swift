import PricingEngine

/// Finds all numbers, percentages and prices of a text that are written with digits.
struct NumberScanner {
  private let text: SearchText
  private let source: [UInt8]
  private let digits: DigitReader
  private let currencies: CurrencyMarks

  init(text: SearchText, source: [UInt8], style: NumberStyle, currencies: CurrencyMarks) {
    self.text = text
    self.source = source
    digits = DigitReader(style: style, text: text)
    self.currencies = currencies
  }

  /// Adds all of them to an index.
  func fill(_ index: inout NumberIndex) {
    var place = 0
    // A sign or symbol belongs to one number only.
    var free = 0
    while place < text.count {
      guard text.kinds[place] == .digit else {
        place += 1
        continue
      }
      let (amount, end) = digits.number(at: place)
      if let amount {
        let number = FoundAmount(kind: .number, amount: amount, range: place..<end)
        index.add(number, as: .number)
        free = addSigned(number, free: free, to: &index)
      }
      place = end
    }
  }

  /// Adds the percentage or price that a number is part of; the result is where the next number's sign can start.
  private func addSigned(_ number: FoundAmount, free: Int, to index: inout NumberIndex) -> Int {
    if let range = percentRange(of: number.range, free: free) {
      index.add(FoundAmount(kind: .percent, amount: number.amount, range: range), as: .percent)
      return range.upperBound
    }
    guard let price = price(of: number, free: free) else { return number.range.upperBound }
    index.add(price, as: .price)
    return price.range.upperBound
  }

  private func percentRange(of number: Range<Int>, free: Int) -> Range<Int>? {
    let after = skippingSpace(number.upperBound)
    if isPercent(after) { return number.lowerBound..<after + 1 }
    let before = skippingSpaceBack(number.lowerBound) - 1
    return before >= free && isPercent(before) ? before..<number.upperBound : nil
  }

  private func price(of number: FoundAmount, free: Int) -> FoundAmount? {
    let start = skippingSpaceBack(number.range.lowerBound)
    let end = skippingSpace(number.range.upperBound)
    let hasFraction = number.amount.fractionDigits > 0
    let before = currencies.match(
      before: start, in: text, of: source, hasFraction: hasFraction
    )
    .flatMap { $0.range.lowerBound >= free ? $0 : nil }
    let after = currencies.match(at: end, in: text, of: source)
    guard let either = before ?? after else { return nil }
    var currencies = either.currencies
    // `$9.99 USD`: the code says which dollar.
    if let after { currencies = currencies.intersection(after.currencies) }
    if currencies.isEmpty { currencies = either.currencies }
    return FoundAmount(
      kind: .price(currencies: currencies.sorted()), amount: number.amount,
      range: (before?.range.lowerBound ?? number.range.lowerBound)..<(after?.range.upperBound
        ?? number.range.upperBound))
  }

  private func isPercent(_ place: Int) -> Bool {
    place >= 0 && place < text.count && text.symbols[place] == Punctuation.percent
  }

  private func skippingSpace(_ place: Int) -> Int { text.isSpace(place) ? place + 1 : place }

  private func skippingSpaceBack(_ place: Int) -> Int {
    text.isSpace(place - 1) ? place - 1 : place
  }
}
