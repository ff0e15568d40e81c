import Testing

@testable import PricingEngine

@Suite struct StoreKitBillingTests {
  /// A subscription at 59.99 a year in Germany with billing plans.
  private static func file(
    _ plans: String, price: String = "59.99", period: String = "P1Y", storefront: String = "DEU",
    offers: String = ""
  ) -> String {
    StoreKitJSON.file(
      subscription: [
        "displayPrice": "\"\(price)\"", "recurringSubscriptionPeriod": "\"\(period)\"",
        "billingPlans": "[ \(plans) ]", "introductoryOffers": offers,
      ], storefront: storefront)
  }

  private static let upFront = """
    { "billingPlanType" : "BILLED_UPFRONT", "commitmentDisplayPrice" : "59.99",
      "displayPrice" : "59.99", "internalID" : "B1", "isEnabled" : true }
    """
  private static let monthly = """
    { "billingPlanType" : "MONTHLY", "commitmentDisplayPrice" : "71.88",
      "displayPrice" : "5.99", "internalID" : "B2", "isEnabled" : true }
    """
  private static let path = subscriptionPath + " > billingPlans[0]"

  static let rows: [StoreKitRow] = [
    StoreKitRow(id: "empty list", marked: file("")),
    StoreKitRow(id: "both plans", marked: file(upFront + "," + monthly)),
    StoreKitRow(
      id: "stale default price of the up-front plan",
      marked: file(#"{ "billingPlanType" : "BILLED_UPFRONT", "displayPrice" : ⚑"0.99" }"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "billing-plan-price", path: path + " > displayPrice",
        message: "the up-front plan costs 0.99 and the subscription 59.99; 59.99 is used",
        fix: "write the same price twice")),
    StoreKitRow(
      id: "the same price in other digits",
      marked: file(#"{ "billingPlanType" : "BILLED_UPFRONT", "displayPrice" : "59.990" }"#)),
    StoreKitRow(
      id: "wrong total of a commitment",
      marked: file(
        upFront + #", { "billingPlanType" : "MONTHLY", "displayPrice" : "5.99","#
          + #" "commitmentDisplayPrice" : ⚑"71.99" }"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "commitment-total",
        path: subscriptionPath + " > billingPlans[1] > commitmentDisplayPrice",
        message: "12 payments of 5.99 are 71.88, not 71.99; the payments count",
        fix: "write '71.88', or correct the payment")),
    StoreKitRow(
      id: "disabled plan is not looked at",
      marked: file(
        upFront + #", { "billingPlanType" : "X", "displayPrice" : "0,08","#
          + #" "commitmentDisplayPrice" : "x", "isEnabled" : false }"#)),
    StoreKitRow(
      id: "no plan enabled",
      marked: """
        { "settings" : { "_storefront" : "DEU" }, "subscriptionGroups" : [ {
          "id" : "G1", "name" : "Pro", "subscriptions" : [
            \(StoreKitJSON.subscription(["billingPlans": "⚑[ { \"isEnabled\" : false } ]"])) ] } ] }
        """,
      finding: ExpectedFinding(
        severity: .warning, rule: "billing-plans-disabled",
        path: subscriptionPath + " > billingPlans",
        message: "no billing plan is enabled; the subscription is read as paid up front",
        fix: "enable a billing plan")),
    StoreKitRow(
      id: "commitment on a monthly plan",
      marked: file(
        #"{ "billingPlanType" : "BILLED_UPFRONT", "displayPrice" : "9.99" },"#
          + #" { "billingPlanType" : ⚑"MONTHLY", "displayPrice" : "9.99" }"#,
        price: "9.99", period: "P1M"),
      finding: ExpectedFinding(
        severity: .error, rule: "commitment-period",
        path: subscriptionPath + " > billingPlans[1] > billingPlanType",
        message: "monthly payments are for subscriptions of one year, not of 'P1M'",
        fix: "remove the billing plan, or disable it"),
      kept: []),
    StoreKitRow(
      id: "commitment where it is not sold",
      marked: file(
        upFront + #", { "billingPlanType" : ⚑"MONTHLY", "displayPrice" : "5.99" }"#,
        storefront: "USA"),
      finding: ExpectedFinding(
        severity: .note, rule: "commitment-not-sold",
        path: subscriptionPath + " > billingPlans[1] > billingPlanType",
        message: "the App Store does not sell monthly payments with a commitment in USA")),
    StoreKitRow(
      id: "commitment alone at another total",
      marked: StoreKitJSON.file(
        subscription: [
          "displayPrice": "⚑\"59.99\"", "recurringSubscriptionPeriod": "\"P1Y\"",
          "billingPlans": "[ \(monthly) ]",
        ], storefront: "DEU"),
      finding: ExpectedFinding(
        severity: .warning, rule: "billing-plan-price", path: subscriptionPath + " > displayPrice",
        message: "the subscription costs 59.99, but all payments of the only plan on sale are "
          + "71.88; 71.88 is used", fix: "enable the up-front plan, or write '71.88'")),
    StoreKitRow(
      id: "same plan twice",
      marked: file(
        upFront + #", { "billingPlanType" : ⚑"BILLED_UPFRONT", "displayPrice" : "1" }"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "billing-plan-duplicate",
        path: subscriptionPath + " > billingPlans[1] > billingPlanType",
        message: "a second billing plan of this type; the first is kept",
        fix: "remove one of the two")),
    StoreKitRow(
      id: "plan without a price", marked: file(#"⚑{ "billingPlanType" : "MONTHLY" }"#),
      finding: ExpectedFinding(
        severity: .error, rule: "price-missing", path: path + " > displayPrice",
        message: "it has no price", fix: "add 'displayPrice', such as \"4.99\""),
      kept: []),
    StoreKitRow(
      id: "plan without a type", marked: file(#"⚑{ "displayPrice" : "5.99" }"#),
      finding: ExpectedFinding(
        severity: .error, rule: "billing-plan-unknown", path: path + " > billingPlanType",
        message: "the billing plan has no type",
        fix: "add 'billingPlanType', 'BILLED_UPFRONT' or 'MONTHLY'"),
      kept: []),
    StoreKitRow(
      id: "unknown type",
      marked: file(#"{ "billingPlanType" : ⚑"WEEKLY", "displayPrice" : "5.99" }"#),
      finding: ExpectedFinding(
        severity: .error, rule: "billing-plan-unknown", path: path + " > billingPlanType",
        message: "expected 'BILLED_UPFRONT' or 'MONTHLY', got 'WEEKLY'"),
      kept: []),
    StoreKitRow(
      id: "decimal comma in the total",
      marked: file(
        upFront + #", { "billingPlanType" : "MONTHLY", "displayPrice" : "0.50","#
          + #" "commitmentDisplayPrice" : ⚑"6,00" }"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "decimal-comma",
        path: subscriptionPath + " > billingPlans[1] > commitmentDisplayPrice",
        message: "expected a decimal point, got '6,00'; it is read as 6.00",
        fix: "write '6.00'")),
    StoreKitRow(
      id: "pay as you go in the months of a commitment",
      marked: file(
        upFront + "," + monthly,
        offers: """
          [ { "billingPlanType" : "MONTHLY", "paymentMode" : "payAsYouGo", "displayPrice" : "2.99",
              "subscriptionPeriod" : "P1M", "numberOfPeriods" : 3 } ]
          """)),
    StoreKitRow(
      id: "pay as you go in years of a commitment",
      marked: file(
        upFront + "," + monthly,
        offers: """
          [ { "billingPlanType" : "MONTHLY", "paymentMode" : "payAsYouGo", "displayPrice" : "2.99",
              "subscriptionPeriod" : ⚑"P1Y", "numberOfPeriods" : 1 } ]
          """),
      finding: ExpectedFinding(
        severity: .error, rule: "pay-as-you-go-period",
        path: subscriptionPath + " > introductoryOffers[0] > subscriptionPeriod",
        message: "a pay-as-you-go offer is paid in the plan's own period, 'P1M', got 'P1Y'",
        fix: "write 'P1M' and the number of reduced periods as 'numberOfPeriods'"),
      kept: []),
  ]

  @Test(arguments: rows)
  func reports(row: StoreKitRow) throws { try row.check() }

  private func pricing(_ text: String) throws -> Product.Pricing? {
    let catalog = try #require(try storeKitReading(text).catalog)
    return catalog.products.first?.pricing[catalog.storefront]
  }

  private func euro(_ cents: Int128) throws -> Money {
    Money(ExactDecimal(coefficient: cents, fractionDigits: 2), try Currency(code: "EUR"))
  }

  /// The example of the format's notes: two ways to pay, and two introductory offers, not three.
  @Test func readsBothWaysToPay() throws {
    let single = """
      { "billingPlanType" : "BILLED_UPFRONT", "internalID" : "I1", "numberOfPeriods" : 1,
        "paymentMode" : "free", "subscriptionPeriod" : "P1W" }
      """
    let other = """
      { "billingPlanType" : "MONTHLY", "internalID" : "I2", "numberOfPeriods" : 1,
        "paymentMode" : "free", "subscriptionPeriod" : "P1M" }
      """
    let catalog = try storeKitCatalog(
      StoreKitJSON.file(
        subscription: [
          "displayPrice": "\"59.99\"", "recurringSubscriptionPeriod": "\"P1Y\"",
          "billingPlans": "[ \(Self.monthly), \(Self.upFront) ]",
          "introductoryOffer": single, "introductoryOffers": "[ \(single), \(other) ]",
        ], storefront: "DEU"))
    let price = try euro(5999)
    #expect(
      catalog.products.first?.pricing[catalog.storefront]
        == Product.Pricing(
          price: price,
          billingPlans: [
            BillingPlan(.upFront, price: price), BillingPlan(.monthly, price: try euro(599)),
          ],
          offers: [
            Offer(.introductory, .freeTrial(period: .one(.week))),
            Offer(.introductory, .freeTrial(period: .one(.month)), billing: .monthly),
          ]))
  }

  @Test func usesTheSubscriptionsOwnPrice() throws {
    let text = Self.file(#"{ "billingPlanType" : "BILLED_UPFRONT", "displayPrice" : "0.99" }"#)
    let price = try euro(5999)
    #expect(try pricing(text) == Product.Pricing(price: price))
  }

  @Test func usesTheTotalOfALoneCommitment() throws {
    let disabled = #"{ "billingPlanType" : "BILLED_UPFRONT", "isEnabled" : false }"#
    let pricing = try pricing(Self.file(disabled + "," + Self.monthly, price: "71.88"))
    #expect(
      pricing
        == Product.Pricing(
          price: try euro(7188), billingPlans: [BillingPlan(.monthly, price: try euro(599))]))
  }
}
