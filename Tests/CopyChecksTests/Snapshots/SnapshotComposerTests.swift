import CopyTemplates
import PricingEngine
import Testing

@testable import CopyChecks

@Suite struct SnapshotComposerTests {
  private func lines(_ cell: SampleCell, _ layer: SnapshotLayer) throws -> [String] {
    let snapshot = try CopySnapshot(of: try cell.copy())
    return try #require(snapshot.cells.first).lines(of: layer).map(\.text)
  }

  /// 12 × 2.99 = 35.88; 35.88 − 19.99 = 15.89 is 44.28 %, and 5.3 payments of 2.99.
  @Test func writesPlansAsFacts() throws {
    let facts = try lines(SampleCell(), .facts)
    #expect(
      facts.prefix(12) == [
        "served by: en", "plans: yearly, monthly", "yearly name: Pro", "yearly price: 19.99 USD",
        "yearly period: P1Y", "yearly price per: month 1.67, week 0.39, day 0.06",
        "yearly savings: 44 %", "yearly saved amount: 15.89 USD", "yearly free periods: 5 × P1M",
        "yearly compared to: monthly", "monthly name: Pro", "monthly price: 2.99 USD",
      ])
    #expect(
      facts.contains(
        "claim savings-percent of yearly in saving: proven, 12 × 2.99 = 35.88; 35.88 − 19.99 = 15.89; "
          + "15.89 / 35.88 = 44.2865… %, rounded down to 44 %"))
    #expect(
      facts.contains(
        "section price of yearly: billedAmount, prominence 1, message plan.price"))
    #expect(facts.contains("values of price of yearly: price 19.99 USD, rate P1Y rate (one)"))
  }

  @Test func writesOffersWithTheirCharges() throws {
    let cell = SampleCell(products: [.init("yearly", "P1Y", "19.99", offer: "P1W")])
    #expect(
      try lines(cell, .facts).contains(
        "yearly introductory offer: freeTrial P1W; from P0D 0.00 USD every P1W 1 times; "
          + "from P1W 19.99 USD every P1Y until canceled"))
  }

  /// Polish: 1 is `one`, 3 is `few`, 6 is `many` (CLDR's plural rules).
  @Test(arguments: [("P1M", "one"), ("P3M", "few"), ("P6M", "many")])
  func namesThePluralForm(period: String, category: String) throws {
    let cell = SampleCell(locale: "pl", products: [.init("a", period, "9.99")])
    #expect(
      try lines(cell, .facts).contains(
        "values of price of a: price 9.99 USD, rate \(period) rate (\(category))"))
  }

  @Test func writesTextsWithTheirAmountsFirst() throws {
    let texts = try lines(
      SampleCell(
        locale: "de", storefront: "DEU", products: [.init("yearly", "P1Y", "19.99")],
        currency: "EUR"), .presentation)
    #expect(texts.first == #"amount 19.99 EUR: 19,99\u{00A0}€"#)
    #expect(texts.contains(#"price of yearly: 19,99\u{00A0}€ pro Jahr"#))
  }

  /// What a test of an app does: it composes copy and compares it with a file.
  @Test func servesTests() throws {
    let recorded = try CopySnapshot(of: try SampleCell().copy())
    let source = try SourceText(file: "subscription/en.snap", bytes: Array(recorded.text.utf8))
    try expectCopy(try SampleCell().copy(), matches: source)
    let other = SampleCell(products: [.init("yearly", "P1Y", "24.99"), SampleCell.twoPlans[1]])
    try withKnownIssue {
      try expectCopy(try other.copy(), matches: source)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix("yearly price: 19.99 USD → 24.99 USD (USA; 1 snapshot)\n")
      }
    }
  }
}
