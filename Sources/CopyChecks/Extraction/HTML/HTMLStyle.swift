/// The declarations of a `style` attribute, as far as they decide what is seen.
struct HTMLStyle {
  /// The words of each declaration: `["display", "none"]`.
  private let declarations: [[Substring]]

  /// The style of an element without the attribute.
  static let none = HTMLStyle("")

  /// Reads the attribute's value, in lower case.
  init(_ text: String) {
    declarations = text.split(separator: ";").map { declaration in
      declaration.split { $0 == ":" || $0 == "!" || $0.isWhitespace }
    }
  }

  /// Whether a property has a value.
  func has(_ property: String, _ value: Substring) -> Bool {
    declarations.contains {
      $0.first.map(String.init) == property && $0.dropFirst().contains(value)
    }
  }

  /// Whether text is struck through.
  var strikesThrough: Bool {
    has("text-decoration", "line-through") || has("text-decoration-line", "line-through")
  }
}
