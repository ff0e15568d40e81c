import PricingEngine
import Testing

/// Pseudo-random and extreme price pairs against values that `Scripts/generate-price-pairs.py`
/// made.
struct PricePairTests {
  @Test func savingsAgreeWithExactFractions() throws {
    let rows = try DataTable("Tests/Fixtures/price-pairs.csv").rows
    #expect(rows.count > 3000)
    for row in rows { #expect(try outcome(of: row) == expected(of: row), "\(row.testDescription)") }
  }

  @Test func equivalentsAgreeWithExactFractions() throws {
    for row in try DataTable("Tests/Fixtures/price-pairs.csv").rows {
      let plan = try plan(of: row, "price", "period")
      for unit in SubscriptionPeriod.Unit.allCases {
        let amount = try plan.equivalent(per: unit).amount.amount.text
        #expect(amount == (try row.text("per_\(unit.rawValue)")), "\(row.testDescription)")
      }
    }
  }

  /// Shown figures err on the careful side, and by less than one step of what is shown.
  @Test func nothingIsOverstatedOrUnderstated() throws {
    for row in try DataTable("Tests/Fixtures/price-pairs.csv").rows {
      let plan = try plan(of: row, "price", "period")
      for unit in SubscriptionPeriod.Unit.allCases {
        let equivalent = try plan.equivalent(per: unit)
        let excess = equivalent.amount.amount.fraction - equivalent.exact
        #expect(excess >= Fraction(0) && excess < step(equivalent.amount))
      }
      let reference = try self.plan(of: row, "reference_price", "reference_period")
      guard let savings = saving(of: plan, comparedWith: reference) else { continue }
      let lost = savings.exactPercent - Fraction(Int128(savings.percent))
      #expect(lost >= Fraction(0) && lost < Fraction(1))
      let amount = savings.amount?.amount.fraction ?? Fraction(0)
      #expect(amount <= savings.comparison.saved)
      if let shown = savings.amount { #expect(savings.comparison.saved - amount < step(shown)) }
      let price = reference.price.amount.fraction
      let free = Fraction(Int128(savings.free?.count ?? 0)) * price
      #expect(free <= savings.comparison.saved && savings.comparison.saved < free + price)
    }
  }

  private func step(_ money: Money) -> Fraction {
    ExactDecimal(coefficient: 1, fractionDigits: money.amount.fractionDigits).fraction
  }

  private func saving(of plan: Plan, comparedWith reference: Plan) -> Savings? {
    do throws(NoSavings) {
      return try Savings(of: plan, comparedWith: reference)
    } catch {
      return nil
    }
  }

  private func plan(of row: DataTable.Row, _ price: String, _ period: String) throws -> Plan {
    try PlanSample.subscription(
      try row.text(price), try row.text(period), currency: try row.text("currency"), id: price)
  }

  private func expected(of row: DataTable.Row) throws -> [String] {
    try ["outcome", "percent", "exact_percent", "amount", "free"].map { try row.text($0) }
  }

  /// What the engine makes of a row, in the columns of the table.
  private func outcome(of row: DataTable.Row) throws -> [String] {
    let plan = try plan(of: row, "price", "period")
    let reference = try self.plan(of: row, "reference_price", "reference_period")
    do throws(NoSavings) {
      let savings = try Savings(of: plan, comparedWith: reference)
      return [
        "saves", "\(savings.percent)", text(savings.exactPercent),
        savings.amount?.amount.text ?? "", savings.free.map { "\($0.count)" } ?? "",
      ]
    } catch {
      switch error {
      case .dearer(let comparison): return ["dearer", "", text(comparison.savedPercent), "", ""]
      case .equal(let comparison): return ["equal", "", text(comparison.savedPercent), "", ""]
      case .belowOnePercent(let comparison):
        return ["below-one-percent", "", text(comparison.savedPercent), "", ""]
      case .sameLength: return ["same-length", "", "", "", ""]
      case .referenceNotShorter: return ["not-shorter", "", "", "", ""]
      case .noCommonBase: return ["no-common-base", "", "", "", ""]
      default: return [error.description]
      }
    }
  }

  private func text(_ fraction: Fraction) -> String {
    fraction.isWhole
      ? "\(fraction.numerator)" : "\(fraction.numerator)/\(fraction.denominator)"
  }
}
