/// The tokens of a JSON text in file order, which all nodes of a document share.
///
/// The text is checked once, and what it holds is made into lists, members and strings only where somebody looks: a
/// file with 100,000 prices has millions of values, most of which are looked at once.
final class JSONTape: Sendable {
  let source: SourceText
  /// Every value, followed by what is in it, and before each member's value its key.
  private let tokens: [JSONToken]
  /// The strings that escapes make differ from what the file has, by token.
  private let resolved: [Int: String]

  init(source: SourceText, tokens: [JSONToken], resolved: [Int: String]) {
    self.source = source
    self.tokens = tokens
    self.resolved = resolved
  }

  /// The bytes of a token, with quotes or brackets.
  func bytes(of token: Int) -> Range<Int> { tokens[token].bytes }

  /// What a value starts with, which tells its shape.
  func firstByte(of token: Int) -> UInt8 { source.bytes[tokens[token].bytes.lowerBound] }

  /// The text of a key or string, with its escapes resolved.
  func text(of token: Int) -> String {
    if let text = resolved.isEmpty ? nil : resolved[token] { return text }
    let bytes = tokens[token].bytes
    return source[(bytes.lowerBound + 1)..<(bytes.upperBound - 1)]
  }

  /// The elements of a list.
  func elements(of token: Int) -> [JSONNode] {
    var elements: [JSONNode] = []
    var next = token + 1
    while next < tokens[token].next {
      elements.append(JSONNode(self, token: next))
      next = tokens[next].next
    }
    return elements
  }

  /// The value of a key in an object; `nil` when the object does not have it.
  func value(of key: String, in token: Int) -> JSONNode? {
    let end = tokens[token].next
    var next = token + 1
    while next < end {
      if isText(of: next, key) { return JSONNode(self, token: next + 1) }
      next = tokens[next + 1].next
    }
    return nil
  }

  /// Whether an object has more members than a number.
  func hasMembers(moreThan count: Int, in token: Int) -> Bool {
    let end = tokens[token].next
    var (next, found) = (token + 1, 0)
    while next < end, found <= count {
      found += 1
      next = tokens[next + 1].next
    }
    return found > count
  }

  /// Whether a key reads like a text, code unit by code unit.
  private func isText(of token: Int, _ text: String) -> Bool {
    if !resolved.isEmpty, let own = resolved[token] { return own.utf8.elementsEqual(text.utf8) }
    let bytes = tokens[token].bytes
    guard bytes.count == text.utf8.count + 2 else { return false }
    return source.bytes[(bytes.lowerBound + 1)..<(bytes.upperBound - 1)].elementsEqual(text.utf8)
  }

  /// The members of an object.
  func members(of token: Int) -> [JSONMember] {
    var members: [JSONMember] = []
    var next = token + 1
    while next < tokens[token].next {
      members.append(
        JSONMember(
          key: text(of: next), keyStart: tokens[next].bytes.lowerBound,
          value: JSONNode(self, token: next + 1)))
      next = tokens[next + 1].next
    }
    return members
  }
}

/// A value or key of a JSON text.
struct JSONToken: Sendable {
  private let start: UInt32
  private var end: UInt32
  private var nextToken: UInt32

  /// Starts a token whose end is not known yet.
  init(start: Int) {
    // A source has at most 64 MB, so offsets fit.
    self.start = UInt32(start)
    end = UInt32(start)
    nextToken = 0
  }

  /// Says where the token ends, and which token is the first that is not in it.
  mutating func close(end: Int, next: Int) {
    self.end = UInt32(end)
    nextToken = UInt32(next)
  }

  /// The bytes, with quotes or brackets.
  var bytes: Range<Int> { Int(start)..<Int(end) }

  /// The first token that is not in this one.
  var next: Int { Int(nextToken) }
}
