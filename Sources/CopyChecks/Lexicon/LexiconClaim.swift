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
  /// An amount cheaper than an alternative: "save $20".
  case amountSavings = "amount-savings"
  /// A lower price without a figure: "discounted".
  case discountWording = "discount-wording"
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
  /// Limits an offer to those who can get it: "for new subscribers".
  case forNewCustomers = "for-new-customers"
  /// Says what a saving is measured against: "compared with monthly".
  case comparedWith = "compared-with"
  /// Says where to cancel: "in your account settings".
  case cancelRoute = "cancel-route"
  /// Says that the customer is bound to a number of payments: "12-month commitment".
  case commitmentTerms = "commitment-terms"
  /// Ends without any action or charge: "ends automatically".
  case endsByItself = "ends-by-itself"
  /// Names a former price: "was $9.99".
  case wasPrice = "was-price"
  /// Names the right to withdraw from the purchase.
  case withdrawalRight = "withdrawal-right"
  /// Label of a way out: "not now".
  case decline
  /// No card is asked for: "no credit card required".
  case noCard = "no-card"
  /// Nothing can be lost: "risk-free".
  case riskFree = "risk-free"
  /// Canceling ends access or payment at once, or returns money: "cancel for a prorated refund".
  case cancelNowEnds = "cancel-now-ends"
  /// Deleting the app is called canceling: "just delete the app".
  case deleteToCancel = "delete-to-cancel"
  /// The price will never change: "your price never goes up".
  case priceLock = "price-lock"
  /// The app will remind before the trial ends: "we'll remind you".
  case trialReminder = "trial-reminder"
  /// Money is taken when the free time ends: "you'll be charged when the trial ends".
  case chargedAtEnd = "charged-at-end"
  /// Bought things run out: "coins expire".
  case creditsExpire = "credits-expire"
  /// More for the money: "20% more coins".
  case bonusQuantity = "bonus-quantity"
  /// Later versions are included: "all future updates".
  case futureUpdates = "future-updates"
  /// Can be shared with a family: "share with your family".
  case familySharing = "family-sharing"
  /// Works on several kinds of device: "on all your devices".
  case allDevices = "all-devices"
  /// No data is collected: "no tracking".
  case collectsNothing = "collects-nothing"
  /// Nothing is refunded: "all sales are final".
  case noRefunds = "no-refunds"
  /// Predicts how a refund request ends: "refunds are always granted".
  case refundOutcome = "refund-outcome"
  /// Stars, awards and ranks: "award-winning".
  case awardOrRating = "award-or-rating"
  /// A store recommends the product: "Editors' Choice".
  case storeEndorsement = "store-endorsement"
  /// Somebody recommends the product: "recommended".
  case recommended
  /// Others are dearer or worse: "cheaper than other apps".
  case competitor
  /// A result is promised: "guaranteed results".
  case outcomePromise = "outcome-promise"
  /// How many customers there are: "join 1 million users".
  case userCount = "user-count"
  /// The price will rise: "price goes up tomorrow".
  case priceRise = "price-rise"
  /// The offer will not come again: "you won't see this again".
  case oneTimeOffer = "one-time-offer"
  /// Something will be lost: "you will lose your data".
  case lossThreat = "loss-threat"
  /// Taxes and fees are in the price: "incl. VAT".
  case taxIncluded = "tax-included"
  /// Invites to buy somewhere else: "cheaper on our website".
  case buyElsewhere = "buy-elsewhere"
  /// A plan has all of another one: "everything in Plus, and more".
  case everythingIn = "everything-in"
  /// Compares the price with everyday goods or a day's share: "less than a coffee".
  case smallChange = "small-change"
  /// The lowest of several prices: "from $2.99".
  case fromPrice = "from-price"
  /// A feature needs payment: "only with Pro".
  case lockedWithout = "locked-without"
  /// A price for a day: "$0.33 a day".
  case pricePerDay = "price-per-day"
  /// A price for a week: "$2.99 per week".
  case pricePerWeek = "price-per-week"
  /// A price for a month: "$9.99/mo".
  case pricePerMonth = "price-per-month"
  /// A price for a year: "$66.99 billed annually".
  case pricePerYear = "price-per-year"

  /// Whether the words disclose something that must be said, instead of claiming an advantage.
  ///
  /// A disclosure is never negated.
  public var isDisclosure: Bool {
    switch self {
    case .autoRenews, .cancelBefore, .thenPrice, .restorePurchases, .termsOfUse, .privacyPolicy,
      .forNewCustomers, .comparedWith, .cancelRoute, .commitmentTerms, .endsByItself, .wasPrice,
      .withdrawalRight, .decline, .fromPrice, .pricePerDay, .pricePerWeek, .pricePerMonth,
      .pricePerYear:
      true
    default: false
    }
  }
}
