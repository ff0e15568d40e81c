import CopyTemplates
import PricingEngine

extension CellCheck {
  static let requiredFactMissing = CellCheck(
    LocalizationCheck(
      "required-fact-missing", .arguments, .error,
      requirement:
        "Every finished text shows the amounts and periods that it is made with, and every plan that can be bought its price, period and trial.",
      reason: "A fact that one translation drops is missing for every reader of that language.",
      fix: "Put the value back into the message."),
    ofCell: { cell throws(ICUError) in
      let missing = try cell.forEachSection { section throws(ICUError) in
        try missingValues(of: section)
      }
      return missing + cell.copy.plans.indices.flatMap { missingFacts(of: $0, in: cell, missing) }
    })
}

/// The values that a text was made with and does not show.
private func missingValues(of section: SectionReading) throws(ICUError) -> [CellFault] {
  var faults: [CellFault] = []
  for price in section.prices where price.match == .absent {
    faults.append(missing(price.expected, price.name))
  }
  for (name, value) in section.section.values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
    switch value {
    case .percent(let percent):
      let isShown = section.percents.contains {
        Int($0.digits).map { $0 >= percent } ?? false
      }
      if !isShown { faults.append(missing(try section.writing.formatter.percent(percent), name)) }
    case .period(let period, let use):
      guard let words = section.writing.words(period, use), !section.text.contains(words),
        section.otherPeriod(than: period, use) == nil
      else { continue }
      faults.append(missing(words, name))
    case .date(let date):
      let words = try section.writing.formatter.date(date)
      if !section.text.contains(words) { faults.append(missing(words, name)) }
    case .name, .money, .moneyPerSeat, .count: break
    }
  }
  return faults
}

private func missing(_ words: String, _ name: ValueName) -> CellFault {
  CellFault("the text does not show {\(name.rawValue)}, which is '\(words)'")
}

/// The facts of a plan that can be bought and that none of its texts shows; what a text lost is named there already.
private func missingFacts(
  of index: Int, in cell: CellReading, _ named: [CellFault]
) -> [CellFault] {
  let card = cell.card(of: index)
  guard card.contains(where: { $0.section.role == .purchase }),
    let billed = card.first(where: { $0.section.role == .billedAmount }),
    let place = cell.sections.firstIndex(where: { $0.section == billed.section }),
    !named.contains(where: { $0.section == place })
  else { return [] }
  let plan = cell.copy.plans[index].quote.plan
  var facts: [(String, [String])] = []
  if let price = billedPrice(of: plan, cell) { facts.append(("price", [price])) }
  if let period = plan.paymentPeriod {
    facts.append(("period", phrases(of: period, cell)))
  }
  if case .freeTrial(let period) = cell.copy.plans[index].quote.offer?.terms {
    facts.append(("free trial's length", phrases(of: period, cell)))
  }
  return facts.filter { fact in
    !fact.1.isEmpty && !card.contains { section in fact.1.contains(where: section.text.contains) }
  }.map { name, words in
    CellFault(
      "no text of '\(plan.productID)' shows the \(name), such as '\(words[0])'", in: place)
  }
}

private func billedPrice(of plan: Plan, _ cell: CellReading) -> String? {
  do throws(ICUError) { return try cell.writing.formatter.price(plan.price) } catch { return nil }
}

private func phrases(of period: SubscriptionPeriod, _ cell: CellReading) -> [String] {
  PhraseBook.PeriodUse.allCases.compactMap { cell.writing.words(period, $0) }
}
