import PricingEngine

/// The visible characters of a text in the order in which its readers see them, worked out once for all parts of it.
struct SeenOrder {
  /// Where each visible character starts, in UTF-8 bytes.
  private let offsets: [Int]
  /// Which of the visible characters it is, counted from the left.
  private let ranks: [Int]

  init(of text: String, in direction: TextDirection) throws(ICUError) {
    let places = try visualOrder(of: text, in: direction)
    var visible: [(offset: Int, place: Int)] = []
    var offset = 0
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if !scalar.isDirectionMark { visible.append((offset, places[index])) }
      offset += scalar.utf8Length
    }
    var ranks = Array(repeating: 0, count: visible.count)
    let fromLeft = visible.indices.sorted { visible[$0].place < visible[$1].place }
    for (rank, index) in fromLeft.enumerated() { ranks[index] = rank }
    offsets = visible.map(\.offset)
    self.ranks = ranks
  }

  /// The characters of a part from left to right, as places in the part; `nil` where others are seen between them.
  func order(of range: Range<Int>) -> [Int]? {
    let start = partitionPoint(of: offsets) { $0 >= range.lowerBound }
    let end = partitionPoint(of: offsets) { $0 >= range.upperBound }
    let seen = (start..<end).sorted { ranks[$0] < ranks[$1] }
    guard let first = seen.first, let last = seen.last else { return [] }
    guard ranks[last] - ranks[first] == seen.count - 1 else { return nil }
    return seen.map { offsets[$0] - range.lowerBound }
  }
}
