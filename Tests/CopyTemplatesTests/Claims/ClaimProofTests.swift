import CopyTemplates
import PricingEngine
import Testing

/// Claims about several plans, and about none.
@Suite struct ClaimProofTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let samples: [ClaimSample]
    let kind: ClaimKind
    let verdict: String
    var testDescription: String { id }
  }

  static let rows = [
    Row(
      id: "holds for each, with all evidence", samples: [.monthly, .yearly], kind: .cancelAnytime,
      verdict: "proven: 'monthly' is auto-renewable, without a commitment; "
        + "'yearly' is auto-renewable, without a commitment"),
    Row(
      id: "one plan is enough to refuse", samples: [.yearly, .commitment], kind: .cancelAnytime,
      verdict: "refused: 'annual' is a commitment to 12 payments; canceling does not end them"),
    Row(
      id: "the first refusal counts", samples: [.nonConsumable, .consumable],
      kind: .renewsAutomatically,
      verdict:
        "refused: 'full' is a non-consumable, bought once and kept, and does not renew"),
    Row(
      id: "the same evidence is said once", samples: [.consumable, .consumable],
      kind: .noSubscription, verdict: "proven: 'coins' is a consumable, bought once"),
    Row(
      id: "one plan is enough to restore", samples: [.consumable, .nonConsumable],
      kind: .restoreAvailable,
      verdict:
        "proven: 'full' is a non-consumable, bought once and kept, which the store restores"),
    Row(
      id: "nothing can be restored", samples: [.consumable, .nonRenewing],
      kind: .restoreAvailable,
      verdict: "refused: 'coins' is a consumable, bought once, which the store does not restore"),
    Row(
      id: "not every plan saves", samples: [.yearly, .monthly], kind: .savingsPercent,
      verdict:
        "refused: no shorter plan of the same group and level to compare 'monthly' with"),
  ]

  @Test(arguments: rows)
  func judgesSeveralPlans(row: Row) throws {
    #expect(verdict(row.kind, on: try row.samples.flatMap { try $0.quotes() }) == row.verdict)
  }

  /// Starting without payment is a fact of the app alone.
  @Test(arguments: ClaimKind.allCases)
  func refusesWithoutPlans(kind: ClaimKind) {
    let expected =
      kind == .noPaymentToStart
      ? "refused: the project states no free evaluation"
      : "refused: there is no product to claim it of"
    #expect(verdict(kind, on: []) == expected)
  }

  /// The names are part of the contract's format and of every output.
  @Test func namesEachKind() {
    #expect(
      ClaimKind.allCases.map(\.rawValue) == [
        "savings-percent", "savings-amount", "months-free", "free-trial", "introductory-price",
        "renews-automatically", "cancel-anytime", "no-subscription", "one-time-purchase",
        "no-automatic-charge", "no-payment-to-start", "restore-available", "family-sharing",
        "no-subscription-needed", "most-popular", "lowest-price-per-month",
      ])
  }
}
