/// A line of a lexicon as the phrases that it stands for: `cancel(l|)ed` is `canceled` and `cancelled`.
enum PhrasePattern {
  private static let mostPhrases = 500

  /// The phrases, in the order of the alternatives.
  ///
  /// - Parameters:
  ///   - line: The line without its mark.
  ///   - isWanted: Whether an alternative is wanted; phrases with another one are left out.
  /// - Returns: The phrases.
  /// - Throws: `LexiconProblem` for parentheses that do not fit, and for too many alternatives.
  static func phrases(
    _ line: ArraySlice<UInt8>, where isWanted: (ArraySlice<UInt8>) -> Bool = { _ in true }
  ) throws(LexiconProblem) -> [String] {
    guard line.contains(where: isMark) else { return [String(decoding: line, as: UTF8.self)] }
    var phrases: [[UInt8]] = [[]]
    var count = 1
    var rest = line
    while let open = rest.firstIndex(where: isMark) {
      guard rest[open] == UInt8(ascii: "("),
        let close = rest[open...].firstIndex(of: UInt8(ascii: ")"))
      else { throw .badAlternatives }
      let inside = rest[(open + 1)..<close]
      let alternatives = inside.split(
        separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      guard !inside.contains(UInt8(ascii: "(")), alternatives.count > 1 else {
        throw .badAlternatives
      }
      count *= alternatives.count
      guard count <= mostPhrases else { throw .tooManyAlternatives }
      let wanted = alternatives.filter(isWanted)
      let before = rest[..<open]
      phrases = phrases.flatMap { phrase in wanted.map { phrase + before + $0 } }
      rest = rest[(close + 1)...]
    }
    return phrases.map { String(decoding: $0 + rest, as: UTF8.self) }
  }

  /// Whether a byte separates alternatives.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "|")
  }
}
