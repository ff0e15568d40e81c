/// The way to a value, as a person reads it: `subscriptionGroups[0] "Premium" > subscriptions[1] > displayPrice`.
public struct JSONPath: Sendable, Hashable {
  /// The path's text; empty for the document's own value.
  public let text: String
  /// Whether the path ends at an element of a list.
  private let endsAtElement: Bool

  /// The document's own value.
  public static let root = JSONPath(text: "", endsAtElement: false)

  /// The path to a member.
  public func member(_ key: String) -> JSONPath {
    let isPlain = !key.isEmpty && key.utf8.allSatisfy(isPlainKeyByte)
    let shown = isPlain ? key : "\"\(quotable(key))\""
    guard !text.isEmpty else { return JSONPath(text: shown, endsAtElement: false) }
    return JSONPath(text: text + (endsAtElement ? " > " : ".") + shown, endsAtElement: false)
  }

  /// The path to an element, counted from 0.
  public func element(_ index: Int) -> JSONPath {
    JSONPath(text: text + "[\(index)]", endsAtElement: true)
  }

  /// The same path with the name of what it leads to.
  public func labeled(_ label: String) -> JSONPath {
    JSONPath(text: (text.isEmpty ? "" : text + " ") + "\"\(quotable(label))\"", endsAtElement: true)
  }
}

private func isPlainKeyByte(_ byte: UInt8) -> Bool {
  isDigit(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    || [UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "-")].contains(byte)
}
