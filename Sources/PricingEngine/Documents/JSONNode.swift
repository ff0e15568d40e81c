/// A JSON value and where it stands in its file.
public struct JSONNode: Sendable {
  /// The value.
  public let kind: Kind
  private let start: UInt32
  private let end: UInt32

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

  init(_ kind: Kind, bytes: Range<Int>) {
    self.kind = kind
    // A source has at most 64 MB, so offsets fit.
    start = UInt32(bytes.lowerBound)
    end = UInt32(bytes.upperBound)
  }

  /// The bytes of the value in its source, with quotes or brackets.
  public var bytes: Range<Int> { Int(start)..<Int(end) }
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
