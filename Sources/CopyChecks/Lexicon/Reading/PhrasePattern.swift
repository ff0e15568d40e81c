/// A line of a lexicon as the phrases that it stands for: `cancel(l|)ed` is `canceled` and `cancelled`.
enum PhrasePattern {
  private static let mostPhrases = 500

  /// The phrases, in the order of the alternatives.
  static func phrases(_ line: String) throws(LexiconProblem) -> [String] {
    guard line.utf8.contains(where: { "()|".utf8.contains($0) }) else { return [line] }
    var phrases = [""]
    var rest = Substring(line)
    while let open = rest.firstIndex(where: { "()|".contains($0) }) {
      guard rest[open] == "(", let close = rest[open...].firstIndex(of: ")") else {
        throw .badAlternatives
      }
      let inside = rest[rest.index(after: open)..<close]
      guard !inside.contains("("), inside.contains("|") else { throw .badAlternatives }
      let before = rest[..<open]
      let alternatives = inside.split(separator: "|", omittingEmptySubsequences: false)
      guard phrases.count * alternatives.count <= mostPhrases else { throw .tooManyAlternatives }
      phrases = phrases.flatMap { phrase in alternatives.map { phrase + before + $0 } }
      rest = rest[rest.index(after: close)...]
    }
    return phrases.map { $0 + rest }
  }
}
