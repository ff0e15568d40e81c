/// A line of a lexicon file that is neither empty nor a comment.
///
/// It stays bytes until somebody needs its text: a lexicon has thousands of lines, and for one text most are passed over.
struct LexiconLine {
  /// The bytes without spaces and tabs at their ends.
  let bytes: ArraySlice<UInt8>
  /// The byte of the file that the line starts at.
  let start: Int

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The mark before a phrase, if there is one, and the phrase.
  var marked: (mark: UInt8?, phrase: ArraySlice<UInt8>) {
    guard bytes.count > 2, bytes[bytes.startIndex + 1] == UInt8(ascii: " "),
      let mark = bytes.first, "!?~".utf8.contains(mark)
    else { return (nil, bytes) }
    return (mark, trimmed(bytes.dropFirst(2)))
  }

  /// Calls `body` with each line.
  static func each<Failure: Error>(
    in bytes: ArraySlice<UInt8>, _ body: (LexiconLine) throws(Failure) -> Void
  ) throws(Failure) {
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      let line = LexiconLine(bytes: trimmed(bytes[start..<end]), start: start)
      if !line.bytes.isEmpty, !line.isComment { try body(line) }
      start = end + 1
    }
  }

  private var isComment: Bool {
    bytes.first == UInt8(ascii: "#")
      && (bytes.count == 1 || bytes[bytes.startIndex + 1] == UInt8(ascii: " "))
  }
}

/// The bytes without spaces and tabs at their ends.
func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  func isSpace(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  var rest = bytes
  while isSpace(rest.first) { rest.removeFirst() }
  while isSpace(rest.last) { rest.removeLast() }
  return rest
}

/// The text without spaces and tabs at its ends.
func trimmedSpaces(_ text: String) -> String {
  String(decoding: trimmed(Array(text.utf8)[...]), as: UTF8.self)
}
