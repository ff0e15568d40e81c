import CopyTemplates
import PricingEngine

/// Finds an amount in a text, however it is written.
struct PriceFinder {
  let text: TextBytes
  let tokens: [NumberToken]

  /// How the text shows an amount that the locale writes as `expected`.
  func match(_ expected: String, of amount: ExactDecimal) -> PriceReading.Match {
    if let range = exactRange(of: expected) { return .exact(range) }
    let shape = PriceShape(expected)
    for token in tokens where token.digits == amount.text.filter({ $0 != "." }) {
      let range = widened(token.range, shape)
      return .rewritten(range, difference(of: text[range], from: expected))
    }
    for token in tokens {
      let range = widened(token.range, shape)
      if range != token.range { return .other(range, token) }
    }
    return .absent
  }

  /// The price as it must be, and no part of a longer number: `1,99 €` is not in `11,99 €`.
  private func exactRange(of expected: String) -> Range<Int>? {
    let piece = Array(expected.utf8)
    var start = 0
    while let range = text.range(of: piece, from: start) {
      let isPart = tokens.contains { token in
        token.range.overlaps(range)
          && (token.range.lowerBound < range.lowerBound
            || token.range.upperBound > range.upperBound)
      }
      if !isPart, !continuesSymbol(before: range) { return range }
      start = range.lowerBound + 1
    }
    return nil
  }

  /// Whether a sign of currency at the start belongs to a longer symbol: `$` of `US$`.
  private func continuesSymbol(before range: Range<Int>) -> Bool {
    guard range.lowerBound > 0,
      (UInt8(ascii: "A")...UInt8(ascii: "Z"))
        .contains(text.bytes[range.lowerBound - 1])
    else { return false }
    return text[range].unicodeScalars.first?.isCurrencySign ?? false
  }

  private func difference(of written: String, from expected: String) -> PriceReading.Difference {
    let (plain, wanted) = (written.withoutDirectionMarks, expected.withoutDirectionMarks)
    if plain == wanted { return .directionMarks }
    let (dense, denseWanted) = (plain.withoutSpaces, wanted.withoutSpaces)
    if dense == denseWanted { return .spaces }
    if dense.withASCIIDigits == denseWanted.withASCIIDigits { return .digits }
    let (shape, right) = (PriceShape(written), PriceShape(expected))
    return shape.symbol == right.symbol ? .marks : .symbol(written: shape.symbol)
  }

  /// The number with the symbol beside it, and the marks and spaces between them.
  private func widened(_ number: Range<Int>, _ shape: PriceShape) -> Range<Int> {
    let after = symbolEnd(from: number.upperBound, shape.symbol)
    let before = symbolStart(before: number.lowerBound, shape.symbol)
    let prefersAfter = !shape.after.isEmpty
    if prefersAfter, let after { return number.lowerBound..<after }
    if let before { return before..<number.upperBound }
    if let after { return number.lowerBound..<after }
    return number
  }

  private func symbolEnd(from start: Int, _ symbol: String) -> Int? {
    let scalars = Array(String(decoding: text.bytes[start...], as: UTF8.self).unicodeScalars)
    let gap = scalars.prefix { $0.isSpace || $0.isDirectionMark }
    guard gap.count <= 3 else { return nil }
    let rest = Array(scalars.dropFirst(gap.count))
    guard let length = symbolLength(at: rest, symbol) else { return nil }
    return start + (gap + rest.prefix(length)).reduce(0) { $0 + $1.utf8Length }
  }

  private func symbolStart(before end: Int, _ symbol: String) -> Int? {
    let scalars = Array(String(decoding: text.bytes[..<end], as: UTF8.self).unicodeScalars)
    let gap = scalars.reversed().prefix { $0.isSpace || $0.isDirectionMark }
    guard gap.count <= 3 else { return nil }
    let rest = Array(scalars.dropLast(gap.count))
    guard let length = symbolLength(atEndOf: rest, symbol) else { return nil }
    let marks = rest.dropLast(length).reversed().prefix { $0.isDirectionMark && !$0.isIsolate }
    return end - (rest.suffix(length) + gap + marks).reduce(0) { $0 + $1.utf8Length }
  }

  /// How many characters the symbol takes, or any sign of a currency.
  private func symbolLength(at scalars: [Unicode.Scalar], _ symbol: String) -> Int? {
    let wanted = Array(symbol.unicodeScalars)
    if !wanted.isEmpty, scalars.starts(with: wanted) { return wanted.count }
    if let first = scalars.first, first.isCurrencySign { return 1 }
    return codeLength(scalars[...])
  }

  private func symbolLength(atEndOf scalars: [Unicode.Scalar], _ symbol: String) -> Int? {
    let wanted = Array(symbol.unicodeScalars)
    if let last = scalars.last, last.isCurrencySign {
      // `US$` and `R$` are one symbol.
      return 1 + scalars.dropLast().reversed().prefix { ("A"..."Z").contains($0) }.count
    }
    if !wanted.isEmpty, scalars.suffix(wanted.count).elementsEqual(wanted) { return wanted.count }
    return codeLength(scalars.suffix(3))
  }

  /// Three capital letters that are a currency's code.
  private func codeLength(_ scalars: ArraySlice<Unicode.Scalar>) -> Int? {
    let code = String(String.UnicodeScalarView(scalars.prefix(3)))
    do throws(CurrencyError) {
      _ = try Currency(code: code)
      return 3
    } catch {
      return nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is the sign of a currency.
  var isCurrencySign: Bool { properties.generalCategory == .currencySymbol }

  /// Whether it starts or ends an isolate, which is none of a price's own marks.
  var isIsolate: Bool { ("\u{2066}"..."\u{2069}").contains(self) }
}
