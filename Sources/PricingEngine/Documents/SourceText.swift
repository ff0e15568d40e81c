/// The text of a file: valid UTF-8 without a byte order mark, with a position for every byte.
public struct SourceText: Sendable {
  /// The file as the user named it; `-` is standard input.
  public let file: String
  /// The text's UTF-8 bytes, without the byte order mark that the file may have started with.
  public let bytes: [UInt8]
  private let lines = Deferred<LineIndex>()
  private let keptSecrets = Deferred<[Range<Int>]>()

  /// The largest file that is read, in bytes: 64 MB, a thousand times the largest catalog seen.
  public static let maximumByteCount = 64 * 1024 * 1024

  /// Checks that a file's bytes are text.
  ///
  /// An empty text is a text; whether that is enough is for the reader of the format to say.
  /// - Throws: `DocumentError` for a file that is too large, is in another encoding or is not text at all.
  public init(file: String, bytes: [UInt8]) throws(DocumentError) {
    if let error = DocumentError(recognizing: bytes) { throw error }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    self.file = file
    self.bytes = content
    if let offset = content.firstIndex(of: 0) {
      throw .nulByte(location: location(ofByte: offset))
    }
    // Most texts are ASCII, and checking a text of another kind makes a copy of it.
    if content.contains(where: { $0 >= 0x80 }), String(validating: content, as: UTF8.self) == nil {
      let offset = offsetOfInvalidUTF8(in: content)
      throw .notUTF8(location: location(ofByte: offset), byte: content[offset])
    }
  }

  /// Takes the bytes of a text that a compiler has checked already: a file within the program, say.
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - literal: A string literal. It starts with no byte order mark, and no character of it is NUL.
  public init(file: String, literal: StaticString) {
    self.file = file
    bytes = literal.withUTF8Buffer(Array.init)
  }

  /// The place of a byte, with line and column from 1; the column counts UTF-8 bytes.
  ///
  /// LF, CR LF and a lone CR each end one line. Offsets outside the text are moved to its nearest end.
  public func location(ofByte offset: Int) -> SourceLocation {
    let position = lineIndex.position(ofByte: offset, in: bytes)
    return SourceLocation(file: file, line: position.line, column: position.column)
  }

  /// The offset of a line's first byte; `nil` when the text has fewer lines.
  func start(ofLine line: Int) -> Int? { lineIndex.start(ofLine: line, in: bytes) }

  /// How many UTF-16 code units a range of bytes has, which starts and ends between characters.
  func utf16Units(in range: Range<Int>) -> Int {
    lineIndex.utf16Units(beforeByte: range.upperBound, in: bytes)
      - lineIndex.utf16Units(beforeByte: range.lowerBound, in: bytes)
  }

  /// Where credentials and account identifiers stand, which no excerpt shows.
  var secrets: [Range<Int>] { keptSecrets.value { SecretKeys.ranges(in: bytes) } }

  private var lineIndex: LineIndex { lines.value { LineIndex(bytes) } }

  /// The whole text.
  public var text: String { self[bytes.indices] }

  /// A part of the text, by byte offsets.
  public subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

/// The first byte that starts no valid UTF-8 sequence (RFC 3629); 0 when there is none.
private func offsetOfInvalidUTF8(in bytes: [UInt8]) -> Int {
  var parser = Unicode.UTF8.ForwardParser()
  var input = bytes.makeIterator()
  var offset = 0
  while true {
    switch parser.parseScalar(from: &input) {
    case .valid(let scalar): offset += scalar.count
    case .error: return offset
    case .emptyInput: return 0
    }
  }
}
