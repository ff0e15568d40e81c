import Testing

@testable import PricingEngine

@Suite struct StoreKitOfferTests {
  /// A monthly subscription at 9.99 with one offer.
  private static func file(_ key: String, _ offer: String) -> String {
    let isObject = key == "introductoryOffer"
    return StoreKitJSON.file(subscription: [key: isObject ? offer : "[ \(offer) ]"])
  }

  private static func intro(_ members: String) -> String {
    file("introductoryOffer", "{ \(members) }")
  }

  private static let introPath = subscriptionPath + " > introductoryOffer"

  private static func error(
    _ id: String, _ members: String, _ rule: String, at key: String, _ message: String,
    fix: String?
  ) -> StoreKitRow {
    StoreKitRow(
      id: id, marked: intro(members),
      finding: ExpectedFinding(
        severity: .error, rule: rule, path: introPath + "." + key, message: message, fix: fix),
      kept: [])
  }

  private static func odd(
    _ id: String, _ members: String, _ severity: Finding.Severity, _ rule: String, at key: String,
    _ message: String, fix: String?
  ) -> StoreKitRow {
    StoreKitRow(
      id: id, marked: intro(members),
      finding: ExpectedFinding(
        severity: severity, rule: rule, path: introPath + (key.isEmpty ? "" : "." + key),
        message: message, fix: fix))
  }

