import CopyTemplates
import PricingEngine

/// What some texts say, each thing once: a question about them takes as long for thousands of repetitions as for one.
struct TextSummary: Sendable {
  /// What their words claim or disclose, in plain or denied words.
  private(set) var claims: Set<LexiconClaim> = []
  /// What they are for, as far as this tool laid them out.
  private(set) var roles: Set<SectionRole> = []
  /// The lengths of time in them, with how often each stands there.
  private(set) var periods: [SubscriptionPeriod: Int] = [:]
  /// The lengths of time that their claims are about: also those in number words.
  private var claimedPeriods: Set<SubscriptionPeriod> = []
  /// What the prices in them can be, by amount.
  private var prices: [ExactDecimal: Set<TextAmount.Kind>] = [:]

  /// A summary of no text.
  init() {}

  /// The summary of a text.
  init(role: SectionRole?, mentions: [ClaimMention], amounts: [TextAmount]) {
    if let role { roles.insert(role) }
    for mention in mentions {
      claims.insert(mention.claim)
      for value in mention.values {
        if let period = value.period { claimedPeriods.insert(period) }
      }
    }
    for amount in amounts {
      if amount.isPrice { prices[amount.amount, default: []].insert(amount.kind) }
      if let period = amount.period { periods[period, default: 0] += 1 }
    }
  }

  /// Adds what another text says.
  mutating func add(_ other: TextSummary) {
    claims.formUnion(other.claims)
    roles.formUnion(other.roles)
    claimedPeriods.formUnion(other.claimedPeriods)
    periods.merge(other.periods, uniquingKeysWith: +)
    prices.merge(other.prices) { $0.union($1) }
  }

  /// Whether they say one of these.
  func says(_ kinds: LexiconClaim...) -> Bool { !claims.isDisjoint(with: kinds) }

  /// Whether a price stands in them.
  var hasPrices: Bool { !prices.isEmpty }

  /// Whether an amount stands in them.
  func shows(_ money: Money) -> Bool {
    prices[money.amount]?.contains { $0.canBe(in: money.currency) } ?? false
  }

  /// Whether a length of time stands in them, in whatever unit.
  func states(_ length: SubscriptionPeriod) -> Bool {
    allPeriods.contains { $0.hasSameLength(as: length) }
  }

  /// Whether so many days stand in them.
  func states(days: Int) -> Bool { allPeriods.contains { $0.length == .days(days) } }

  /// Whether they state how long an offer lasts.
  func states(lengthOf offer: Offer) -> Bool { offer.length.map(states) ?? false }

  /// How often a length of time stands in them, in whatever unit.
  func count(of length: SubscriptionPeriod) -> Int {
    periods.reduce(0) { $1.key.hasSameLength(as: length) ? $0 + $1.value : $0 }
  }

  private var allPeriods: Set<SubscriptionPeriod> { claimedPeriods.union(periods.keys) }
}
