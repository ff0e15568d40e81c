import PricingEngine
import Testing

struct PeriodCountTests {
  struct Row: CustomTestStringConvertible {
    let part: String
    let whole: String
    let fewest: String
    let most: String
    var testDescription: String { "\(part) in \(whole)" }

    init(_ part: String, in whole: String, fewest: String, most: String) {
      self.part = part
      self.whole = whole
      self.fewest = fewest
      self.most = most
    }
  }

  static let rows = [
    Row("P1M", in: "P1Y", fewest: "12/1 exact", most: "12/1 exact"),
    Row("P3M", in: "P1Y", fewest: "4/1 exact", most: "4/1 exact"),
    Row("P1Y", in: "P1M", fewest: "1/12 exact", most: "1/12 exact"),
    Row("P2M", in: "P3M", fewest: "3/2 exact", most: "3/2 exact"),
    Row("P7D", in: "P1W", fewest: "1/1 exact", most: "1/1 exact"),
    Row("P1D", in: "P2W", fewest: "14/1 exact", most: "14/1 exact"),
    Row("P1W", in: "P1Y", fewest: "52/1 weeks52", most: "365/7 days365"),
    Row("P1W", in: "P1M", fewest: "13/3 weeks52", most: "365/84 days365"),
    Row("P1D", in: "P1Y", fewest: "364/1 weeks52", most: "365/1 days365"),
    Row("P1D", in: "P1M", fewest: "91/3 weeks52", most: "365/12 days365"),
    Row("P1Y", in: "P1W", fewest: "7/365 days365", most: "1/52 weeks52"),
    Row("P1M", in: "P1W", fewest: "84/365 days365", most: "3/13 weeks52"),
    Row("P1M", in: "P30D", fewest: "72/73 days365", most: "90/91 weeks52"),
    Row("P30D", in: "P1M", fewest: "91/90 weeks52", most: "73/72 days365"),
  ]

  @Test(arguments: rows)
  func takesTheNamedConvention(row: Row) throws {
    let (part, whole) = (
      try SubscriptionPeriod(iso: row.part), try SubscriptionPeriod(iso: row.whole)
    )
    #expect(text(.fewest(part, in: whole)) == row.fewest)
    #expect(text(.most(part, in: whole)) == row.most)
  }

  @Test func fewestIsNeverMoreThanMost() throws {
    let units = SubscriptionPeriod.Unit.allCases
    let periods = try units.flatMap { unit in
      try [1, 2, 3, 7, 12, 30, 52, 365, 999].map { try SubscriptionPeriod($0, unit) }
    }
    for part in periods {
      for whole in periods {
        let (fewest, most) = (
          PeriodCount.fewest(part, in: whole), PeriodCount.most(part, in: whole)
        )
        #expect(fewest.value <= most.value)
        #expect((fewest.value == most.value) == (fewest.convention == .exact))
        // Counting the other way round is the same comparison.
        #expect(fewest.value * PeriodCount.most(whole, in: part).value == Fraction(1))
      }
    }
  }

  @Test func conventionsHaveTheirWords() {
    #expect(
      PeriodConvention.allCases.map(\.text) == [nil, "52 weeks a year", "365 days a year"])
  }

  private func text(_ count: PeriodCount) -> String {
    "\(count.value.numerator)/\(count.value.denominator) \(count.convention.rawValue)"
  }
}
