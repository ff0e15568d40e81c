/// The words that a language has for some numbers.
struct NumberWords {
  /// The number of each word, which is in lower case.
  let values: [String: Int]
  /// The characters that words start with, in lower and upper case.
  private let initials: Set<Unicode.Scalar>

  init(_ values: [String: Int]) {
    self.values = values
    let words = values.keys.flatMap { [$0, $0.uppercased()] }
    initials = Set(words.compactMap(\.unicodeScalars.first))
  }

  /// Whether a word that starts with a character can be one of them, which spares most words a look at all their letters.
  func mayStart(with first: Unicode.Scalar) -> Bool { initials.contains(first) }
}
