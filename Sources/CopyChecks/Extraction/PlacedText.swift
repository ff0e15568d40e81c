/// A decoded text with the place of every byte in its file.
///
/// A character that an escape stands for is at the escape's start.
struct PlacedText {
  private(set) var bytes: [UInt8] = []
  private var places: [UInt32] = []
  /// Where the text ends in the file.
  private(set) var end = 0

  var count: Int { bytes.count }
  var isEmpty: Bool { bytes.isEmpty }

  /// The place of a byte; that of `count` is where the text ends.
  func place(_ index: Int) -> Int { index < places.count ? Int(places[index]) : end }

  /// Adds bytes of the file as they are.
  mutating func append(_ source: [UInt8], _ range: Range<Int>) {
    bytes += source[range]
    // A file has at most 64 MB, so places fit.
    for place in range { places.append(UInt32(place)) }
    end = range.upperBound
  }

  /// Adds the text that a range of the file stands for.
  mutating func append(_ text: some Collection<UInt8>, for range: Range<Int>) {
    for byte in text {
      bytes.append(byte)
      places.append(UInt32(range.lowerBound))
    }
    end = range.upperBound
  }

  /// The text as a string.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
