/// One of the parts that a matrix is cut into, for several machines: part `number` of `count`.
struct Shard: Sendable, Hashable {
  /// Which part, from 1.
  let number: Int
  /// How many parts there are.
  let count: Int

  /// The most parts.
  static let maximum = 10_000

  /// Reads `K/N`; `nil` for another text, and when there is no such part.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      (1...Self.maximum).contains(count), (1...count).contains(number), "\(number)/\(count)" == text
    else { return nil }
    self.number = number
    self.count = count
  }

  /// The places of the part in a list of some length: all parts together have each place once.
  func range(of length: Int) -> Range<Int> {
    (length * (number - 1) / count)..<(length * number / count)
  }

  /// The part as it is written: `2/4`.
  var text: String { "\(number)/\(count)" }
}
