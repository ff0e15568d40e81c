/// A JSON value and where it stands in its file.
public struct JSONNode: Sendable {
  private let tape: JSONTape
  private let token: UInt32

  init(_ tape: JSONTape, token: Int) {
    self.tape = tape
    // A token takes at least one byte, and a source has at most 64 MB.
    self.token = UInt32(token)
  }

  /// The seven shapes of a value; `true` and `false` are one.
  public enum Kind: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, as the text that the file has, so that no digit is lost.
    case number(String)
    /// A text, with its escapes resolved.
    case string(String)
    /// A list.
    case array([JSONNode])
    /// Members in file order, with keys that differ.
    case object([JSONMember])
  }

  /// The value; it is made from the file's text each time.
  public var kind: Kind {
    let token = Int(token)
    switch firstByte {
    case UInt8(ascii: "{"): return .object(tape.members(of: token))
    case UInt8(ascii: "["): return .array(tape.elements(of: token))
    case UInt8(ascii: "\""): return .string(tape.text(of: token))
    case UInt8(ascii: "n"): return .null
    case UInt8(ascii: "t"): return .bool(true)
    case UInt8(ascii: "f"): return .bool(false)
    default: return .number(tape.source[bytes])
    }
  }

  /// The bytes of the value in its source, with quotes or brackets.
  public var bytes: Range<Int> { tape.bytes(of: Int(token)) }

  /// The text that the value stands in.
  var source: SourceText { tape.source }

  /// What the value starts with.
  private var firstByte: UInt8 { tape.firstByte(of: Int(token)) }

  /// Whether the value is `null`.
  var isNull: Bool { firstByte == UInt8(ascii: "n") }

  /// Whether the value is an object.
  var isObject: Bool { firstByte == UInt8(ascii: "{") }

  /// The members of an object; none for another value.
  var members: [JSONMember] { isObject ? tape.members(of: Int(token)) : [] }

  /// The value of a key; `nil` when the object does not have it.
  func value(of key: String) -> JSONNode? { tape.value(of: key, in: Int(token)) }

  /// Whether an object has more members than a number.
  func hasMembers(moreThan count: Int) -> Bool {
    tape.hasMembers(moreThan: count, in: Int(token))
  }

  /// Whether the value is a list.
  var isList: Bool { firstByte == UInt8(ascii: "[") }
}

/// A key and its value in a JSON object.
public struct JSONMember: Sendable {
  /// The key, with its escapes resolved.
  public let key: String
  /// Where the key starts in its source: the offset of its opening quote.
  public let keyStart: Int
  /// The value.
  public let value: JSONNode
}

extension JSONNode {
  /// What the value is, for a message: `the number 3`, `a list`, `null`.
  ///
  /// Long texts are cut and invisible characters are spelled out.
  public var summary: String {
    switch kind {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let text): "the number \(quotable(text))"
    case .string(let text): "the text '\(quotable(text))'"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