  static let modes: [StoreKitRow] = [
    StoreKitRow(id: "null", marked: file("introductoryOffer", "null")),
    StoreKitRow(
      id: "mode none means no offer",
      marked: intro(#""paymentMode" : "none", "displayPrice" : "0.99""#)),
    StoreKitRow(
      id: "no mode", marked: file("introductoryOffer", "⚑{ \"subscriptionPeriod\" : \"P1W\" }"),
      finding: ExpectedFinding(
        severity: .error, rule: "payment-mode-missing", path: introPath + ".paymentMode",
        message: "the offer has no payment mode",
        fix: "add 'paymentMode', one of 'free', 'payAsYouGo', 'payUpFront'"),
      kept: []),
    error(
      "StoreKit's own spelling", #""paymentMode" : ⚑"freeTrial", "subscriptionPeriod" : "P1W""#,
      "payment-mode-unknown", at: "paymentMode",
      "expected 'free', 'payAsYouGo' or 'payUpFront', got 'freeTrial'", fix: "write 'free'"),
    error(
      "App Store Connect's spelling", #""paymentMode" : ⚑"PAY_AS_YOU_GO""#,
      "payment-mode-unknown", at: "paymentMode",
      "expected 'free', 'payAsYouGo' or 'payUpFront', got 'PAY_AS_YOU_GO'",
      fix: "write 'payAsYouGo'"),
    error(
      "unknown mode", #""paymentMode" : ⚑"oneTime""#, "payment-mode-unknown", at: "paymentMode",
      "expected 'free', 'payAsYouGo' or 'payUpFront', got 'oneTime'", fix: nil),
    StoreKitRow(
      id: "offer of another type", marked: file("introductoryOffer", "⚑\"free\""),
      finding: ExpectedFinding(
        severity: .error, rule: "value-type", path: introPath,
        message: "expected an object, got the text 'free'"),
      kept: []),
    StoreKitRow(
      id: "offers of another type",
      marked: StoreKitJSON.file(subscription: ["adHocOffers": "⚑{}"]),
      finding: ExpectedFinding(
        severity: .error, rule: "value-type", path: subscriptionPath + " > adHocOffers",
        message: "expected a list, got an object"),
      kept: []),
    odd(
      "unknown key", #""paymentMode" : "free", "subscriptionPeriod" : "P1W", ⚑"duration" : 1"#,
      .note, "key-unknown", at: "duration", "the key 'duration' is not read",
      fix: "remove it if Xcode did not write it"),
  ]

  static let periods: [StoreKitRow] = [
    StoreKitRow(
      id: "no period", marked: file("introductoryOffer", "⚑{ \"paymentMode\" : \"free\" }"),
      finding: ExpectedFinding(
        severity: .error, rule: "period-missing", path: introPath + ".subscriptionPeriod",
        message: "the offer has no period", fix: "add 'subscriptionPeriod', such as 'P1W'"),
      kept: []),
    error(
      "invalid period", #""paymentMode" : "free", "subscriptionPeriod" : ⚑"1 week""#,
      "period-invalid", at: "subscriptionPeriod",
      "expected a period such as 'P1M', got '1 week'",
      fix: "write 'P', a whole number and one of D, W, M, Y"),
    odd(
      "length that is not sold", #""paymentMode" : "free", "subscriptionPeriod" : ⚑"P5D""#,
      .warning, "period-not-sold", at: "subscriptionPeriod",
      "the App Store does not sell a period of 'P5D'",
      fix: "use one of P3D, P1W, P2W, P1M, P2M, P3M, P6M, P1Y"),
    error(
      "pay as you go with another period than the plan's",
      #""paymentMode" : "payAsYouGo", "subscriptionPeriod" : ⚑"P3M", "numberOfPeriods" : 1,"#
        + #" "displayPrice" : "9.99""#,
      "pay-as-you-go-period", at: "subscriptionPeriod",
      "a pay-as-you-go offer is paid in the plan's own period, 'P1M', got 'P3M'",
      fix: "write 'P1M' and the number of reduced periods as 'numberOfPeriods'"),
    error(
      "no periods at all",
      #""paymentMode" : "free", "subscriptionPeriod" : "P1W", "numberOfPeriods" : ⚑0"#,
      "period-count-invalid", at: "numberOfPeriods",
      "expected a number of periods from 1 to 999, got 0", fix: "write at least 1"),
    error(
      "number of periods as text",
      #""paymentMode" : "free", "subscriptionPeriod" : "P1W", "numberOfPeriods" : ⚑"2""#,
      "value-type", at: "numberOfPeriods", "expected a whole number, got the text '2'", fix: nil),
    error(
      "several periods paid up front",
      #""paymentMode" : "payUpFront", "subscriptionPeriod" : "P1M", "numberOfPeriods" : ⚑3,"#
        + #" "displayPrice" : "9.99""#,
      "period-count-invalid", at: "numberOfPeriods",
      "an offer paid up front has one period, got 3",
      fix: "write 1, and the whole length as 'subscriptionPeriod'"),
    error(
      "trial beyond all measure",
      #""paymentMode" : "free", "subscriptionPeriod" : ⚑"P6M", "numberOfPeriods" : 200"#,
      "period-count-invalid", at: "subscriptionPeriod",
      "200 times 'P6M' is too long for an offer", fix: "write a shorter period"),
    StoreKitRow(
      id: "paid offer without a number of periods",
      marked: file(
        "introductoryOffer",
        #"⚑{ "paymentMode" : "payUpFront", "subscriptionPeriod" : "P3M", "displayPrice" : "9.99" }"#
      ),
      finding: ExpectedFinding(
        severity: .note, rule: "period-count-missing", path: introPath,
        message: "the paid offer has no number of periods; it is read as 1",
        fix: "add 'numberOfPeriods'")),
  ]

  static let prices: [StoreKitRow] = [
    StoreKitRow(
      id: "offer without its price",
      marked: file(
        "introductoryOffer",
        #"⚑{ "paymentMode" : "payUpFront", "subscriptionPeriod" : "P3M", "numberOfPeriods" : 1 }"#),
      finding: ExpectedFinding(
        severity: .error, rule: "price-missing", path: introPath + ".displayPrice",
        message: "it has no price", fix: "add 'displayPrice', such as \"4.99\""),
      kept: []),
    error(
      "empty price",
      #""paymentMode" : "payAsYouGo", "subscriptionPeriod" : "P1M", "numberOfPeriods" : 1,"#
        + #" "displayPrice" : ⚑"""#,
      "price-not-a-number", at: "displayPrice", "expected a plain decimal number, got ''",
      fix: "write the price, such as '4.99'"),
    odd(
      "decimal comma",
      #""paymentMode" : "payAsYouGo", "subscriptionPeriod" : "P1M", "numberOfPeriods" : 1,"#
        + #" "displayPrice" : ⚑"2,99""#,
      .warning, "decimal-comma", at: "displayPrice",
      "expected a decimal point, got '2,99'; it is read as 2.99", fix: "write '2.99'"),
    odd(
      "free offer with a price",
      #""paymentMode" : "free", "subscriptionPeriod" : "P1W", "displayPrice" : ⚑"0.99""#,
      .note, "free-offer-with-price", at: "displayPrice",
      "the offer is free and has a price, the text '0.99'; it is read as free",
      fix: "remove the price"),
    StoreKitRow(
      id: "free offer at zero",
      marked: intro(#""paymentMode" : "free", "subscriptionPeriod" : "P1W", "displayPrice" : "0""#)),
    StoreKitRow(
      id: "free offer with an empty price",
      marked: intro(#""paymentMode" : "free", "subscriptionPeriod" : "P1W", "displayPrice" : """#)),
    odd(
      "pay as you go above the regular price",
      #""paymentMode" : "payAsYouGo", "subscriptionPeriod" : "P1M", "numberOfPeriods" : 1,"#
        + #" "displayPrice" : ⚑"20.15""#,
      .warning, "offer-dearer", at: "displayPrice",
      "the offer costs more than the regular price for the same time: 20.15 for 'P1M', "
        + "regularly 9.99 for 'P1M'", fix: "check both prices"),
    odd(
      "intro-dearer-than-regular",
      #""paymentMode" : "payUpFront", "subscriptionPeriod" : "P3M", "numberOfPeriods" : 1,"#
        + #" "displayPrice" : ⚑"34.99""#,
      .warning, "offer-dearer", at: "displayPrice",
      "the offer costs more than the regular price for the same time: 34.99 for 'P3M', "
        + "regularly 9.99 for 'P1M'", fix: "check both prices"),
    odd(
      "exactly the regular price for the same time",
      #""paymentMode" : "payUpFront", "subscriptionPeriod" : "P3M", "numberOfPeriods" : 1,"#
        + #" "displayPrice" : ⚑"29.97""#,
      .warning, "offer-equal", at: "displayPrice",
      "the offer costs as much as the regular price for the same time: 29.97 for 'P3M', "
        + "regularly 9.99 for 'P1M'", fix: "check both prices, or remove the offer"),
    odd(
      "weeks and months are not compared",
      #""paymentMode" : "payUpFront", "subscriptionPeriod" : ⚑"P1W", "numberOfPeriods" : 1,"#
        + #" "displayPrice" : "9.98""#,
      .warning, "offer-length", at: "subscriptionPeriod",
      "an offer paid up front lasts P1M, P2M, P3M, P6M or P1Y, got 'P1W'",
      fix: "check the length in App Store Connect"),
    odd(
      "paid offer at zero",
      #""paymentMode" : "payUpFront", "subscriptionPeriod" : "P3M", "numberOfPeriods" : 1,"#
        + #" "displayPrice" : ⚑"0.00""#,
      .warning, "price-zero", at: "displayPrice", "a paid offer costs zero",
      fix: "use the payment mode 'free'"),
  ]

  static let kinds: [StoreKitRow] = [
    StoreKitRow(
      id: "promotional offer without an id",
      marked: file(
        "adHocOffers", "⚑{ \"paymentMode\" : \"free\", \"subscriptionPeriod\" : \"P1W\" }"),
      finding: ExpectedFinding(
        severity: .error, rule: "offer-id-missing",
        path: subscriptionPath + " > adHocOffers[0] > offerID", message: "the offer has no id",
        fix: "add 'offerID'"),
      kept: []),
    StoreKitRow(
      id: "win-back offer with an empty id",
      marked: file(
        "winbackOffers",
        #"⚑{ "paymentMode" : "free", "subscriptionPeriod" : "P1W", "offerID" : "" }"#),
      finding: ExpectedFinding(
        severity: .error, rule: "offer-id-missing",
        path: subscriptionPath + " > winbackOffers[0] > offerID", message: "the offer has no id",
        fix: "add 'offerID'"),
      kept: []),
    StoreKitRow(
      id: "unknown eligibility",
      marked: file(
        "codeOffers",
        #"{ "paymentMode" : "free", "subscriptionPeriod" : "P1W", "eligibility" : [ "new", ⚑"lapsed" ] }"#
      ),
      finding: ExpectedFinding(
        severity: .warning, rule: "code-eligibility",
        path: subscriptionPath + " > codeOffers[0] > eligibility[1]",
        message: "expected 'new', 'existing' or 'expired', got 'lapsed'")),
    StoreKitRow(
      id: "code for nobody",
      marked: file(
        "codeOffers",
        #"{ "paymentMode" : "free", "subscriptionPeriod" : "P1W", "eligibility" : ⚑[] }"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "code-eligibility",
        path: subscriptionPath + " > codeOffers[0] > eligibility",
        message: "nobody may redeem the code",
        fix: "list 'new', 'existing' or 'expired' in 'eligibility'")),
    StoreKitRow(
      id: "second introductory offer",
      marked: StoreKitJSON.file(subscription: [
        "introductoryOffers": """
        [ { "internalID" : "1", "paymentMode" : "free", "subscriptionPeriod" : "P1W" },
          ⚑{ "internalID" : "2", "paymentMode" : "free", "subscriptionPeriod" : "P2W" } ]
        """
      ]),
      finding: ExpectedFinding(
        severity: .warning, rule: "offer-duplicate",
        path: subscriptionPath + " > introductoryOffers[1]",
        message: "a second introductory offer for the same way to pay; the first is kept",
        fix: "remove one of the two")),
    StoreKitRow(
      id: "offer for a plan that is not on sale",
      marked: StoreKitJSON.file(subscription: [
        "introductoryOffers": """
        [ ⚑{ "billingPlanType" : "MONTHLY", "paymentMode" : "free",
             "subscriptionPeriod" : "P1M" } ]
        """
      ]),
      finding: ExpectedFinding(
        severity: .note, rule: "offer-ignored",
        path: subscriptionPath + " > introductoryOffers[0]",
        message: "the offer is for a billing plan that is not on sale",
        fix: "enable the billing plan, or remove the offer")),
    error(
      "unknown billing plan",
      #""paymentMode" : "free", "subscriptionPeriod" : "P1W", "billingPlanType" : ⚑"UPFRONT""#,
      "billing-plan-unknown", at: "billingPlanType",
      "expected 'BILLED_UPFRONT' or 'MONTHLY', got 'UPFRONT'", fix: "write 'BILLED_UPFRONT'"),
  ]

  @Test(arguments: modes + periods + prices + kinds)
  func reports(row: StoreKitRow) throws { try row.check() }
}
