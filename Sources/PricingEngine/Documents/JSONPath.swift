/// The way to a value, as a person reads it: `subscriptionGroups[0] "Premium" > subscriptions[1] > displayPrice`.
public struct JSONPath: Sendable {
  /// The last step with the path before it; `nil` for the document's own value.
  private let last: Step?

  /// One step of a path.
  ///
  /// Only the few paths that a finding names are ever written out.
  private final class Step: Sendable {
    let before: JSONPath
    let kind: Kind

    init(_ kind: Kind, after before: JSONPath) {
      self.before = before
      self.kind = kind
    }

    enum Kind: Sendable {
      case member(String)
      case element(Int)
      case label(String)
    }
  }

  private init(_ last: Step?) { self.last = last }

  /// The document's own value.
  public static let root = JSONPath(nil)

  /// The path to a member.
  public func member(_ key: String) -> JSONPath { JSONPath(Step(.member(key), after: self)) }

  /// The path to an element, counted from 0.
  public func element(_ index: Int) -> JSONPath { JSONPath(Step(.element(index), after: self)) }

  /// The same path with the name of what it leads to.
  public func labeled(_ label: String) -> JSONPath { JSONPath(Step(.label(label), after: self)) }

  /// The path's text; empty for the document's own value.
  public var text: String {
    guard let last else { return "" }
    let before = last.before.text
    switch last.kind {
    case .element(let index): return before + "[\(index)]"
    case .label(let label): return (before.isEmpty ? "" : before + " ") + "\"\(quotable(label))\""
    case .member(let key):
      let isPlain = !key.isEmpty && key.utf8.allSatisfy(isPlainKeyByte)
      let shown = isPlain ? key : "\"\(quotable(key))\""
      return before.isEmpty ? shown : before + (last.before.endsAtElement ? " > " : ".") + shown
    }
  }

  /// Whether the path ends at an element of a list.
  private var endsAtElement: Bool {
    switch last?.kind {
    case nil, .member: false
    case .element, .label: true
    }
  }
}

extension JSONPath: Hashable {
  /// Paths are equal when they read the same.
  public static func == (left: JSONPath, right: JSONPath) -> Bool { left.text == right.text }

  /// Hashes what the path reads like.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

private func isPlainKeyByte(_ byte: UInt8) -> Bool {
  isDigit(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    || [UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "-")].contains(byte)
}
