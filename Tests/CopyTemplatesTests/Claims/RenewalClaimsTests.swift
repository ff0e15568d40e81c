import CopyTemplates
import PricingEngine
import Testing

/// What may be said about renewing, canceling and being charged again.
@Suite struct RenewalClaimsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let sample: ClaimSample
    let kind: ClaimKind
    let verdict: String
    var testDescription: String { "\(sample.rawValue) \(kind.rawValue)" }

    init(_ sample: ClaimSample, _ kind: ClaimKind, _ verdict: String) {
      self.sample = sample
      self.kind = kind
      self.verdict = verdict
    }
  }

  static let renews = [
    Row(
      .monthly, .renewsAutomatically, "proven: 'monthly' is auto-renewable and renews every P1M"),
    Row(.yearly, .renewsAutomatically, "proven: 'yearly' is auto-renewable and renews every P1Y"),
    Row(
      .commitment, .renewsAutomatically,
      "proven: 'annual' is auto-renewable and renews every P1Y"),
    Row(.trial, .renewsAutomatically, "proven: 'yearly' is auto-renewable and renews every P1Y"),
    Row(
      .nonRenewing, .renewsAutomatically,
      "refused: 'season' is a non-renewing subscription, and does not renew"),
    Row(
      .consumable, .renewsAutomatically,
      "refused: 'coins' is a consumable, bought once, and does not renew"),
    Row(
      .nonConsumable, .renewsAutomatically,
      "refused: 'full' is a non-consumable, bought once and kept, and does not renew"),
  ]

  static let cancels = [
    Row(.monthly, .cancelAnytime, "proven: 'monthly' is auto-renewable, without a commitment"),
    Row(.yearly, .cancelAnytime, "proven: 'yearly' is auto-renewable, without a commitment"),
    Row(
      .commitment, .cancelAnytime,
      "refused: 'annual' is a commitment to 12 payments; canceling does not end them"),
    Row(.trial, .cancelAnytime, "proven: 'yearly' is auto-renewable, without a commitment"),
    Row(
      .nonRenewing, .cancelAnytime,
      "refused: there is nothing to cancel: 'season' is a non-renewing subscription"),
    Row(
      .consumable, .cancelAnytime,
      "refused: there is nothing to cancel: 'coins' is a consumable, bought once"),
    Row(
      .nonConsumable, .cancelAnytime,
      "refused: there is nothing to cancel: 'full' is a non-consumable, bought once and kept"),
  ]

  static let subscriptions = [
    Row(.monthly, .noSubscription, "refused: 'monthly' is an auto-renewable subscription"),
    Row(.commitment, .noSubscription, "refused: 'annual' is an auto-renewable subscription"),
    Row(.nonRenewing, .noSubscription, "refused: 'season' is a non-renewing subscription"),
    Row(.consumable, .noSubscription, "proven: 'coins' is a consumable, bought once"),
    Row(
      .nonConsumable, .noSubscription, "proven: 'full' is a non-consumable, bought once and kept"),
  ]

  static let charges = [
    Row(
      .monthly, .oneTimePurchase,
      "refused: 'monthly' is an auto-renewable subscription, and is charged again"),
    Row(
      .commitment, .oneTimePurchase,
      "refused: 'annual' is an auto-renewable subscription, and is charged again"),
    Row(
      .payUpFront, .oneTimePurchase,
      "refused: 'plan' is an auto-renewable subscription, and is charged again"),
    Row(.nonRenewing, .oneTimePurchase, "proven: 'season' is a non-renewing subscription"),
    Row(.consumable, .oneTimePurchase, "proven: 'coins' is a consumable, bought once"),
    Row(
      .nonConsumable, .oneTimePurchase,
      "proven: 'full' is a non-consumable, bought once and kept"),
    Row(
      .trial, .noAutomaticCharge,
      "refused: 'yearly' is an auto-renewable subscription, and is charged automatically"),
    Row(
      .commitment, .noAutomaticCharge,
      "refused: 'annual' is an auto-renewable subscription, and is charged automatically"),
    Row(
      .nonRenewing, .noAutomaticCharge,
      "proven: 'season' is a non-renewing subscription, so no charge follows by itself"),
    Row(
      .consumable, .noAutomaticCharge,
      "proven: 'coins' is a consumable, bought once, so no charge follows by itself"),
    Row(
      .nonConsumable, .noAutomaticCharge,
      "proven: 'full' is a non-consumable, bought once and kept, so no charge follows by itself"),
  ]

  @Test(arguments: renews + cancels + subscriptions + charges)
  func judges(row: Row) throws {
    #expect(verdict(row.kind, on: try row.sample.quotes()) == row.verdict)
  }

  /// A code for three free months after which nothing is charged; `nil` is a code that does not say what follows.
  @Test(arguments: [false, true, nil], [ClaimKind.cancelAnytime, .renewsAutomatically])
  func anOfferThatEndsIsNeitherRenewedNorCanceled(renews: Bool?, kind: ClaimKind) throws {
    let usa = try Storefront(code: "USA")
    let price = Money(ExactDecimal(coefficient: 999, fractionDigits: 2), usa.currency)
    let code = Offer(
      .offerCode(
        name: "SPRING", eligibility: [.new], stacksWithIntroductory: false, renews: renews),
      .freeTrial(period: try SubscriptionPeriod(3, .month)))
    let product = Product(
      id: "monthly",
      kind: .autoRenewable(Product.Subscription(period: .one(.month), groupID: "g", level: nil)),
      localizations: [], isFamilyShareable: false,
      pricing: [usa: Product.Pricing(price: price, offers: [code])])
    let plans = try Plan.plans(of: product, in: usa)
    let quotes = Quote.quotes(for: plans, among: plans, offer: .named("SPRING"))
    let verdict = kind.verdict(on: ClaimSubject(quotes: quotes))
    #expect(verdict.isProven == (renews != false))
    if renews == false {
      #expect(
        verdict.explanation
          == "with the offer shown, 'monthly' ends by itself and does not renew")
    }
  }
}
