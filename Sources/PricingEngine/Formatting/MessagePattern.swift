internal import CICU

/// A message pattern as ICU's own parser splits it.
///
/// Offsets are in UTF-8 bytes from the start of the pattern.
struct MessagePattern {
  let bytes: [UInt8]
  let parts: [Part]

  /// A part; `limit` is the index of the part that closes it.
  struct Part {
    let kind: Kind
    let range: Range<Int>
    let value: Int
    let limit: Int
  }

  enum Kind: Int {
    case messageStart
    case messageLimit
    case skippedSyntax
    case insertedCharacter
    case numberSign
    case argumentStart
    case argumentLimit
    case argumentNumber
    case argumentName
    case argumentType
    case argumentStyle
    case selector
    case integer
    case double
  }

  /// No copy nests deeper, and ICU's parser calls itself for each level.
  static let maximumDepth = 32

  /// The longest message, in UTF-8 bytes: sixteen times the longest text of a paywall.
  static let maximumByteCount = 16_384

  /// Parses a pattern.
  init(parsing pattern: String) throws(MessageSyntaxError) {
    let bytes = Array(pattern.utf8)
    if let offset = Self.tooDeepOffset(in: bytes) { throw .tooDeep(offset: offset) }
    guard bytes.count <= Self.maximumByteCount else { throw .tooLong(byteCount: bytes.count) }
    var (status, errorOffset): (Int32, Int32) = (0, 0)
    let handle = pattern.withICUText { cicu_pattern_open($0, $1, &errorOffset, &status) }
    defer { cicu_pattern_close(handle) }
    self.bytes = bytes
    parts = (0..<cicu_pattern_part_count(handle)).compactMap {
      Part(cicu_pattern_part(handle, $0))
    }
    if status > 0 { throw syntaxError(ICUError(status: status), offset: Int(errorOffset)) }
    if let offset = tooDeepOffset { throw .tooDeep(offset: offset) }
  }

  /// The text of a range of bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Finds braces that are too many for ICU's parser, which calls itself for each level.
  ///
  /// Quoted braces count as well, so that apostrophes can hide levels from this look; `maximumByteCount` bounds those.
  private static func tooDeepOffset(in bytes: [UInt8]) -> Int? {
    var depth = 0
    return bytes.firstIndex { byte in
      if byte == UInt8(ascii: "{") { depth += 1 }
      // A closing brace without an opening one is text, and must not make up for a later one.
      if byte == UInt8(ascii: "}") { depth = max(0, depth - 1) }
      // Twice, because a branch is a level of braces as well.
      return depth > 2 * maximumDepth
    }
  }

  /// Where the first message starts that stands in more than `maximumDepth` arguments, as ICU read them.
  private var tooDeepOffset: Int? {
    var depth = 0
    for part in parts {
      if part.kind == .messageStart { depth += 1 }
      if part.kind == .messageLimit { depth -= 1 }
      if depth > Self.maximumDepth + 1 { return part.range.lowerBound }
    }
    return nil
  }
}

extension MessagePattern.Part {
  fileprivate init?(_ part: cicu_part) {
    guard let kind = MessagePattern.Kind(rawValue: Int(part.type)) else { return nil }
    self.kind = kind
    range = Int(part.offset)..<Int(part.offset + part.length)
    value = Int(part.value)
    limit = Int(part.limit)
  }
}
