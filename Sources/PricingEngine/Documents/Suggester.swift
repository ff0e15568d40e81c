/// "Did you mean" for a file that may name thousands of things wrong, among thousands that are right.
///
/// The first ten different texts are looked for, which keeps the cost in proportion to the file: a reader with more mistakes than
/// that has another mistake.
package struct Suggester {
  /// How many different texts are looked for.
  package static let limit = 10

  private let candidates: [String]
  private var known: [String: String?] = [:]

  /// Creates a suggester of these candidates.
  package init(_ candidates: [String]) {
    self.candidates = candidates
  }

  /// The candidate that is most like a text that matched none; `nil` when none is near, or after `limit` other texts.
  package mutating func nearest(to text: String) -> String? {
    if let answer = known[text] { return answer }
    guard known.count < Self.limit else { return nil }
    let answer = nearestText(to: text, in: candidates)
    known.updateValue(answer, forKey: text)
    return answer
  }
}
