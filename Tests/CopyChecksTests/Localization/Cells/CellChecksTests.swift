import PricingEngine
import Testing

@testable import CopyChecks

/// All checks together.
@Suite struct CellChecksTests {
  @Test func namesEachCheckOnce() {
    let ids = CellCheck.all.map(\.about.id)
    #expect(Set(ids).count == ids.count)
    #expect(
      ids.allSatisfy { id in id.allSatisfy { $0 == "-" || ("a"..."z").contains($0) } })
  }

  /// Sentences end with a full stop and steps to take do not, as everywhere.
  @Test(arguments: CellCheck.all.map(\.about))
  func saysWhatItAsksFor(check: LocalizationCheck) {
    #expect(check.requirement.hasSuffix("."))
    #expect(check.reason.hasSuffix("."))
    #expect(check.fix.hasSuffix("."))
    #expect(check.fix.first?.isLowercase == false)
  }

  static let right = [
    CellRow("dollars", SampleCell(hasHTML: true)),
    CellRow("euros", SampleCell(locale: "de", storefront: "DEU", currency: "EUR", hasHTML: true)),
    CellRow("riyals", SampleCell(locale: "ar", storefront: "SAU", currency: "SAR", hasHTML: true)),
    CellRow(
      "pounds in Egyptian digits",
      SampleCell(locale: "ar-EG", storefront: "EGY", currency: "EGP", hasHTML: true)),
    CellRow(
      "yen",
      SampleCell(
        locale: "ja", storefront: "JPN",
        products: [.init("y", "P1Y", "9800"), .init("m", "P1M", "980")], currency: "JPY",
        hasHTML: true)),
    CellRow(
      "dinars with three decimals",
      SampleCell(
        locale: "en", storefront: "USA",
        products: [.init("y", "P1Y", "0.0825"), .init("m", "P1M", "0.0210")], hasHTML: true)),
    CellRow(
      "a trial", SampleCell(products: [.init("y", "P1Y", "19.99", offer: "P1W")], hasHTML: true)),
    CellRow(
      "an introductory price",
      SampleCell(products: [.init("m", "P1M", "9.99", offer: "1.99 P1M 3")], hasHTML: true)),
    CellRow(
      "US dollars in Argentina", SampleCell(storefront: "ARG", hasHTML: true)),
  ]

  @Test(arguments: right)
  func findsNothingInRightCopy(row: CellRow) throws {
    let failed = try row.cell.failedChecks()
    #expect(failed == [])
  }

  /// One fault makes one finding: what several checks could see, one of them says.
  static let single: [(id: String, cell: SampleCell, check: String)] = [
    (
      "another amount", SampleCell(changes: [.init("price", "$19.99", "$18.99")]),
      "price-value-changed"
    ),
    (
      "an ordinary space",
      SampleCell(
        locale: "de", storefront: "DEU", currency: "EUR", changes: [.init("price", "\u{A0}", " ")]),
      "price-breakable"
    ),
    (
      "another currency", SampleCell(changes: [.init("price", "$", "€")]),
      "currency-not-storefront"
    ),
    (
      "another month's price", SampleCell(changes: [.init("equivalent", "$1.67", "$1.66")]),
      "per-unit-rounding"
    ),
    (
      "a larger saving", SampleCell(changes: [.init("saving", "44", "45")]), "saving-overstated"
    ),
    (
      "another period", SampleCell(changes: [.init("price", "per year", "per month")]),
      "period-mismatch"
    ),
  ]

  @Test(arguments: single.map(\.id))
  func saysAFaultOnce(id: String) throws {
    let row = try #require(Self.single.first { $0.id == id })
    let failed = try row.cell.failedChecks()
    #expect(failed == [row.check])
  }
}
