/// What a phrase of the claim lexicon says, whether or not it is true.
///
/// The raw value names the section of the phrase in `Lexicon/*.txt`. A mention says that copy makes the claim; only the
/// rules, with the product's facts, say whether it may.
public enum LexiconClaim: String, Sendable, Hashable, CaseIterable {
  /// The customer may end the arrangement whenever they like: "cancel anytime".
  case cancelAnytime = "cancel-anytime"
  /// A limited time without charge before paying: "7 days free".
  case freeTrial = "free-trial"
  /// No minimum term, no further obligation: "no strings attached".
  case noCommitment = "no-commitment"
  /// Nothing recurring is being sold: "not a subscription".
  case noSubscription = "no-subscription"
  /// Exactly one payment: "pay once".
  case oneTime = "one-time"
  /// Permanent access: "yours forever".
  case lifetime
  /// Nothing will be charged without a new act of purchase: "no automatic renewal".
  case noAutomaticCharge = "no-automatic-charge"
  /// Nothing is charged at this moment: "$0 due today".
  case noPaymentNow = "no-payment-now"
  /// The longer plan costs some monthly payments less: "2 months free".
  case monthsFree = "months-free"
  /// A percentage cheaper than an alternative: "save 44%".
  case percentSavings = "percent-savings"
  /// Other customers mostly choose this: "most popular".
  case mostPopular = "most-popular"
  /// No comparable product is cheaper: "best value".
  case bestValue = "best-value"
  /// The opportunity ends soon: "last chance".
  case urgency
  /// Few remain, or many others buy: "only 3 left".
  case scarcity
  /// Access goes on although a payment failed or is not yet due: "grace period".
  case gracePeriod = "grace-period"
  /// Payment is deferred or split: "pay later".
  case buyNowPayLater = "buy-now-pay-later"
  /// Words that stand beside prices, no claim by themselves: "per month", "only $5".
  case hardcodedPrice = "hardcoded-price"
  /// Money will be returned: "money-back guarantee".
  case guaranteeRefund = "guarantee-refund"
  /// Costs nothing: "free".
  case freeUnqualified = "free-unqualified"
  /// The way to decline belittles the customer: "no thanks, I like paying more".
  case confirmshaming
  /// Something recurring is being sold: "subscribe now".
  case subscriptionWording = "subscription-wording"
  /// States automatic renewal: "renews automatically".
  case autoRenews = "auto-renews"
  /// States that one must cancel before some moment: "cancel at least 24 hours before".
  case cancelBefore = "cancel-before"
  /// States the price that follows an offer: "then $9.99".
  case thenPrice = "then-price"
  /// Label of the restore action: "restore purchases".
  case restorePurchases = "restore-purchases"
  /// Label of the terms link: "terms of use".
  case termsOfUse = "terms-of-use"
  /// Label of the privacy link: "privacy policy".
  case privacyPolicy = "privacy-policy"

  /// Whether the words disclose something that must be said, instead of claiming an advantage.
  ///
  /// A disclosure is never negated.
  public var isDisclosure: Bool {
    switch self {
    case .autoRenews, .cancelBefore, .thenPrice, .restorePurchases, .termsOfUse, .privacyPolicy:
      true
    default: false
    }
  }
}
