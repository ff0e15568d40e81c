import PricingEngine

/// Reads Apple's `.strings` files: `/* comment */ "key" = "value";`.
///
/// The language is that of the folder: `de.lproj`. A statement that cannot be read is skipped up to its semicolon.
struct StringsReader {
  /// After so many findings the file is likely something else.
  static let maximumFindings = 20

  private let source: SourceText
  private let bytes: [UInt8]
  private var cursor = 0

  init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
  }

  mutating func blocks(into findings: inout [Finding]) -> [TextBlock] {
    let language = Self.language(ofFile: source.file)
    var blocks: [TextBlock] = []
    var problems = 0
    if bytes.starts(with: "<?xml".utf8) {
      findings.append(
        finding(
          "expected '\"key\" = \"value\";', got an XML property list", at: 0,
          fix: "save it in the form of 'key = value'"))
      return []
    }
    while skipSpace(), problems < Self.maximumFindings {
      do throws(Problem) {
        let (key, value) = try statement()
        let block = value.block(
          of: source, language: language, key: key.text, group: blocks.count)
        if let block { blocks.append(block) }
      } catch {
        problems += 1
        findings.append(finding(error.message, at: error.offset, fix: error.fix))
        skipStatement()
      }
    }
    return blocks
  }

  private struct Problem: Error {
    let message: String
    let offset: Int
    let fix: String?
  }

  private func finding(_ message: String, at offset: Int, fix: String?) -> Finding {
    Finding(
      .error, rule: "strings-syntax", at: source.location(ofByte: offset), message, fix: fix)
  }

  private static func language(ofFile file: String) -> String? {
    let folder = file.split(separator: "/").last { $0.hasSuffix(".lproj") }
    guard let name = folder?.dropLast(".lproj".count), name != "Base" else { return nil }
    return String(name.map { $0 == "_" ? "-" : $0 })
  }

  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Moves behind white space and comments; `false` at the end of the file.
  private mutating func skipSpace() -> Bool {
    while cursor < bytes.count {
      if isTextSpace(bytes[cursor]) {
        cursor += 1
      } else if bytes[cursor...].starts(with: "//".utf8) {
        while cursor < bytes.count, !isLineEnd(bytes[cursor]) { cursor += 1 }
      } else if bytes[cursor...].starts(with: "/*".utf8) {
        cursor += 2
        while cursor < bytes.count, !bytes[cursor...].starts(with: "*/".utf8) { cursor += 1 }
        cursor = min(cursor + 2, bytes.count)
      } else {
        return true
      }
    }
    return false
  }

  private mutating func statement() throws(Problem) -> (key: PlacedText, value: PlacedText) {
    let key = try text("a key")
    // A key alone is its own value.
    if try isNext([UInt8(ascii: ";"), UInt8(ascii: "=")]) == UInt8(ascii: ";") {
      return (key, key)
    }
    let value = try text("a value")
    _ = try isNext([UInt8(ascii: ";")])
    return (key, value)
  }

  private mutating func isNext(_ expected: [UInt8]) throws(Problem) -> UInt8 {
    let end = cursor
    guard skipSpace(), expected.contains(bytes[cursor]) else {
      let names = expected.map { "'\(Character(Unicode.Scalar($0)))'" }
      throw Problem(
        message: "expected \(names.joined(separator: " or "))", offset: end, fix: "add it")
    }
    cursor += 1
    return bytes[cursor - 1]
  }

  private mutating func text(_ expected: String) throws(Problem) -> PlacedText {
    guard skipSpace() else {
      throw Problem(
        message: "expected \(expected), got the end of the file", offset: cursor, fix: nil)
    }
    if bytes[cursor] == UInt8(ascii: "\"") { return try quoted() }
    let start = cursor
    while isASCIILetter(byte(cursor)) || isASCIIDigit(byte(cursor))
      || "_-.:/$".utf8.contains(byte(cursor))
    { cursor += 1 }
    guard cursor > start else {
      throw Problem(
        message: "expected \(expected) in double quotes", offset: start, fix: "quote it")
    }
    var text = PlacedText()
    text.append(bytes, start..<cursor)
    return text
  }

  private mutating func quoted() throws(Problem) -> PlacedText {
    let quote = cursor
    cursor += 1
    var text = PlacedText()
    while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "\"") {
      let start = cursor
      if bytes[cursor] == UInt8(ascii: "\\") {
        let character = escape()
        text.append(character.utf8, for: start..<cursor)
      } else {
        while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "\""),
          bytes[cursor] != UInt8(ascii: "\\")
        { cursor += 1 }
        text.append(bytes, start..<cursor)
      }
    }
    guard cursor < bytes.count else {
      throw Problem(message: "the text has no closing quote", offset: quote, fix: "close it")
    }
    cursor += 1
    return text
  }

  /// The text of the escape at a backslash, and moves behind it: `\n`, `\"`, `\U20AC`, `\341` in octal.
  private mutating func escape() -> String {
    let letter = byte(cursor + 1)
    guard letter < 0x80 else {
      // A backslash before any other character is nothing.
      cursor += 1
      return ""
    }
    cursor = min(cursor + 2, bytes.count)
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return utf16Escape()
    default: return String(Character(Unicode.Scalar(letter)))
    }
  }

  /// The character of one `\U` escape, or of two that are a surrogate pair.
  private mutating func utf16Escape() -> String {
    var units = [codeUnit()]
    if UTF16.isLeadSurrogate(units[0]), byte(cursor) == UInt8(ascii: "\\"),
      byte(cursor + 1) | 0x20 == UInt8(ascii: "u")
    {
      cursor += 2
      units.append(codeUnit())
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func codeUnit() -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(byte(cursor))).hexDigitValue else { break }
      unit = unit << 4 + UInt16(digit)
      cursor += 1
    }
    return unit
  }

  /// Moves behind the next semicolon or the end of the line, whichever is first, at least by one byte.
  private mutating func skipStatement() {
    cursor += 1
    while cursor < bytes.count, bytes[cursor - 1] != UInt8(ascii: ";"), !isLineEnd(bytes[cursor]) {
      cursor += 1
    }
  }
}
