import CopyTemplates
import PricingEngine

/// Writes what a paywall says as facts, which no version of ICU changes.
struct SnapshotFacts {
  let copy: PaywallCopy
  let names: SnapshotPlanNames
  let plurals: PluralRules

  /// The facts: the language that serves, the plans, the change of plan, the claims, and the sections in their order.
  func lines() throws(ICUError) -> [SnapshotLine] {
    var lines = SnapshotLines()
    lines.add("served by", copy.servedLocale.tag)
    lines.add("plans", copy.plans.map(names.plan).joined(separator: ", "))
    for plan in copy.plans { add(plan, to: &lines) }
    if let change = copy.change {
      lines.add(
        "change of plan",
        "\(change.current.productID) → \(change.new.productID), \(change.direction.rawValue), "
          + "\(change.effect.rawValue), charge \(change.charge.snapshotText)")
    }
    for claim in copy.claims { add(claim, to: &lines) }
    for section in copy.sections { try add(section, to: &lines) }
    return lines.lines
  }

  // MARK: Plans

  private func add(_ plan: PlanCopy, to lines: inout SnapshotLines) {
    let name = names.plan(plan)
    if let displayName = plan.displayName { lines.add("\(name) name", displayName) }
    lines.add("\(name) price", plan.price.money.snapshotText)
    lines.add("\(name) period", plan.period?.period.iso ?? "none, bought once")
    if let commitment = plan.commitment {
      lines.add(
        "\(name) commitment",
        "\(commitment.payments) payments, \(commitment.total.money.snapshotText), "
          + commitment.period.period.iso)
    }
    if !plan.equivalents.isEmpty {
      let equivalents = plan.equivalents.map {
        "\($0.equivalent.unit.rawValue) \($0.equivalent.amount.shownAmount.text)"
      }
      lines.add("\(name) price per", equivalents.joined(separator: ", "))
    }
    add(plan.savings?.savings, name, to: &lines)
    for offer in plan.offers { lines.add("\(name) \(offer.offer.kind.label)", terms(of: offer)) }
    if let seats = plan.seats { lines.add("\(name) seats", tiers(of: seats)) }
  }

  private func add(_ savings: Savings?, _ name: String, to lines: inout SnapshotLines) {
    guard let savings else { return lines.add("\(name) savings", "none") }
    lines.add("\(name) savings", "\(savings.percent) %")
    if let amount = savings.amount { lines.add("\(name) saved amount", amount.snapshotText) }
    if let free = savings.free {
      lines.add("\(name) free periods", "\(free.count) × \(free.period.iso)")
    }
    lines.add("\(name) compared to", savings.comparedTo)
  }

  private func terms(of offer: PlanCopy.OfferCopy) -> String {
    let charges = offer.schedule.map { charge in
      let every = charge.entry.period.map { " every \($0.iso)" } ?? ""
      let count = charge.entry.renews ? "until canceled" : "\(charge.entry.count) times"
      return "from \(charge.entry.start.iso) \(charge.price.money.snapshotText)\(every) \(count)"
    }
    return (["\(offer.offer.terms.mode) \(offer.period.period.iso)"] + charges)
      .joined(separator: "; ")
  }

  private func tiers(of seats: PlanCopy.SeatsCopy) -> String {
    let tiers = seats.tiers.map { "from \($0.minimumSeat) \($0.price.money.snapshotText)" }
    guard let count = seats.count else { return tiers.joined(separator: ", ") }
    let total = seats.total.map { ", together \($0.money.snapshotText)" } ?? ""
    return "\(count)\(total); " + tiers.joined(separator: ", ")
  }

  // MARK: Claims

  private func add(_ claim: ClaimRecord, to lines: inout SnapshotLines) {
    let product = claim.productID.map { " of \($0)" } ?? ""
    lines.add(
      "claim \(claim.kind.rawValue)\(product) in \(claim.section)",
      "\(claim.verdict.isProven ? "proven" : "refused"), \(claim.verdict.evidence.text)")
  }

  // MARK: Sections

  private func add(_ section: CopySection, to lines: inout SnapshotLines) throws(ICUError) {
    let name = names.section(section)
    var parts = ["\(section.role.rawValue), prominence \(section.prominence)"]
    if section.isHeading { parts.append("heading") }
    if let message = section.message { parts.append("message \(message)") }
    if !section.claims.isEmpty {
      parts.append("claims " + section.claims.map(\.rawValue).joined(separator: " "))
    }
    if let url = section.url { parts.append("link \(url.text)") }
    lines.add("section \(name)", parts.joined(separator: ", "))
    if section.values.isEmpty { return }
    var values: [String] = []
    for (valueName, value) in section.values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      values.append("\(valueName.rawValue) \(try text(of: value))")
    }
    lines.add("values of \(name)", values.joined(separator: ", "))
  }

  /// A value with the plural form that its number chooses in the language.
  private func text(of value: CopyValue) throws(ICUError) -> String {
    switch value {
    case .name(let name): return "'\(name)'"
    case .money(let money): return money.snapshotText
    case .moneyPerSeat(let money): return money.snapshotText + " per seat"
    case .percent(let percent): return "\(percent) %"
    case .date(let date): return date.iso
    case .count(let count): return "\(count) (\(try plurals.category(of: count).rawValue))"
    case .period(let period, let use):
      let category = try plurals.category(of: period.value)
      return "\(period.iso) \(use.rawValue) (\(category.rawValue))"
    }
  }
}

extension Money {
  /// The amount with the digits it is shown with, and its currency: `19.99 USD`.
  var snapshotText: String { "\(shownAmount.text) \(currency.code)" }
}

extension Offer.Kind {
  /// The kind with the offer's own name: `winBack comeback`.
  fileprivate var label: String {
    switch self {
    case .introductory: "introductory offer"
    case .promotional(let id), .winBack(let id): "\(name) offer \(id)"
    case .offerCode(let code, _, _, _): "\(name) offer \(code)"
    }
  }
}
