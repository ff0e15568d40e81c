/// What a piece of copy is for; rules about prominence and disclosure read it.
public enum SectionRole: String, Sendable, Hashable, CaseIterable {
  /// The first words of the paywall.
  case headline
  /// Something the customer gets.
  case benefit
  /// The name of a plan or product.
  case productName
  /// The length of a plan.
  case period
  /// The amount that is billed.
  case billedAmount
  /// A price worked out per another period.
  case equivalent
  /// What a plan saves against another.
  case saving
  /// A free trial of the store.
  case trial
  /// A reduced price at the start.
  case introPrice
  /// How a plan renews.
  case renewalTerms
  /// How a plan is canceled.
  case cancelTerms
  /// A short label on a plan that names no price.
  case badge
  /// The button that buys.
  case purchase
  /// The way out.
  case decline
  /// The button that brings purchases back.
  case restore
  /// The terms of use, and other terms of the sale.
  case terms
  /// The privacy policy.
  case privacy
  /// The way to get help.
  case support
  /// The app's own free evaluation.
  case evaluation

  /// Whether text in this role states a price or saving that must not outrank the billed amount.
  ///
  /// App Review Guideline 3.1.2 and the Human Interface Guidelines ask for the billed amount to be the most
  /// prominent price.
  public var competesWithBilledAmount: Bool {
    switch self {
    case .equivalent, .saving, .trial, .introPrice: true
    default: false
    }
  }
}
