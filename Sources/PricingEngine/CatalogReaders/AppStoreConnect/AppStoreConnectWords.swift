/// Words of the App Store Connect API (specification 4.4.1) with what they stand for.
enum AppStoreConnectWords {
  /// `subscriptionPeriod` and, with the first and third, `duration` of an offer.
  static let periods: KeyValuePairs<String, String> = [
    "THREE_DAYS": "P3D", "ONE_WEEK": "P1W", "TWO_WEEKS": "P2W", "ONE_MONTH": "P1M",
    "TWO_MONTHS": "P2M", "THREE_MONTHS": "P3M", "SIX_MONTHS": "P6M", "ONE_YEAR": "P1Y",
  ]

  static let kinds: KeyValuePairs<String, Product.Kind> = [
    "CONSUMABLE": .consumable, "NON_CONSUMABLE": .nonConsumable,
    "NON_RENEWING_SUBSCRIPTION": .nonRenewing,
  ]

  static let plans: KeyValuePairs<String, BillingPlan.Kind> = [
    "UPFRONT": .upFront, "MONTHLY": .monthly,
  ]

  static let modes: KeyValuePairs<String, StoreKitOffer.Mode> = [
    "FREE_TRIAL": .free, "PAY_AS_YOU_GO": .payAsYouGo, "PAY_UP_FRONT": .payUpFront,
  ]

  static let eligibilities: KeyValuePairs<String, Offer.CodeEligibility> = [
    "NEW": .new, "EXISTING": .existing, "EXPIRED": .expired, "NON_SPENDER": .nonSpender,
    "ACTIVE_SPENDER": .activeSpender, "CHURNED_SPENDER": .churnedSpender,
  ]

  /// Whether a code comes on top of the introductory offer.
  static let stacking: KeyValuePairs<String, Bool> = [
    "STACK_WITH_INTRO_OFFERS": true, "REPLACE_INTRO_OFFERS": false,
  ]
}

extension JSONReader {
  /// A length of time by its word.
  func wordPeriod(into findings: inout [Finding]) -> SubscriptionPeriod? {
    guard let iso = word(AppStoreConnectWords.periods, into: &findings) else { return nil }
    do { return try SubscriptionPeriod(iso: iso) } catch { return nil }
  }

  /// A day.
  func date(into findings: inout [Finding]) -> CalendarDate? {
    guard let text = string(into: &findings) else { return nil }
    do throws(CalendarDateError) {
      return try CalendarDate(iso: text)
    } catch {
      findings.append(finding(.error, rule: "date-invalid", error.message))
      return nil
    }
  }
}
