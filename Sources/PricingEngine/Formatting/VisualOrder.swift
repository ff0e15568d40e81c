internal import CICU

/// For each character of a paragraph, in the order of the text, its place from the left on one line.
///
/// The order is that of UAX #9 in a paragraph of the given base direction.
/// - Throws: `ICUError` when ICU fails.
package func visualOrder(
  of text: String, in direction: TextDirection
) throws(ICUError) -> [Int] {
  let capacity = text.unicodeScalars.count
  var status: Int32 = 0
  let places = [Int32](unsafeUninitializedCapacity: max(1, capacity)) { buffer, count in
    count = Int(
      text.withICUText { bytes, length in
        cicu_visual_order(
          bytes, length, direction == .rightToLeft, buffer.baseAddress, Int32(capacity), &status)
      })
  }
  guard status <= 0 else { throw ICUError(status: status) }
  return places.map(Int.init)
}
