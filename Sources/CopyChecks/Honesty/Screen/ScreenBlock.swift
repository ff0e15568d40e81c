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
  /// What a message of a template was shown for; `nil` for a text that is no message of a template.
  public let message: MessageUse?

  /// What a template shows a message for.
  public enum MessageUse: Sendable, Hashable {
    /// It says what the reader can buy.
    case offer
    /// It is a heading of the sections after it, without which it is never shown: it asks or names what they say.
    case heading
    /// It says where the reader stands, which whoever shows the paywall knows: "Your subscription will not renew."
    case standing
  }

  /// Creates a block.
  public init(
    _ text: String, role: SectionRole? = nil, prominence: Int? = nil, productID: String? = nil,
    group: Int = 0, isHeading: Bool = false, isControl: Bool = false, isStruckThrough: Bool = false,
    isCollapsed: Bool = false, provenClaims: [ClaimKind]? = nil,
    taggedClaims: [ClaimKind] = [], message: MessageUse? = nil
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
    self.message = message
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
