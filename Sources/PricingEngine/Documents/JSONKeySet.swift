/// The keys of one JSON object, which must differ.
///
/// Keys are compared by code units, as RFC 8259 does: Swift's own comparison of texts would merge two
/// spellings of an accented letter.
struct JSONKeySet {
  /// Most objects have few keys, and looking through them costs less than hashing.
  private static let scannedCount = 16

  private var scanned: [(key: String, offset: Int)] = []
  private var hashed: [[UInt8]: Int] = [:]

  /// Adds a key, or returns the offset of the same key when there is one.
  mutating func insert(_ key: String, at offset: Int) -> Int? {
    if let first = scanned.first(where: { isSame($0.key, key) }) { return first.offset }
    guard scanned.count == Self.scannedCount else {
      scanned.append((key, offset))
      return nil
    }
    let bytes = Array(key.utf8)
    if let first = hashed[bytes] { return first }
    hashed[bytes] = offset
    return nil
  }

  private func isSame(_ first: String, _ second: String) -> Bool {
    first.utf8.count == second.utf8.count && first.utf8.elementsEqual(second.utf8)
  }
}
