/// What the parser says about a character that does not belong.
///
/// Only single characters, keys and words of other languages are quoted: a longer piece could be a credential.
extension JSONParser {
  /// The error for a character where something else belongs; the end of the file is its own error.
  func unexpected(_ expected: String) -> JSONError {
    guard byte != nil else { return truncated() }
    return error(.unexpected(expected: expected, got: got))
  }

  /// The error for a file that ends too early.
  func truncated() -> JSONError {
    guard let start = open.last else { return error(.truncated(inside: "the value")) }
    let kind = bytes[start] == UInt8(ascii: "{") ? "object" : "list"
    return truncated(inside: kind, from: start)
  }

  func truncated(inside kind: String, from start: Int) -> JSONError {
    let place = source.location(ofByte: start)
    let text = "the \(kind) that starts at line \(place.line ?? 1), column \(place.column ?? 1)"
    return error(.truncated(inside: text), at: bytes.count)
  }

  /// The character at the cursor, for a message.
  var got: String {
    guard let scalar = scalarAtCursor else { return "the end of the file" }
    guard !isInvisible(scalar) else { return "U+\(hexadecimal(scalar.value, digits: 4))" }
    return "'\(Character(scalar))'"
  }

  var scalarAtCursor: Unicode.Scalar? {
    String(decoding: bytes[cursor...].prefix(4), as: UTF8.self).unicodeScalars.first
  }

  /// The letters, digits and underscores at the cursor, at most 32.
  var wordAtCursor: String {
    String(decoding: bytes[cursor...].prefix(32).prefix(while: isWordByte), as: UTF8.self)
  }

  /// The error for something that starts no value.
  func notAValue(_ word: String) -> JSONError {
    if let quote = wrongQuote { return error(.wrongQuote(got: quote)) }
    if let suggestion = foreignWords[word] {
      return error(.unknownWord(word: word, suggestion: suggestion))
    }
    if byte == UInt8(ascii: "+") {
      return error(.malformedNumber(reason: "a number may not start with '+'"))
    }
    if byte == UInt8(ascii: ".") {
      return error(.malformedNumber(reason: "a number needs a digit before '.'"))
    }
    return unexpected("a value")
  }

  /// The error for something that starts no key.
  func notAKey(after last: JSONToken?) -> JSONError {
    if let quote = wrongQuote { return error(.wrongQuote(got: quote)) }
    if let suggestion = decimalCommaSuggestion(after: last) {
      return error(.decimalComma(suggestion: suggestion))
    }
    let word = wordAtCursor
    if let first = word.utf8.first, !isDigit(first), !SecretKeys.contains(word) {
      return error(.unquotedKey(key: word))
    }
    return unexpected(last == nil ? "a key in double quotes or '}'" : "a key in double quotes")
  }

  /// The number with a point, when a number, a comma and digits follow each other without a gap.
  private func decimalCommaSuggestion(after last: JSONToken?) -> String? {
    guard let last, last.bytes.upperBound + 1 == cursor, bytes[last.bytes].allSatisfy(isDigit)
    else { return nil }
    let whole = source[last.bytes]
    let decimals = bytes[cursor...].prefix(8).prefix(while: isDigit)
    guard !decimals.isEmpty else { return nil }
    return "\(quotable(whole)).\(String(decoding: decimals, as: UTF8.self))"
  }

  private var wrongQuote: String? {
    guard let scalar = scalarAtCursor,
      ["'", "`", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{201E}"].contains(scalar)
    else { return nil }
    return String(Character(scalar))
  }
}

/// Words of other languages for what JSON writes differently; empty-handed ones have no JSON form.
private let foreignWords: [String: String?] = [
  "True": "true", "TRUE": "true", "YES": "true", "False": "false", "FALSE": "false", "NO": "false",
  "None": "null", "nil": "null", "Null": "null", "NULL": "null", "undefined": "null",
  "NaN": nil, "Infinity": nil, "nan": nil, "inf": nil,
]

private func isWordByte(_ byte: UInt8) -> Bool {
  isDigit(byte) || byte == UInt8(ascii: "_") || (65...90).contains(byte)
    || (97...122).contains(byte)
}

func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
