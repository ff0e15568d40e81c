import PricingEngine

/// One piece of finished copy.
public struct CopySection: Sendable, Hashable {
  /// The section's name in its template.
  public let id: String
  /// Which item of a list it is: the identifier of a feature, or a number from 1.
  public let item: String?
  /// What the text is for.
  public let role: SectionRole
  /// Whether it is a heading of what follows.
  public let isHeading: Bool
  /// How large it is shown: 1 is the largest.
  public let prominence: Int
  /// The product it is about; `nil` when it is about the whole paywall.
  public let productID: String?
  /// Which plan of the paywall repeats it, from 0; `nil` for a section that is not repeated for each plan.
  ///
  /// A product that is paid up front and with a commitment makes two plans, which share `productID`.
  public let planIndex: Int?
  /// The text in the reader's language, with values isolated where directions can differ.
  public let text: String
  /// Where it leads, for a link.
  public let url: LinkURL?
  /// The claims that the text makes; each of them is proven.
  public let claims: [ClaimKind]
  /// The message that was written; `nil` for a value alone and for a text of the app's own.
  public let message: String?
  /// What the text shows, as exact values, by the names that messages have for them.
  public let values: [ValueName: CopyValue]

  /// Its number among the sections that show figures, whose texts forms leave open; `nil` for other sections.
  package let opening: Int?

  package init(
    id: String, item: String? = nil, role: SectionRole, isHeading: Bool = false, prominence: Int,
    productID: String? = nil, planIndex: Int? = nil, text: String, url: LinkURL? = nil,
    claims: [ClaimKind] = [], message: String? = nil, values: [ValueName: CopyValue] = [:],
    opening: Int? = nil
  ) {
    self.id = id
    self.item = item
    self.role = role
    self.isHeading = isHeading
    self.prominence = prominence
    self.productID = productID
    self.planIndex = planIndex
    self.text = text
    self.url = url
    self.claims = claims
    self.message = message
    self.values = values
    self.opening = opening
  }
}
