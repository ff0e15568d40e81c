/// The keys of one JSON object, which must differ.
///
/// Keys are compared by code units, as RFC 8259 does: Swift's own comparison of texts would merge two
/// spellings of an accented letter.
struct JSONKeySet {
  /// Most objects have few keys, and looking through them costs less than hashing.
  private static let scannedCount = 16

  private var scanned: [(key: ArraySlice<UInt8>, offset: Int)] = []
  private var hashed: [ArraySlice<UInt8>: Int] = [:]

  /// Adds the code units of a key, or returns the offset of the same key when there is one.
  mutating func insert(_ key: ArraySlice<UInt8>, at offset: Int) -> Int? {
    if let first = scanned.first(where: { $0.key == key }) { return first.offset }
    guard scanned.count == Self.scannedCount else {
      scanned.append((key, offset))
      return nil
    }
    if let first = hashed[key] { return first }
    hashed[key] = offset
    return nil
  }
}
