import PricingEngine
import Testing

@testable import CopyChecks
@testable import CopyTemplates

/// Prices that read back as another amount.
@Suite struct PriceValueChangedTests {
  static let rows = [
    CellRow("right", SampleCell()),
    CellRow(
      "without decimals", SampleCell(products: [.init("y", "P1Y", "9800")], currency: "JPY")),
    CellRow(
      "pesos with two decimals",
      SampleCell(
        storefront: "COL", products: [.init("y", "P1Y", "9.99")], currency: "COP")),
    CellRow(
      "a value of another product",
      SampleCell(edit: { section in
        section.id == "price" && section.planIndex == 0
          ? section.showing([.price: .money(monthlyPrice)], text: "$2.99 per year") : section
      }),
      ["error price '$2.99': '$2.99' stands where the catalog has 19.99 USD"]),
    CellRow(
      "another amount", SampleCell(changes: [.init("price", "$19.99", "$18.99")]),
      ["error price '$18.99': '$18.99' says 18.99, and the amount is 19.99"]),
    CellRow(
      "a digit is lost", SampleCell(changes: [.init("price", "$19.99", "$20")]),
      ["error price '$20': '$20' says 20, and the amount is 19.99"]),
    CellRow(
      "a hundred times as much", SampleCell(changes: [.init("price", "$19.99", "$1999")]), []),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.priceValueChanged) }
}

private let monthlyPrice = Money(
  ExactDecimal(coefficient: 299, fractionDigits: 2), Storefront.testEnvironmentDefault.currency)
