/// An element of an XML file, with where it starts.
struct XMLElement: Sendable {
  /// The name as written, with its prefix.
  let name: String
  /// The attributes by name.
  let attributes: [String: String]
  /// Where its tag starts, in UTF-8 bytes.
  let offset: Int
  /// Text and elements in order; comments and instructions are left out.
  var children: [Child] = []

  /// A part of an element.
  enum Child: Sendable {
    case text(String)
    case element(XMLElement)
  }

  /// The elements in it.
  var elements: [XMLElement] {
    children.compactMap { child in
      if case .element(let element) = child { element } else { nil }
    }
  }

  /// The first element in it with a name.
  func first(_ name: String) -> XMLElement? { elements.first { $0.name == name } }

  /// The text in it, without that of elements in it.
  var text: String {
    children.map { child in
      if case .text(let text) = child { text } else { "" }
    }.joined()
  }
}
