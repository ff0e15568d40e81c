import PricingEngine

/// JSON text that may stand inside a `script` element as it is.
///
/// A `script` element ends at the first `</script` whatever the JSON says, and U+2028 and U+2029
/// end a line of JavaScript; the writer of the JSON spells all three as `\u` escapes.
public struct ScriptJSON: Sendable, Hashable {
  /// The JSON text.
  public let text: String

  /// Checks that a JSON text holds none of the characters that could end its `script` element.
  ///
  /// Whether it is JSON is for its writer to say: pass what a JSON writer wrote.
  /// - Throws: `ScriptJSONError` for an empty text and for a raw `<`, U+2028 or U+2029.
  public init(_ text: String) throws(ScriptJSONError) {
    guard !text.isEmpty else { throw .empty }
    let raw = text.unicodeScalars.first { $0 == "<" || $0 == "\u{2028}" || $0 == "\u{2029}" }
    if let raw { throw .unescaped(raw) }
    self.text = text
  }

  /// Writes a JSON value; the writer escapes everything that could end a `script` element.
  public init(_ value: JSONOutput) { text = value.text(pretty: false) }
}

/// Why a JSON text may not stand inside a `script` element.
public enum ScriptJSONError: Error, Equatable, Sendable {
  /// The text is empty.
  case empty
  /// The text holds a `<`, U+2028 or U+2029 that must be a `\u` escape.
  case unescaped(Unicode.Scalar)
}
