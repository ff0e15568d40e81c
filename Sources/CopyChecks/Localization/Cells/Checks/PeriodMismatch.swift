import CopyTemplates
import PricingEngine

extension CellCheck {
  static let periodMismatch = CellCheck(
    LocalizationCheck(
      "period-mismatch", .prices, .error,
      requirement: "The period in the words is that of the product, offer or unit they speak of.",
      reason: "A yearly price 'per month' is wrong by a factor of twelve.",
      fix: "Take the period from the product, through the period messages."),
    ofCell: { cell in
      cell.sections.enumerated().flatMap { index, section in
        section.section.values.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap {
          name, value in
          guard case .period(let period, let use) = value else { return nil }
          return mismatch(name, period, use, section, at: index, in: cell)
        }
      }
    })
}

private func mismatch(
  _ name: ValueName, _ period: SubscriptionPeriod, _ use: PhraseBook.PeriodUse,
  _ section: SectionReading, at index: Int, in cell: CellReading
) -> CellFault? {
  if let quote = cell.quote(of: section.section), let right = truePeriod(name, of: quote),
    !right.hasSameLength(as: period)
  {
    return CellFault(
      "{\(name.rawValue)} is \(period.iso), and '\(quote.plan.productID)' has \(right.iso)",
      in: index)
  }
  guard let words = section.writing.words(period, use), !section.text.contains(words),
    let other = section.otherPeriod(than: period, use)
  else { return nil }
  return CellFault(
    "'\(section.text[other])' stands where {\(name.rawValue)} is '\(words)'", at: other,
    in: index)
}

/// The period that a value must be by the catalog.
private func truePeriod(_ name: ValueName, of quote: Quote) -> SubscriptionPeriod? {
  guard case .autoRenewable(let subscription) = quote.plan.product.kind else { return nil }
  let terms = quote.offer?.terms
  switch name {
  case .rate: return quote.plan.commitment == nil ? subscription.period : .one(.month)
  case .length: return subscription.period
  case .referenceRate: return quote.reference?.paymentPeriod
  case .offerLength, .offerFor, .offerAfter:
    do { return try terms?.length } catch { return nil }
  case .offerRate:
    if case .payAsYouGo(_, let period, _) = terms { return period }
    return nil
  default: return nil
  }
}

extension SectionReading {
  /// Where the words of another single unit stand, in the same use.
  func otherPeriod(
    than period: SubscriptionPeriod, _ use: PhraseBook.PeriodUse
  ) -> Range<Int>? {
    for unit in SubscriptionPeriod.Unit.allCases where unit != period.unit || period.value != 1 {
      guard let words = writing.words(.one(unit), use) else { continue }
      if let range = text.range(of: words) { return range }
    }
    return nil
  }
}
