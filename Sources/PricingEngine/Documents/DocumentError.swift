/// Why a file is not the text document that it should be.
public enum DocumentError: Error, Equatable, Sendable {
  /// The file has more bytes than `SourceText.maximumByteCount`.
  case tooLarge(byteCount: Int)
  /// The file is UTF-16, with or without a byte order mark.
  case utf16(isBigEndian: Bool)
  /// The file is UTF-32, with or without a byte order mark.
  case utf32
  /// A byte starts no UTF-8 sequence: `0xE9` from a Latin-1 text.
  case notUTF8(location: SourceLocation, byte: UInt8)
  /// A NUL byte; text has none.
  case nulByte(location: SourceLocation)
  /// A macOS alias or bookmark, which only points to the file.
  case macOSAlias
  /// A Git LFS pointer, which stands in for a file that was not downloaded.
  case gitLFSPointer
  /// An XML or binary property list.
  case propertyList
  /// A saved web page.
  case webPage
  /// The file has no bytes.
  case empty
  /// The file has nothing but white space.
  case blank
  /// The file has nothing but comments.
  case onlyComments
}

extension DocumentError {
  /// Recognizes bytes that are no text in UTF-8, by how they start and by how many they are.
  init?(recognizing bytes: [UInt8]) {
    let count = bytes.count
    let first = Array(bytes.prefix(4))
    if count > SourceText.maximumByteCount {
      self = .tooLarge(byteCount: count)
    } else if bytes.starts(with: "book".utf8), bytes.dropFirst(8).starts(with: "mark".utf8) {
      self = .macOSAlias
    } else if bytes.starts(with: "bplist0".utf8) {
      self = .propertyList
    } else if bytes.starts(with: "version https://git-lfs".utf8) {
      self = .gitLFSPointer
    } else if isUTF32(first) {
      self = .utf32
    } else if let isBigEndian = byteOrderOfUTF16(first) {
      self = .utf16(isBigEndian: isBigEndian)
    } else {
      return nil
    }
  }

  /// Recognizes a text that cannot be a JSON document, before its first character is blamed.
  init?(recognizingNonJSON source: SourceText) {
    let bytes = source.bytes
    let start = skipWhiteSpace(bytes, from: 0)
    let head = source.bytes[start...].prefix(1024)
    if bytes.isEmpty {
      self = .empty
    } else if start == bytes.count {
      self = .blank
    } else if holdsOnlyComments(bytes, from: start) {
      self = .onlyComments
    } else if isTag(head, "<?xml") || isTag(head, "<!doctype plist") || isTag(head, "<plist"),
      String(decoding: head, as: UTF8.self).contains("plist")
    {
      self = .propertyList
    } else if isTag(head, "<!doctype html") || isTag(head, "<html") {
      self = .webPage
    } else {
      return nil
    }
  }
}

/// Whether the text starts with a tag, in any case.
private func isTag(_ head: ArraySlice<UInt8>, _ tag: String) -> Bool {
  String(decoding: head.prefix(tag.utf8.count), as: UTF8.self).lowercased() == tag
}

private func isUTF32(_ first: [UInt8]) -> Bool {
  guard first.count == 4 else { return false }
  let isMarked = first == [0xFF, 0xFE, 0, 0] || first == [0, 0, 0xFE, 0xFF]
  let isLittleEndian = first[0] != 0 && first[1...].allSatisfy { $0 == 0 }
  let isBigEndian = first[3] != 0 && first[..<3].allSatisfy { $0 == 0 }
  return isMarked || isLittleEndian || isBigEndian
}

/// Whether UTF-16 is big-endian; `nil` when the bytes are no UTF-16.
///
/// Without a mark it shows by its zero bytes, since all our formats start with ASCII characters.
private func byteOrderOfUTF16(_ first: [UInt8]) -> Bool? {
  guard first.count >= 2 else { return nil }
  if first.starts(with: [0xFE, 0xFF]) { return true }
  if first.starts(with: [0xFF, 0xFE]) { return false }
  let isZero = first.map { $0 == 0 }
  switch isZero {
  case [false, true], [false, true, false, true]: return false
  case [true, false], [true, false, true, false]: return true
  default: return nil
  }
}

private func skipWhiteSpace(_ bytes: [UInt8], from start: Int) -> Int {
  var offset = start
  while offset < bytes.count, isJSONWhiteSpace(bytes[offset]) { offset += 1 }
  return offset
}

/// Whether nothing but complete comments and white space follows, with at least one comment.
private func holdsOnlyComments(_ bytes: [UInt8], from start: Int) -> Bool {
  var offset = start
  while offset < bytes.count {
    guard let end = endOfComment(in: bytes, from: offset) else { return false }
    offset = skipWhiteSpace(bytes, from: end)
  }
  return true
}

/// Where the comment that starts at an offset ends; `nil` when none starts there or it is not closed.
func endOfComment(in bytes: [UInt8], from start: Int) -> Int? {
  guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/") else { return nil }
  var offset = start + 2
  switch bytes[start + 1] {
  case UInt8(ascii: "/"):
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"),
      bytes[offset] != UInt8(ascii: "\r")
    { offset += 1 }
    return offset
  case UInt8(ascii: "*"):
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        return offset + 2
      }
      offset += 1
    }
    return nil
  default:
    return nil
  }
}

/// The four characters that JSON allows between values (RFC 8259, section 2).
func isJSONWhiteSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
    || byte == UInt8(ascii: "\r")
}
