extension StoreKitReader {
  /// The names of the rules that findings about a StoreKit configuration file carry.
  ///
  /// Files that are no JSON at all have the rules of `DocumentError` and `JSONError`.
  public static var rules: [String] { StoreKitRule.allCases.map(\.rawValue) }

  /// What a rule means and what follows from it, in one or two sentences; `nil` for another name.
  public static func explanation(ofRule rule: String) -> String? {
    StoreKitRule(rawValue: rule).flatMap { explanations[$0] }
  }
}

private let explanations: [StoreKitRule: String] = [
  .notAnObject: "A StoreKit configuration file is one JSON object. Anything else is refused.",
  .noProductList:
    "The file has none of the three lists that Xcode keeps products in, so it is refused.",
  .noProducts: "All lists are empty, so there is nothing to sell or to show.",
  .productIDDuplicate:
    "Two products have one id, so it is not known what a customer gets. The file is refused.",
  .versionNewer:
    "The file names a version above the newest that is known. Known keys are read all the same.",
  .versionUnreadable: "The version is not an object of two whole numbers. Nothing depends on it.",
  .layoutSimplified:
    "Products are written by hand with 'id', 'type' and 'price'. They are read; Xcode would not.",
  .layoutUnknown: "Something stands where Xcode does not keep it, so it is not read.",
  .keyUnknown: "Xcode writes no key of this name, so it is not read.",
  .keyMisspelled:
    "A key is spelled unlike Xcode spells it, so it is not read. What it holds would be lost.",
  .valueType: "A value has another JSON type than the key calls for.",
  .bundlesSkipped:
    "Bundles and suites are too new to be read. Plans that are also sold alone are read.",
  .storefrontMissing:
    "The file does not say whose prices it holds. Xcode's default, the USA, is assumed.",
  .storefrontUnknown:
    "The App Store has no such storefront, so the currency is not known. The file is refused.",
  .storefrontSpelling:
    "The storefront is written with two or small letters; Xcode writes three capitals.",
  .storefrontMisplaced:
    "A storefront is named under a key that Xcode does not read, so it does not count.",
  .currencyUnlikely:
    "Whole amounts of a hundred and more are rare in this currency; the storefront may be wrong.",
  .currencyConflict:
    "A product names another currency than its storefront sells in. It is refused.",
  .placeholderIdentifier:
    "The link to an app record was never filled in, so the prices do not come from the store.",
  .policyURLInvalid:
    "A link to the terms or the privacy policy is no safe address, so it is not used.",
  .productIDMissing: "A product without an id cannot be bought. It is refused.",
  .productIDUntrimmed: "The store finds a product only by its exact id, with the space around it.",
  .typeMissing: "The type says what a customer buys, and whether it renews.",
  .typeUnknown: "The type is none of the four that Xcode writes. The product is refused.",
  .typeMisplaced: "The type belongs in another list of the file. The product is refused.",
  .priceMissing: "Without a price nothing can be said. The product is refused.",
  .priceNotANumber:
    "A price is digits with at most one point: no sign, currency, grouping or exponent.",
  .priceNotText: "Xcode writes prices in quotes and does not load numbers.",
  .priceZero: "The App Store sells no subscription and no paid offer at zero.",
  .decimalComma:
    "Xcode writes a decimal comma on a machine with that number format. It is read as a point.",
  .periodMissing: "Without its length a subscription or offer cannot be described.",
  .periodInvalid:
    "A period is an ISO 8601 duration of one unit, such as P1W, P1M or P1Y. The product is refused.",
  .periodNotSold: "App Store Connect has no such length to choose.",
  .periodIgnored: "Only auto-renewable subscriptions have a period.",
  .groupIDMissing: "The group gets a stand-in for its id.",
  .groupIDDuplicate:
    "Plans are compared within a group only, so groups with one id are kept apart.",
  .groupIDDiffers: "The group that a subscription stands in counts, not the one it names.",
  .levelInvalid:
    "Levels of service count from 1, the highest. The subscription is read without one.",
  .nameMissing: "There is no name to show to customers in any language.",
  .nameUntrimmed: "Space around a name would show in the copy. It is removed.",
  .nameControlCharacter:
    "Line ends and control characters would break the copy. A run of them is read as one space.",
  .localeMissing: "A text without a locale cannot be shown to anybody.",
  .localeInvalid: "CLDR does not know the locale, so its text is not read.",
  .localeDuplicate: "A product has two texts for one locale. The first with a name is kept.",
  .paymentModeMissing: "The payment mode says whether an offer is free. The product is refused.",
  .paymentModeUnknown:
    "The payment mode is none of 'free', 'payAsYouGo', 'payUpFront'. The product is refused.",
  .offerIDMissing: "An app can only ask for an offer by its id. The product is refused.",
  .offerDuplicate: "A customer gets one introductory offer for a way to pay.",
  .offerIgnored: "The offer belongs to something that is not sold, so it is not read.",
  .offerLength:
    "App Store Connect offers certain lengths for each way to pay an offer and each period of a plan.",
  .offerName:
    "The name of an offer says another length than the offer has, or calls a paid offer free.",
  .offerEqual: "An offer at the regular price is no offer; copy leaves it out.",
  .offerDearer: "An offer that costs more than the regular price is no offer to advertise.",
  .periodCountMissing: "Xcode leaves the number of periods out when it is one.",
  .periodCountInvalid: "An offer lasts for at least one period, and up front for one only.",
  .freeOfferWithPrice: "Xcode leaves its default price on free offers. The payment mode counts.",
  .payAsYouGoPeriod:
    "Reduced payments are made in the plan's own period. With another one it is not known what is "
    + "charged when, so the product is refused.",
  .codeEligibility: "A code is for new, existing or expired subscribers.",
  .billingPlanUnknown:
    "A billing plan is paid up front or monthly with a commitment. The product is refused.",
  .billingPlanDuplicate: "A subscription has at most one billing plan of each type.",
  .billingPlansDisabled: "A plan that is not enabled is not sold.",
  .billingPlanPrice: "The file states two prices for one thing. The finding says which is used.",
  .commitmentPeriod:
    "A commitment is twelve monthly payments for one year. The product is refused.",
  .commitmentTotal: "The stated total is not twelve payments. The payments count.",
  .commitmentNotSold: "The App Store sells no commitments in this storefront.",
]
