import Testing

@testable import PricingEngine

/// Facts from the members of a facts file; the schema is added, and `now` unless the members have it.
func accessFacts(_ members: String) throws -> AccessFacts {
  let now = members.contains("\"now\"") ? "" : "\"now\": \"2026-11-30T09:00:00Z\", "
  let text =
    "{\"schema\": \"paywall-facts/1\", \(now)\(members.isEmpty ? "\"owned\": []" : members)}"
  let source = try SourceText(file: "facts.json", bytes: Array(text.utf8))
  var findings: [Finding] = []
  let facts = AccessFactsReader.read(source, into: &findings)
  #expect(findings == [])
  return try #require(facts)
}

/// The rules of an app that sells everything there is: an unlock after an evaluation of 14 days, plans, a pass.
func accessPolicy(
  evaluation: Bool = false, counting: DayCounting = .exact, freeLimit: Int? = nil,
  billingRetry: BillingRetryAccess = .paused
) throws -> AccessPolicy {
  let plan = { (group: String, level: Int) in
    Product.Subscription(period: .one(.month), groupID: group, level: level)
  }
  let days = try EvaluationDays(14)
  return AccessPolicy(
    unlockIDs: ["full"],
    subscriptions: ["pro": plan("main", 1), "plus": plan("main", 2), "daily": plan("news", 1)],
    passIDs: ["pass"], freeTier: try freeLimit.map { FreeTierPolicy(limit: try ItemCount($0)) },
    evaluation: evaluation ? EvaluationPolicy(days: days, counting: counting) : nil,
    billingRetry: billingRetry)
}

extension Access {
  /// The access in a few characters: `full by plus`, `evaluation 3`, `free 2`, `none`.
  var shorthand: String {
    switch self {
    case .full(let productID): "full by \(productID)"
    case .evaluation(let days): "evaluation \(days.value)"
    case .freeTier(let remaining): "free \(remaining.value)"
    case .none: "none"
    }
  }
}

extension AccessReason {
  /// The fact and what it says: `owned: 'full' is owned, and ownership always wins`.
  var line: String { "\(fact.rawValue): \(text)" }
}
