import CopyTemplates

/// One piece of text of a screen.
public struct ScreenBlock: Sendable, Hashable {
  /// The text as its reader sees it.
  public let text: String
  /// What the text is for; `nil` in a text that this tool did not lay out.
  public let role: SectionRole?
  /// How large it is shown, 1 the largest; `nil` when that is not known.
  public let prominence: Int?
  /// The product whose card it stands in; `nil` when it stands in none.
  public let productID: String?
  /// Which part of the screen it belongs to; blocks with the same number stand together.
  public let group: Int
  /// Whether it is a heading.
  public let isHeading: Bool
  /// Whether it is a button or link.
  public let isControl: Bool
  /// Whether it is struck through.
  public let isStruckThrough: Bool
  /// Whether it is seen only after another tap, as in a closed section.
  public let isCollapsed: Bool
  /// The claims that this tool has proved before it wrote the text; `nil` for a text that somebody else wrote.
  ///
  /// A text that was made from product data is true by construction and not read again.
  public let provenClaims: [ClaimKind]?
  /// The claims that a team's own message is tagged with, which this tool has proved as well.
  public let taggedClaims: [ClaimKind]

  /// Creates a block.
  public init(
    _ text: String, role: SectionRole? = nil, prominence: Int? = nil, productID: String? = nil,
    group: Int = 0, isHeading: Bool = false, isControl: Bool = false, isStruckThrough: Bool = false,
    isCollapsed: Bool = false, provenClaims: [ClaimKind]? = nil,
    taggedClaims: [ClaimKind] = []
  ) {
    self.text = text
    self.role = role
    self.prominence = prominence
    self.productID = productID
    self.group = group
    self.isHeading = isHeading
    self.isControl = isControl
    self.isStruckThrough = isStruckThrough
    self.isCollapsed = isCollapsed
    self.provenClaims = provenClaims
    self.taggedClaims = taggedClaims
  }

  /// Where the lexicon should think the text stands: phrases that are weak in a sentence are claims on a badge.
  var place: TextPlace {
    switch role {
    case .badge, .headline, .purchase, .decline, .productName, .saving: .control
    case nil: isHeading || isControl ? .control : .prose
    default: .prose
    }
  }
}
