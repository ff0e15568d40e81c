/// A text that a form leaves open, because it is another one in every storefront.
public enum OpenText: Sendable, Hashable {
  /// The text of a section, by its number among the sections that show figures.
  case section(Int)
  /// The page's title, which is the text of such a section without its isolates.
  case title(section: Int)
  /// The offers of the plans as JSON for machines.
  case offers
}

/// The texts that fill the open places of a form.
public struct OpenTexts: Sendable {
  /// The texts of the sections that show figures, by their numbers.
  public let sections: [String]
  private let makeOffers: @Sendable () -> ScriptJSON

  /// Creates texts; the offers are made only for a form that shows them.
  public init(sections: [String], offers: @escaping @Sendable () -> ScriptJSON) {
    self.sections = sections
    makeOffers = offers
  }

  /// The offers of the plans as JSON for machines.
  var offers: ScriptJSON { makeOffers() }

  /// The text of a section.
  func text(of section: CopySection) -> String {
    section.opening.map { sections[$0] } ?? section.text
  }

  /// A text.
  func text(_ open: OpenText) -> String {
    switch open {
    case .section(let number): sections[number]
    case .title(let number): withoutIsolates(sections[number])
    case .offers: makeOffers().text
    }
  }
}

/// A text without U+2068 and U+2069.
func withoutIsolates(_ text: String) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }))
}
