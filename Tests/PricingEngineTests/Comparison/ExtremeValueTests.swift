import PricingEngine
import Testing

/// No price, count or period that a file may hold can overflow: a trap would end the whole test
/// run.
struct ExtremeValueTests {
  static let prices = ["999999999999999.999999", "999999999999999", "0.000001", "1", "0"]
  static let periods = ["P1D", "P999D", "P1W", "P999W", "P1M", "P999M", "P1Y", "P999Y"]

  @Test(arguments: prices)
  func everyFigureOfAPlanCanBeWorkedOut(price: String) throws {
    for period in Self.periods {
      let plan = try PlanSample.subscription(price, period)
      let schedule = try PaymentSchedule(of: plan)
      #expect(schedule.entries.count == 1)
      for unit in SubscriptionPeriod.Unit.allCases {
        let equivalent = try plan.equivalent(per: unit)
        #expect(equivalent.amount.amount.fraction >= equivalent.exact)
        #expect(equivalent.calculation.contains(" = "))
        #expect(!equivalent.basis.isEmpty)
      }
    }
  }

  @Test(arguments: prices)
  func everySavingCanBeWorkedOut(price: String) throws {
    for reference in Self.prices {
      for period in Self.periods {
        for referencePeriod in Self.periods {
          try check(
            try PlanSample.subscription(price, period),
            against: try PlanSample.subscription(reference, referencePeriod))
        }
      }
      try check(
        try PlanSample.commitment(price),
        against: try PlanSample.subscription(reference, "P1M", currency: "EUR", storefront: "DEU"))
    }
  }

  private func check(_ plan: Plan, against reference: Plan) throws {
    do throws(NoSavings) {
      let savings = try Savings(of: plan, comparedWith: reference)
      #expect((1...100).contains(savings.percent))
      #expect(savings.basis.contains(" × "))
      #expect(!savings.exactPercentText.isEmpty)
      #expect(savings.amountRounding != .up)
      #expect(savings.monthsFree ?? 1 >= 1)
    } catch {
      #expect(!error.description.isEmpty)
    }
  }

  @Test(arguments: prices)
  func everyOfferCanBeCompared(price: String) throws {
    for reference in Self.prices.dropLast() {
      for period in Self.periods {
        let plan = try PlanSample.subscription(reference, period)
        let count = 999 / (plan.term?.value ?? 1)
        let all = [
          "\(price) × \(count) \(period)", "\(price) P999Y", "\(price) P1D", "free P999Y",
        ]
        for text in all {
          let offer = Offer(.introductory, try PlanSample.terms(text))
          let comparison = try TermComparison(of: offer, on: plan)
          #expect(comparison.basis.contains(" × "))
          #expect(!comparison.savedPercentText.isEmpty)
          #expect((comparison.verdict == .dearer) == (comparison.savedPercent < Fraction(0)))
          let schedule = try PaymentSchedule(of: plan, with: offer)
          #expect(schedule.offerTotal == comparison.total)
        }
      }
    }
  }
}
