extension StoreKitReader {
  /// The names of the rules that findings about a StoreKit configuration file carry.
  ///
  /// Files that are no JSON at all have the rules of `DocumentError` and `JSONError`.
  public static var rules: [String] { StoreKitRule.allCases.map(\.rawValue) }

  /// What a rule means and what follows from it, in one or two sentences; `nil` for another name.
  public static func explanation(ofRule rule: String) -> String? {
    StoreKitRule(rawValue: rule)?.explanation
  }
}

extension StoreKitRule {
  /// What the rule means and what follows from it.
  var explanation: String {
    switch self {
    case .notAnObject:
      "A StoreKit configuration file is one JSON object. Anything else is refused."
    case .noProductList:
      "The file has none of the three lists that Xcode keeps products in, so it is refused."
    case .noProducts: "All lists are empty, so there is nothing to sell or to show."
    case .productIDDuplicate:
      "Two products have one id, so it is not known what a customer gets. The file is refused."
    case .versionNewer:
      "The file names a version above the newest that is known. Known keys are read all the same."
    case .versionUnreadable:
      "The version is not an object of two whole numbers. Nothing depends on it."
    case .layoutSimplified:
      "Products are written by hand with 'id', 'type' and 'price'. They are read; Xcode would not."
    case .layoutUnknown: "Something stands where Xcode does not keep it, so it is not read."
    case .keyUnknown: "Xcode writes no key of this name, so it is not read."
    case .keyMisspelled:
      "A key is spelled unlike Xcode spells it, so it is not read. What it holds would be lost."
    case .valueType: "A value has another JSON type than the key calls for."
    case .bundlesSkipped:
      "Bundles and suites are too new to be read. Plans that are also sold alone are read."
    case .storefrontMissing:
      "The file does not say whose prices it holds. Xcode's default, the USA, is assumed."
    case .storefrontUnknown:
      "The App Store has no such storefront, so the currency is not known. The file is refused."
    case .storefrontSpelling:
      "The storefront is written with two or small letters; Xcode writes three capitals."
    case .storefrontMisplaced:
      "A storefront is named under a key that Xcode does not read, so it does not count."
    case .currencyUnlikely:
      "Whole amounts of a hundred and more are rare in this currency; the storefront may be wrong."
    case .currencyConflict:
      "A product names another currency than its storefront sells in. It is refused."
    case .placeholderIdentifier:
      "The link to an app record was never filled in, so the prices do not come from the store."
    case .policyURLInvalid: "A link to the privacy policy is no web address, so it is not used."
    case .productIDMissing: "A product without an id cannot be bought. It is refused."
    case .productIDUntrimmed:
      "The store finds a product only by its exact id, with the space around it."
    case .typeMissing: "The type says what a customer buys, and whether it renews."
    case .typeUnknown: "The type is none of the four that Xcode writes. The product is refused."
    case .typeMisplaced: "The type belongs in another list of the file. The product is refused."
    case .priceMissing: "Without a price nothing can be said. The product is refused."
    case .priceNotANumber:
      "A price is digits with at most one point: no sign, currency, grouping or exponent."
    case .priceNotText: "Xcode writes prices in quotes and does not load numbers."
    case .priceZero: "The App Store sells no subscription and no paid offer at zero."
    case .decimalComma:
      "Xcode writes a decimal comma on a machine with that number format. It is read as a point."
    case .periodMissing: "Without its length a subscription or offer cannot be described."
    case .periodInvalid:
      "A period is an ISO 8601 duration of one unit, such as P1W, P1M or P1Y. The product is refused."
    case .periodNotSold: "App Store Connect has no such length to choose."
    case .periodIgnored: "Only auto-renewable subscriptions have a period."
    case .groupIDMissing: "The group gets a stand-in for its id."
    case .groupIDDuplicate:
      "Plans are compared within a group only, so groups with one id are kept apart."
    case .groupIDDiffers: "The group that a subscription stands in counts, not the one it names."
    case .levelInvalid:
      "Levels of service count from 1, the highest. The subscription is read without one."
    case .nameMissing: "There is no name to show to customers in any language."
    case .nameUntrimmed: "Space around a name would show in the copy. It is removed."
    case .nameControlCharacter:
      "Line ends and control characters would break the copy. Each is read as a space."
    case .localeMissing: "A text without a locale cannot be shown to anybody."
    case .localeInvalid: "CLDR does not know the locale, so its text is not read."
    case .localeDuplicate: "A product has two texts for one locale. The first with a name is kept."
    case .paymentModeMissing:
      "The payment mode says whether an offer is free. The product is refused."
    case .paymentModeUnknown:
      "The payment mode is none of 'free', 'payAsYouGo', 'payUpFront'. The product is refused."
    case .offerIDMissing: "An app can only ask for an offer by its id. The product is refused."
    case .offerDuplicate: "A customer gets one introductory offer for a way to pay."
    case .offerIgnored: "The offer belongs to something that is not sold, so it is not read."
    case .offerDearer: "An offer that costs more than the regular price is no offer to advertise."
    case .periodCountMissing: "Xcode leaves the number of periods out when it is one."
    case .periodCountInvalid: "An offer lasts for at least one period, and up front for one only."
    case .freeOfferWithPrice:
      "Xcode leaves its default price on free offers. The payment mode counts."
    case .payAsYouGoPeriod:
      "Reduced payments are made in the plan's own period. With another one it is not known what is "
        + "charged when, so the product is refused."
    case .codeEligibility: "A code is for new, existing or expired subscribers."
    case .billingPlanUnknown:
      "A billing plan is paid up front or monthly with a commitment. The product is refused."
    case .billingPlanDuplicate: "A subscription has at most one billing plan of each type."
    case .billingPlansDisabled: "A plan that is not enabled is not sold."
    case .billingPlanPrice:
      "The file states two prices for one thing. The finding says which is used."
    case .commitmentPeriod:
      "A commitment is twelve monthly payments for one year. The product is refused."
    case .commitmentTotal: "The stated total is not twelve payments. The payments count."
    case .commitmentNotSold: "The App Store sells no commitments in this storefront."
    }
  }
}
