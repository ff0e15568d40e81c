/// The way to a value, as a person reads it: `subscriptionGroups[0] "Premium" > subscriptions[1] > displayPrice`.
public struct JSONPath: Sendable, Hashable {
  private let step: Step

  /// The document's own value.
  public static let root = JSONPath(step: .root)

  /// The path to a member.
  public func member(_ key: String) -> JSONPath { JSONPath(step: .member(of: step, key)) }

  /// The path to an element, counted from 0.
  public func element(_ index: Int) -> JSONPath { JSONPath(step: .element(of: step, index)) }

  /// The same path with the name of what it leads to.
  public func labeled(_ label: String) -> JSONPath { JSONPath(step: .label(of: step, label)) }

  /// The path's text; empty for the document's own value.
  public var text: String { step.text }
}

/// The last step of a path.
///
/// The text is put together when it is asked for: most paths are of values without a finding.
private indirect enum Step: Sendable, Hashable {
  case root
  case member(of: Step, String)
  case element(of: Step, Int)
  case label(of: Step, String)

  var text: String {
    switch self {
    case .root: ""
    case .member(let parent, let key): parent.text + parent.separator + shown(key)
    case .element(let parent, let index): parent.text + "[\(index)]"
    case .label(let parent, let label):
      parent.text + (parent == .root ? "" : " ") + "\"\(quotable(label))\""
    }
  }

  private var separator: String {
    switch self {
    case .root: ""
    case .member: "."
    case .element, .label: " > "
    }
  }

  private func shown(_ key: String) -> String {
    let isPlain = !key.isEmpty && key.utf8.allSatisfy(isPlainKeyByte)
    return isPlain ? key : "\"\(quotable(key))\""
  }
}

private func isPlainKeyByte(_ byte: UInt8) -> Bool {
  isDigit(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    || [UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "-")].contains(byte)
}
