import CopyTemplates
import PricingEngine

/// Writes how a paywall looks to its readers: amounts, labels, and the texts in reading order.
struct SnapshotTexts {
  let copy: PaywallCopy
  let names: SnapshotPlanNames
  let formatter: CopyFormatter

  /// The word that lines of amounts start with: they tell a changed format from a changed text.
  static let amount = "amount "

  /// The exact texts.
  func lines() throws(ICUError) -> [SnapshotLine] {
    var lines = SnapshotLines()
    for plan in copy.plans {
      lines.addOnce(Self.amount + plan.price.money.snapshotText, plan.price.text)
    }
    for section in copy.sections {
      for (_, value) in section.values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        try add(value, to: &lines)
      }
    }
    for (name, text) in copy.labels.sorted(by: { $0.key < $1.key }) {
      lines.add("label \(name)", text)
    }
    for section in copy.sections { lines.add(names.section(section), section.text) }
    return lines.lines
  }

  /// A value that ICU writes; the words of periods and names are parts of texts.
  private func add(_ value: CopyValue, to lines: inout SnapshotLines) throws(ICUError) {
    let (name, text): (String, String)
    switch value {
    case .money(let money), .moneyPerSeat(let money):
      (name, text) = (money.snapshotText, formatter.isolated(try formatter.price(money)))
    case .percent(let percent):
      (name, text) = ("\(percent) %", formatter.isolated(try formatter.percent(percent)))
    case .date(let date): (name, text) = (date.iso, formatter.isolated(try formatter.date(date)))
    case .name, .period, .count: return
    }
    lines.addOnce(Self.amount + name, text)
  }
}
