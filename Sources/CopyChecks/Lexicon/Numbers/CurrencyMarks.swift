import PricingEngine

/// The symbols, codes and words that stand beside an amount of money, with the currencies each can mean.
///
/// They come from `Lexicon/currencies.txt`; ISO 4217 codes are known without it.
struct CurrencyMarks: Sendable {
  /// A mark that was found beside a number.
  struct Match {
    /// Its symbols.
    let range: Range<Int>
    /// What it can mean.
    let currencies: Set<String>
  }

  /// Codes that are English words as well: they are a currency before a number only when it has a fraction (`TRY 7 days`).
  private static let wordCodes: Set<String> = [
    "ALL", "ANG", "BAM", "CUP", "GEL", "MAD", "MOP", "NAD", "PEN", "SOS", "TOP", "TRY",
  ]

  private var forward = PhraseTrie()
  private var backward = PhraseTrie()
  private var currencies: [Set<String>] = []

  init() {}

  /// Adds a mark.
  mutating func insert(_ symbols: [UInt32], currencies codes: Set<String>) {
    forward.insert(symbols.map { .symbol($0) })
    backward.insert(symbols.reversed().map { .symbol($0) })
    currencies.append(codes)
  }

  /// The longest mark that ends before a place.
  func match(before place: Int, in text: SearchText, of source: [UInt8], hasFraction: Bool)
    -> Match?
  {
    var longest: Match?
    var (node, index) = (PhraseTrie.root, place)
    while index > 0, let child = backward.child(of: node, by: text.symbols[index - 1]) {
      node = child
      index -= 1
      if let mark = mark(backward.firstPhrase[Int(node)], index..<place, in: text) {
        longest = mark
      }
    }
    if let longest { return longest }
    guard let code = code(place - 3..<place, in: text, of: source),
      hasFraction || !Self.wordCodes.contains(code)
    else { return nil }
    return Match(range: place - 3..<place, currencies: [code])
  }

  /// The longest mark that starts at a place.
  func match(at place: Int, in text: SearchText, of source: [UInt8]) -> Match? {
    var longest: Match?
    var (node, index) = (PhraseTrie.root, place)
    while index < text.count, let child = forward.child(of: node, by: text.symbols[index]) {
      node = child
      index += 1
      if let mark = mark(forward.firstPhrase[Int(node)], place..<index, in: text) {
        longest = mark
      }
    }
    if let longest { return longest }
    guard let code = code(place..<place + 3, in: text, of: source) else { return nil }
    return Match(range: place..<place + 3, currencies: [code])
  }

  private func mark(_ phrase: Int32, _ range: Range<Int>, in text: SearchText) -> Match? {
    guard phrase >= 0, isFree(range, in: text) else { return nil }
    return Match(range: range, currencies: currencies[Int(phrase)])
  }

  /// Whether no other letter touches a mark that is a word. Digits may: `Rp5000`, `500円`.
  ///
  /// Where words are not separated, letters touch all marks that are not Latin.
  private func isFree(_ range: Range<Int>, in text: SearchText) -> Bool {
    func touches(_ inner: Int, _ outer: Int) -> Bool {
      guard text.isWordPart(inner), text.isWordPart(outer), !text.isDigit(outer) else {
        return false
      }
      return text.symbols[inner] < 0xE00 && text.symbols[outer] < 0xE00
    }
    return !touches(range.lowerBound, range.lowerBound - 1)
      && !touches(range.upperBound - 1, range.upperBound)
  }

  /// The ISO code that three capital letters are.
  private func code(_ range: Range<Int>, in text: SearchText, of source: [UInt8]) -> String? {
    guard range.lowerBound >= 0, range.upperBound <= text.count, isFree(range, in: text) else {
      return nil
    }
    let bytes = source[text.source(of: range)]
    guard bytes.count == 3, bytes.allSatisfy({ (0x41...0x5A).contains($0) }) else { return nil }
    let code = String(decoding: bytes, as: UTF8.self)
    do throws(CurrencyError) { return try Currency(code: code).code } catch { return nil }
  }
}
