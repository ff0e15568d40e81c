import CopyTemplates
import PricingEngine

/// Lays a price sheet out in columns for people.
enum PriceTable {
  private static let header = [
    "product", "price", "period", "per month", "per week", "saving", "months free",
  ]

  /// The sheet as a table, with a line that names storefront and reader.
  static func text(_ sheet: PriceSheet) throws(InputError) -> String {
    let rows = [header] + sheet.plans.map(row)
    let widths = try header.indices.map { column throws(InputError) in
      try rows.map { row throws(InputError) in try width(row[column]) }.max() ?? 0
    }
    var text =
      "\(sheet.storefront.name) (\(sheet.storefront.code)), \(sheet.storefront.currency), "
      + "\(sheet.locale.tag)\n\n"
    for row in rows {
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell + String(repeating: " ", count: widths[column] - (try width(cell)) + 2)
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }

  private static func row(_ plan: PlanCopy) -> [String] {
    func equivalent(_ unit: SubscriptionPeriod.Unit) -> String {
      if let own = plan.period?.period, own.hasSameLength(as: .one(unit)) { return plan.price.text }
      return plan.equivalents.first { $0.equivalent.unit == unit }?.text ?? "-"
    }
    let savings = plan.savings.map { "\($0.percentText) against \($0.savings.comparedTo)" }
    return [
      plan.quote.plan.productID, plan.price.text, plan.period?.text ?? "one-time",
      equivalent(.month), equivalent(.week), savings ?? "-",
      plan.savings?.savings.monthsFree.map(String.init) ?? "-",
    ]
  }

  private static func width(_ text: String) throws(InputError) -> Int {
    do throws(ICUError) { return try columnCount(of: text) } catch {
      throw .message(error.description)
    }
  }
}
