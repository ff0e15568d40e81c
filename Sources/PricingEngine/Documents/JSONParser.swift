/// Checks JSON by recursive descent and finds its tokens; one byte is looked at once.
struct JSONParser {
  let source: SourceText
  let bytes: [UInt8]
  let allowsComments: Bool
  var cursor = 0
  /// The values and keys so far, in file order.
  var tokens: [JSONToken] = []
  /// The strings with escapes, by token.
  var resolved: [Int: String] = [:]
  /// Where each open list and object starts, the innermost last.
  var open: [Int] = []
  var valueCount = 0
  /// The keys that an object has twice; `nil` when the first of them ends the reading.
  var duplicates: [JSONError]?

  private let maximumValueCount: Int

  init(
    _ source: SourceText, allowsComments: Bool,
    maximumValueCount: Int = JSONDocument.maximumValueCount
  ) {
    self.source = source
    bytes = source.bytes
    self.allowsComments = allowsComments
    self.maximumValueCount = maximumValueCount
    // Room that is not used takes no memory; growing would copy all tokens again and again.
    tokens.reserveCapacity(bytes.count / 6)
  }

  /// Reads a document; the first token is its value.
  mutating func document() throws(JSONError) -> JSONTape {
    try skipSpace()
    try value()
    try skipSpace()
    guard cursor == bytes.count else { throw error(.textAfterEnd(got: got)) }
    return JSONTape(source: source, tokens: tokens, resolved: resolved)
  }

  /// The byte at the cursor; `nil` at the end.
  var byte: UInt8? { cursor < bytes.count ? bytes[cursor] : nil }

  func error(_ problem: JSONError.Problem, at offset: Int? = nil) -> JSONError {
    JSONError(problem, at: source.location(ofByte: offset ?? cursor))
  }

  mutating func skipSpace() throws(JSONError) {
    while let byte {
      if isJSONWhiteSpace(byte) {
        cursor += 1
      } else if byte == UInt8(ascii: "/") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(JSONError) {
    let next = cursor + 1 < bytes.count ? bytes[cursor + 1] : 0
    guard next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else {
      throw unexpected("a value")
    }
    guard allowsComments else { throw error(.comment) }
    guard let end = endOfComment(in: bytes, from: cursor) else { throw error(.openComment) }
    cursor = end
  }

  private mutating func value() throws(JSONError) {
    valueCount += 1
    guard valueCount <= maximumValueCount else { throw error(.tooManyValues) }
    guard let byte else { throw truncated() }
    let token = tokens.count
    tokens.append(JSONToken(start: cursor))
    switch byte {
    case UInt8(ascii: "{"): try object()
    case UInt8(ascii: "["): try array()
    case UInt8(ascii: "\""): try string(token)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    default: try literal()
    }
    tokens[token].close(end: cursor, next: tokens.count)
  }

  private mutating func literal() throws(JSONError) {
    let word = wordAtCursor
    switch word {
    case "null", "true": cursor += 4
    case "false": cursor += 5
    default: throw notAValue(word)
    }
  }

  private mutating func array() throws(JSONError) {
    try enter()
    try skipSpace()
    while byte != UInt8(ascii: "]") {
      try value()
      try separator(closing: UInt8(ascii: "]"))
    }
    leave()
  }

  private mutating func object() throws(JSONError) {
    try enter()
    var keys = JSONKeySet()
    var last: JSONToken?
    try skipSpace()
    while byte != UInt8(ascii: "}") {
      let keyStart = cursor
      let key = try self.key(after: last)
      if let first = keys.insert(key, at: keyStart) {
        let line = source.location(ofByte: first).line ?? 1
        let text = String(decoding: key, as: UTF8.self)
        let error = error(.duplicateKey(key: quotable(text), firstLine: line), at: keyStart)
        guard duplicates != nil else { throw error }
        duplicates?.append(error)
      }
      let token = tokens.count
      try value()
      last = tokens[token]
      try separator(closing: UInt8(ascii: "}"))
    }
    leave()
  }

  private mutating func enter() throws(JSONError) {
    guard open.count < JSONDocument.maximumDepth else { throw error(.tooDeep) }
    open.append(cursor)
    cursor += 1
  }

  private mutating func leave() {
    open.removeLast()
    cursor += 1
  }

  /// Reads a key and its colon; the code units of the key are returned with escapes resolved.
  private mutating func key(after last: JSONToken?) throws(JSONError) -> ArraySlice<UInt8> {
    guard byte == UInt8(ascii: "\"") else { throw notAKey(after: last) }
    let token = tokens.count
    tokens.append(JSONToken(start: cursor))
    try string(token)
    tokens[token].close(end: cursor, next: tokens.count)
    let inner = tokens[token].bytes
    try skipSpace()
    guard byte == UInt8(ascii: ":") else { throw unexpected("':' after the key") }
    cursor += 1
    try skipSpace()
    if let text = resolved.isEmpty ? nil : resolved[token] { return Array(text.utf8)[...] }
    return bytes[(inner.lowerBound + 1)..<(inner.upperBound - 1)]
  }

  /// Reads what follows an element: a comma and the next element's start, or the closing bracket, which stays.
  private mutating func separator(closing: UInt8) throws(JSONError) {
    try skipSpace()
    guard byte == UInt8(ascii: ",") else {
      guard byte == closing else { throw unexpected("',' or '\(character(closing))'") }
      return
    }
    let comma = cursor
    cursor += 1
    try skipSpace()
    guard byte != closing else {
      throw error(.trailingComma(closing: character(closing)), at: comma)
    }
  }
}

func character(_ byte: UInt8) -> String { String(Character(Unicode.Scalar(byte))) }
