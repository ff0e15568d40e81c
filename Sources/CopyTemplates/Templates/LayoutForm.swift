/// What a layout makes of a paywall, with places left open for what is another text in every storefront.
///
/// A layout is run once for all storefronts; filling a form only copies bytes and escapes the texts.
public struct LayoutForm: Sendable {
  /// What is there already, in UTF-8.
  let bytes: [UInt8]
  /// The open places, in order.
  let openings: [Opening]

  /// An open place.
  struct Opening: Sendable, Hashable {
    /// How many of the bytes stand before it.
    let offset: Int
    /// What belongs there.
    let text: OpenText
    /// How it is made safe for its place.
    let escaping: TemplateOperation.Escaping
  }

  /// Appends the whole document.
  public func fill(_ texts: OpenTexts, into output: inout [UInt8]) {
    var start = 0
    for opening in openings {
      output.append(contentsOf: bytes[start..<opening.offset])
      appendEscaped(texts.text(opening.text), opening.escaping, to: &output)
      start = opening.offset
    }
    output.append(contentsOf: bytes[start...])
  }

  /// Whether the text of an open section has a place.
  func shows(section number: Int) -> Bool { openings.contains { $0.text == .section(number) } }
}

/// Appends a text, made safe for its place.
func appendEscaped(
  _ text: String, _ escaping: TemplateOperation.Escaping, to output: inout [UInt8]
) {
  switch escaping {
  case .none: output.append(contentsOf: text.utf8)
  case .elementText: appendHTML(text, marksIsolates: true, to: &output)
  case .plainText: appendHTML(text, marksIsolates: false, to: &output)
  }
}
