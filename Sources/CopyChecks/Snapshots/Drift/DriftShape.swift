import PricingEngine

/// A text taken apart into its numbers and what stands around them.
struct DriftShape {
  /// The text without numbers, spaces and invisible characters; a number leaves a mark where it stood.
  let words: String
  private let numbers: [NumberToken]
  private let numberTexts: [String]
  private let spaced: String

  init(_ text: String) {
    let visible = text.withoutInvisibleMarks
    numbers = NumberToken.all(in: visible)
    let bytes = Array(visible.utf8)
    numberTexts = numbers.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    var around = ""
    var start = 0
    for number in numbers {
      around += String(decoding: bytes[start..<number.range.lowerBound], as: UTF8.self) + "\u{FFFC}"
      start = number.range.upperBound
    }
    around += String(decoding: bytes[start...], as: UTF8.self)
    spaced = around
    words = around.withoutSpaces
  }

  /// What differs besides the words; texts that differ in nothing else differ in invisible characters.
  func differences(from other: DriftShape) -> [DriftClass] {
    guard numbers.count == other.numbers.count else { return [.value] }
    var classes: [DriftClass] = [.invisible]
    for index in numbers.indices {
      if let found = difference(at: index, from: other) { classes.append(found) }
    }
    if words == other.words, spaced != other.spaced { classes.append(.spacing) }
    return classes
  }

  private func difference(at index: Int, from other: DriftShape) -> DriftClass? {
    let (text, otherText) = (numberTexts[index], other.numberTexts[index])
    if text == otherText { return nil }
    let (number, otherNumber) = (numbers[index], other.numbers[index])
    if !number.canEqual(otherNumber) { return .value }
    if number.digits != otherNumber.digits || text.zeroOfDigits != otherText.zeroOfDigits {
      return .digits
    }
    return text.withOrdinarySpaces == otherText.withOrdinarySpaces ? .spacing : .separators
  }
}

extension NumberToken {
  /// The numbers that the token can stand for: the last mark is a decimal one, or before three digits one of thousands.
  private var readings: [ExactDecimal] {
    guard digits.utf8.count <= 24, let coefficient = Int128(digits) else { return [] }
    let whole = ExactDecimal(coefficient: coefficient)
    guard let lastGroup else { return [whole] }
    let decimal = ExactDecimal(coefficient: coefficient, fractionDigits: lastGroup)
    return lastGroup == 3 ? [whole, decimal] : [decimal]
  }

  /// Whether both tokens can stand for one number.
  fileprivate func canEqual(_ other: NumberToken) -> Bool {
    let others = other.readings
    return readings.contains { reading in others.contains { $0 == reading } }
  }
}

extension String {
  /// The text without direction marks and other characters that take no room.
  fileprivate var withoutInvisibleMarks: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter { $0.properties.generalCategory != .format }))
  }

  /// The text with an ordinary space for each other one.
  fileprivate var withOrdinarySpaces: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isSpace ? " " : $0 }))
  }

  /// The zero of the script that the first digit is of.
  fileprivate var zeroOfDigits: Unicode.Scalar? {
    unicodeScalars.lazy.compactMap(\.zeroOfDigits).first
  }
}
