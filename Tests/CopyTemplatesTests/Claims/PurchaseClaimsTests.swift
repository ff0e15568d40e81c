import CopyTemplates
import PricingEngine
import Testing

/// What may be said about starting without payment, restoring and sharing.
@Suite struct PurchaseClaimsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let sample: ClaimSample
    let kind: ClaimKind
    var evaluationDays: Int?
    var store = Store.appStore
    let verdict: String
    var testDescription: String {
      "\(sample.rawValue) \(kind.rawValue) \(evaluationDays.map(String.init) ?? "no evaluation") "
        + store.rawValue
    }
  }

  static let starts = [
    Row(
      sample: .nonConsumable, kind: .noPaymentToStart, evaluationDays: 14,
      verdict: "proven: the app's own evaluation of 14 days takes no payment"),
    Row(
      sample: .nonConsumable, kind: .noPaymentToStart,
      verdict: "refused: the project states no free evaluation"),
    // A store's trial asks for a payment method before it starts.
    Row(
      sample: .trial, kind: .noPaymentToStart,
      verdict: "refused: the project states no free evaluation"),
    Row(
      sample: .monthly, kind: .noPaymentToStart, evaluationDays: 1,
      verdict: "proven: the app's own evaluation of 1 day takes no payment"),
  ]

  static let restores = [
    Row(
      sample: .monthly, kind: .restoreAvailable,
      verdict: "proven: 'monthly' is an auto-renewable subscription, which the store restores"),
    Row(
      sample: .commitment, kind: .restoreAvailable,
      verdict: "proven: 'annual' is an auto-renewable subscription, which the store restores"),
    Row(
      sample: .nonRenewing, kind: .restoreAvailable,
      verdict: "refused: 'season' is a non-renewing subscription, which the store does not restore"
    ),
    Row(
      sample: .consumable, kind: .restoreAvailable,
      verdict: "refused: 'coins' is a consumable, bought once, which the store does not restore"),
    Row(
      sample: .nonConsumable, kind: .restoreAvailable,
      verdict:
        "proven: 'full' is a non-consumable, bought once and kept, which the store restores"),
  ]

  static let sharing = [
    Row(
      sample: .shared, kind: .familySharing, verdict: "proven: Family Sharing is on for 'full'"),
    Row(
      sample: .nonConsumable, kind: .familySharing,
      verdict: "refused: Family Sharing is off for 'full'"),
    Row(
      sample: .monthly, kind: .familySharing,
      verdict: "refused: Family Sharing is off for 'monthly'"),
    Row(
      sample: .consumable, kind: .familySharing,
      verdict: "refused: Family Sharing is off for 'coins'"),
  ]

  /// What one store does, another need not.
  static let stores = [
    Row(
      sample: .monthly, kind: .restoreAvailable, store: .googlePlay,
      verdict: "proven: 'monthly' is an auto-renewable subscription, which the store restores"),
    Row(
      sample: .consumable, kind: .restoreAvailable, store: .googlePlay,
      verdict: "refused: 'coins' is a consumable, bought once, which the store does not restore"),
    Row(
      sample: .monthly, kind: .restoreAvailable, store: .web,
      verdict: "refused: 'monthly' is sold by a web checkout, which restores no purchases"),
    Row(
      sample: .nonConsumable, kind: .restoreAvailable, store: .other,
      verdict: "refused: 'full' is sold by another or an unknown store, which restores no purchases"
    ),
    Row(
      sample: .shared, kind: .familySharing, store: .googlePlay,
      verdict: "refused: Family Sharing is the App Store's, and 'full' is sold by Google Play"),
    Row(
      sample: .shared, kind: .familySharing, store: .web,
      verdict: "refused: Family Sharing is the App Store's, and 'full' is sold by a web checkout"),
  ]

  @Test(arguments: starts + restores + sharing + stores)
  func judges(row: Row) throws {
    let evaluation = row.evaluationDays.map { AppFacts.Evaluation(days: $0) }
    #expect(
      verdict(row.kind, on: try row.sample.quotes(), evaluation: evaluation, store: row.store)
        == row.verdict)
  }
}
