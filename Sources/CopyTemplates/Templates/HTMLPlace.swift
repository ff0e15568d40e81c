/// Where in HTML a tag stands, as messages name it.
public enum HTMLPlace: Sendable, Hashable {
  /// Between elements, or in the text of one.
  case text
  /// In a tag, before, between or after its attributes, or in the tag's name as far as it goes.
  case tag(name: String)
  /// In the name of an attribute.
  case attributeName
  /// In the quoted value of an attribute.
  case quotedValue(attribute: String, element: String)
  /// In the value of an attribute that has no quotes.
  case unquotedValue(attribute: String)
  /// In a comment or a document type.
  case comment
  /// Inside an element whose text is not markup: `script`, `style`, `title`, `textarea`.
  case element(String)

  /// The place in words: `an unquoted value of 'class'`.
  var description: String {
    switch self {
    case .text: "text"
    case .tag(let name): name.isEmpty ? "a tag" : "the tag '\(name)'"
    case .attributeName: "the name of an attribute"
    case .quotedValue(let attribute, let element):
      "the value of '\(attribute)' in '\(element)'"
    case .unquotedValue(let attribute): "an unquoted value of '\(attribute)'"
    case .comment: "a comment"
    case .element(let name): "'\(name)'"
    }
  }
}
