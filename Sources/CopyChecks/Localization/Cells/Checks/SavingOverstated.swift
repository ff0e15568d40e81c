import CopyTemplates
import PricingEngine

extension CellCheck {
  static let savingOverstated = CellCheck(
    LocalizationCheck(
      "saving-overstated", .prices, .error,
      requirement:
        "A saving is worked out from the plan that it is measured against, and rounded down.",
      reason: "55.5 percent is not 56 percent.",
      fix: "Insert the saving as it was worked out."),
    ofCell: { cell in
      cell.sections.enumerated().flatMap { index, section in
        section.overstatedSavings(cell.quote(of: section.section), at: index)
      }
    })
}

extension SectionReading {
  fileprivate var showsSaving: Bool {
    let names: [ValueName] = [.percent, .savedAmount, .savedMonths]
    return names.contains { section.values[$0] != nil }
  }

  fileprivate func overstatedSavings(_ quote: Quote?, at index: Int) -> [CellFault] {
    guard showsSaving, let quote else { return [] }
    guard let saving = TrueSaving(of: quote), saving.amount.sign > 0 else {
      return [CellFault("a saving is shown, and there is none", in: index)]
    }
    return wrongPercents(saving, at: index) + wrongAmounts(saving, at: index)
      + wrongMonths(saving, at: index)
  }

  private func wrongPercents(_ saving: TrueSaving, at index: Int) -> [CellFault] {
    guard section.values[.percent] != nil else { return [] }
    return percents.compactMap { token in
      guard let percent = Int128(token.digits), percent > saving.percent else { return nil }
      return CellFault(
        "the text says \(percent) percent, and \(saving.sum) gives \(saving.percent)",
        at: token.range, in: index)
    }
  }

  private func wrongAmounts(_ saving: TrueSaving, at index: Int) -> [CellFault] {
    guard let price = prices.first(where: { $0.name == .savedAmount }), let range = price.range,
      let shown = shownAmount(of: price), shown.fraction > saving.amount
    else { return [] }
    return [
      CellFault(
        "'\(text[range])' is more than the saving of \(saving.amount.decimalText(digits: 4))",
        at: range, in: index)
    ]
  }

  private func wrongMonths(_ saving: TrueSaving, at index: Int) -> [CellFault] {
    guard case .count(let stated) = section.values[.savedMonths], let months = saving.months
    else { return [] }
    let own = tokens.filter { token in !names.contains { $0.overlaps(token.range) } }
    let shown = own.count == 1 ? Int128(own[0].digits) ?? 0 : Int128(stated)
    guard shown > months else { return [] }
    return [
      CellFault(
        "the text says \(shown) months, and the saving pays for \(months)",
        at: own.first?.range ?? 0..<0, in: index)
    ]
  }
}
