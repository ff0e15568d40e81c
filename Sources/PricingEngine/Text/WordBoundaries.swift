internal import CICU

/// The places where words of a text begin or end, in UTF-8 bytes and in order.
///
/// Thai, Chinese and Japanese words are found with ICU's dictionaries (UAX #29).
/// - Throws: `ICUError` when ICU's break rules cannot be read.
package func wordBoundaries(of text: String, locale: LocaleTag) throws(ICUError) -> [Int] {
  // No text has more boundaries than bytes, and its end.
  let capacity = text.utf8.count + 1
  var status: Int32 = 0
  let places = [Int32](unsafeUninitializedCapacity: capacity) { buffer, count in
    count = Int(
      locale.tag.withICUText { tag, tagLength in
        text.withICUText { bytes, length in
          cicu_word_boundaries(
            tag, tagLength, bytes, length, buffer.baseAddress, Int32(capacity), &status)
        }
      })
  }
  guard status <= 0 else { throw ICUError(status: status) }
  return places.map(Int.init)
}
