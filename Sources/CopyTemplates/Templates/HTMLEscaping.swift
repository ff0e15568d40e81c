/// Appends text so that HTML shows it letter for letter, in the text of an element or in a quoted
/// value.
///
/// A NUL, which HTML cannot hold, becomes U+FFFD. With `marksIsolates`, U+2068…U+2069 becomes
/// `<bdi>…</bdi>`, and one without the other is dropped.
func appendHTML(_ text: String, marksIsolates: Bool, to output: inout [UInt8]) {
  var text = text
  text.withUTF8 { bytes in
    var isolates: ArraySlice<IsolateMark>?
    var start = 0
    var offset = 0
    while offset < bytes.count {
      var length = 1
      var markup: String?
      if isReferenced(bytes[offset]) {
        markup = reference(for: bytes[offset])
      } else if marksIsolates, isIsolateControl(at: offset, in: bytes) {
        length = 3
        var marks = isolates ?? IsolateMark.marks(in: bytes)[...]
        markup = marks.popFirst()?.markup
        isolates = marks
      }
      if let markup {
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<offset]))
        output.append(contentsOf: markup.utf8)
        start = offset + length
      }
      offset += length
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
  }
}

/// The text as `HTMLRenderer` writes it into an element; without `marksIsolates` its isolates stay characters.
package func htmlText(_ text: String, marksIsolates: Bool = true) -> [UInt8] {
  var bytes: [UInt8] = []
  appendHTML(text, marksIsolates: marksIsolates, to: &bytes)
  return bytes
}

/// The bytes below 64 that HTML does not show as themselves, one bit each: NUL `"` `&` `'` `<` `>`.
private let referencedBytes: UInt64 = 1 | 1 << 34 | 1 << 38 | 1 << 39 | 1 << 60 | 1 << 62

private func isReferenced(_ byte: UInt8) -> Bool {
  byte < 64 && referencedBytes >> UInt64(byte) & 1 == 1
}

/// The character reference that stands for a byte.
private func reference(for byte: UInt8) -> String {
  switch byte {
  case UInt8(ascii: "&"): "&amp;"
  case UInt8(ascii: "<"): "&lt;"
  case UInt8(ascii: ">"): "&gt;"
  case UInt8(ascii: "\""): "&quot;"
  case UInt8(ascii: "'"): "&#39;"
  default: "\u{FFFD}"
  }
}
