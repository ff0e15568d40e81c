/// The plans that savings are measured against when nobody names one, looked up once for all plans of a catalog.
struct SavingsReferences {
  private var whole: [Market: AlikePlans] = [:]
  private var levels: [Level: AlikePlans] = [:]

  /// Looks through the plans that savings may be measured against.
  init(among plans: [Plan]) {
    for (place, plan) in plans.enumerated() {
      guard let market = Market(plan) else { continue }
      whole[market, default: AlikePlans()].add(plan, at: place)
      levels[Level(market, plan.subscription?.level), default: AlikePlans()].add(plan, at: place)
    }
    for level in Array(levels.keys) where level.number != nil {
      guard let unknown = levels[Level(level.market, nil)] else { continue }
      levels[level]?.noteTwins(in: unknown)
    }
  }

  /// The plan that the savings of a plan are measured against; `Savings.reference(for:among:)` says which it is.
  func reference(for plan: Plan) throws(NoSavings) -> Plan {
    guard let term = plan.term else { throw .oneTimePrice(productID: plan.productID) }
    let alike = alike(plan)
    for plans in alike {
      if let twins = plans.twins {
        throw .unclearReference(first: twins.first, second: twins.second)
      }
    }
    if let shortest = alike.compactMap(\.shortest).min(by: { $0.months < $1.months }),
      shortest.isShorter(than: term)
    {
      return shortest
    }
    for plans in alike where plan.commitment == nil {
      if let committed = plans.committed[term.length] { return committed }
    }
    throw .noReference(productID: plan.productID)
  }

  /// The plans of the same group and level; an unknown level is like every other.
  private func alike(_ plan: Plan) -> [AlikePlans] {
    guard let market = Market(plan) else { return [] }
    let found =
      plan.subscription?.level.map {
        [levels[Level(market, $0)], levels[Level(market, nil)]]
      } ?? [whole[market]]
    return found.compactMap(\.self)
  }

  /// Where plans can be compared: a group, in one storefront and currency.
  private struct Market: Hashable {
    let groupID: String
    let storefront: Storefront
    let currency: Currency

    init?(_ plan: Plan) {
      guard let subscription = plan.subscription else { return nil }
      groupID = subscription.groupID
      storefront = plan.storefront
      currency = plan.price.currency
    }
  }

  /// A level of a group; `nil` gathers the plans of an unknown one.
  private struct Level: Hashable {
    let market: Market
    let number: Int?

    init(_ market: Market, _ number: Int?) {
      self.market = market
      self.number = number
    }
  }
}

/// What matters of plans that can be compared with each other.
private struct AlikePlans {
  /// Two products that cannot be told apart by period and way to pay, in the order of the catalog.
  private(set) var twins: (first: String, second: String)?
  /// The shortest plan of whole months that is paid up front.
  private(set) var shortest: Plan?
  /// The first commitment of each length.
  private(set) var committed: [SubscriptionPeriod.Length: Plan] = [:]
  private var firsts: [TermKey: (place: Int, productID: String)] = [:]

  mutating func add(_ plan: Plan, at place: Int) {
    let key = TermKey(plan)
    if let known = firsts[key] {
      if known.productID != plan.productID, twins == nil {
        twins = (known.productID, plan.productID)
      }
    } else {
      firsts[key] = (place, plan.productID)
    }
    if plan.commitment == nil, plan.months < shortest?.months ?? .max {
      shortest = plan
    }
    if plan.commitment != nil, let length = plan.term?.length {
      committed[length] = committed[length] ?? plan
    }
  }

  /// Finds the first product of others that has a twin here.
  mutating func noteTwins(in others: AlikePlans) {
    guard twins == nil else { return }
    var last = Int.max
    for (key, own) in firsts {
      guard let other = others.firsts[key], other.productID != own.productID else { continue }
      let (first, second) = own.place < other.place ? (own, other) : (other, own)
      guard second.place < last else { continue }
      last = second.place
      twins = (first.productID, second.productID)
    }
  }

  /// What two plans share that cannot be told apart by period and way to pay.
  private struct TermKey: Hashable {
    let length: SubscriptionPeriod.Length?
    let isCommitted: Bool

    init(_ plan: Plan) {
      length = plan.term?.length
      isCommitted = plan.commitment != nil
    }
  }
}

extension Plan {
  /// The months of a term, the greatest number for a term of days or weeks.
  fileprivate var months: Int {
    guard case .months(let months) = term?.length else { return .max }
    return months
  }

  fileprivate func isShorter(than length: SubscriptionPeriod) -> Bool {
    guard let term else { return false }
    return PeriodCount.fewest(term, in: length).value > Fraction(1)
  }
}
