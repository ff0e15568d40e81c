import CopyTemplates
import PricingEngine

extension CellCheck {
  static let perUnitRounding = CellCheck(
    LocalizationCheck(
      "per-unit-rounding", .prices, .error,
      requirement:
        "A price per month or week, times its number in the period, is no less than what is billed, and rounded by less than one unit of its last digit.",
      reason: "19.99 a year is not 1.66 a month: twelve of those are 19.92.",
      fix: "Round the amount up, once."),
    ofCell: { cell in
      cell.sections.enumerated().compactMap { index, section in
        guard let price = section.prices.first(where: { $0.name == .equivalentPrice }),
          case .period(let unit, _) = section.section.values[.equivalentRate],
          let quote = cell.quote(of: section.section), let range = price.range,
          let count = exactCount(of: unit, in: quote.plan.paymentPeriod),
          let shown = section.shownAmount(of: price)
        else { return nil }
        let billed = quote.plan.price
        let total = count * shown.fraction
        let smallest = Fraction(1, over: Int128(pow10(shown.fractionDigits)))
        let figure = "'\(section.text[range])' for a \(unit.unit.rawValue)"
        if total < billed.amount.fraction {
          return CellFault(
            "\(figure) makes \(total.decimalText(digits: 4)), less than the "
              + "\(billed.shownAmount) that is billed", at: range, in: index)
        }
        guard shown.fraction - billed.amount.fraction / count >= smallest else { return nil }
        return CellFault(
          "\(figure) makes \(total.decimalText(digits: 4)), and only \(billed.shownAmount) is billed",
          at: range, in: index)
      }
    })
}

/// How often a unit fits into a period, where that is exact.
private func exactCount(
  of unit: SubscriptionPeriod, in period: SubscriptionPeriod?
) -> Fraction? {
  switch (period?.length, unit.length) {
  case (.months(let whole), .months(let part)), (.days(let whole), .days(let part)):
    Fraction(Int128(whole), over: Int128(part))
  default: nil
  }
}

private func pow10(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { power, _ in power * 10 } }

extension SectionReading {
  /// The amount as the text shows it, read from its digits.
  func shownAmount(of price: PriceReading) -> ExactDecimal? {
    guard let range = price.range else { return nil }
    return tokens.first { range.contains($0.range.lowerBound) }?
      .value(fractionDigits: price.money.shownFractionDigits)
  }
}
