/// Reads JSON by recursive descent; one byte is looked at once.
struct JSONParser {
  let source: SourceText
  let bytes: [UInt8]
  let allowsComments: Bool
  var cursor = 0
  /// Where each open list and object starts, the innermost last.
  var open: [Int] = []
  var valueCount = 0

  private let maximumValueCount: Int

  init(
    _ source: SourceText, allowsComments: Bool,
    maximumValueCount: Int = JSONDocument.maximumValueCount
  ) {
    self.source = source
    bytes = source.bytes
    self.allowsComments = allowsComments
    self.maximumValueCount = maximumValueCount
  }

  mutating func document() throws(JSONError) -> JSONNode {
    try skipSpace()
    let root = try value()
    try skipSpace()
    guard cursor == bytes.count else { throw error(.textAfterEnd(got: got)) }
    return root
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

  private mutating func value() throws(JSONError) -> JSONNode {
    valueCount += 1
    guard valueCount <= maximumValueCount else { throw error(.tooManyValues) }
    let start = cursor
    guard let byte else { throw truncated() }
    let kind: JSONNode.Kind
    switch byte {
    case UInt8(ascii: "{"): kind = .object(try object())
    case UInt8(ascii: "["): kind = .array(try array())
    case UInt8(ascii: "\""): kind = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): kind = .number(try number())
    default: kind = try literal()
    }
    return JSONNode(kind, bytes: start..<cursor)
  }

  private mutating func literal() throws(JSONError) -> JSONNode.Kind {
    let word = wordAtCursor
    switch word {
    case "null": cursor += 4
    case "true": cursor += 4
    case "false": cursor += 5
    default: throw notAValue(word)
    }
    return word == "null" ? .null : .bool(word == "true")
  }

  private mutating func array() throws(JSONError) -> [JSONNode] {
    try enter()
    var elements: [JSONNode] = []
    try skipSpace()
    while byte != UInt8(ascii: "]") {
      elements.append(try value())
      try separator(closing: UInt8(ascii: "]"))
    }
    leave()
    return elements
  }

  private mutating func object() throws(JSONError) -> [JSONMember] {
    try enter()
    var keys = JSONKeySet()
    var members: [JSONMember] = []
    try skipSpace()
    while byte != UInt8(ascii: "}") {
      let keyStart = cursor
      let key = try self.key(after: members.last)
      if let first = keys.insert(key, at: keyStart) {
        let line = source.location(ofByte: first).line ?? 1
        throw error(.duplicateKey(key: quotable(key), firstLine: line), at: keyStart)
      }
      members.append(JSONMember(key: key, keyStart: keyStart, value: try value()))
      try separator(closing: UInt8(ascii: "}"))
    }
    leave()
    return members
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

  /// Reads a key and its colon.
  private mutating func key(after last: JSONMember?) throws(JSONError) -> String {
    guard byte == UInt8(ascii: "\"") else { throw notAKey(after: last) }
    let key = try string()
    try skipSpace()
    guard byte == UInt8(ascii: ":") else { throw unexpected("':' after the key") }
    cursor += 1
    try skipSpace()
    return key
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
