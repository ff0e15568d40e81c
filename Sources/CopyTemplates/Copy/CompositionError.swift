import PricingEngine

/// Why a paywall has no copy.
public enum CompositionError: Error, Sendable {
  /// Required sections cannot be written truthfully; all of them are listed, with every reason.
  case refused([Refusal], claims: [ClaimRecord])
  /// A message or number could not be written.
  case message(MessageError)
  /// The template is not for the reader's state.
  case wrongState(template: String, problem: String)
  /// The template is not for these products.
  case wrongProducts(template: String, problem: String)

  /// A required section that no message can fill.
  public struct Refusal: Sendable, Hashable {
    /// The section.
    public let section: String
    /// The product, when the section is about one.
    public let productID: String?
    /// Why each message was not used, in the order they were tried.
    public let reasons: [String]
  }
}
