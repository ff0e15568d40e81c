import PricingEngine
import Testing

@testable import CopyChecks

/// Braces that survive in finished text.
@Suite struct ArgUnresolvedInOutputTests {
  static let rows = [
    CellRow("right", SampleCell()),
    CellRow(
      "an argument in quotes", SampleCell(changes: [.init("price", "$19.99", "{price}")]),
      ["error price '{price}': '{price}' stands in the finished text"]),
    CellRow(
      "a layout's tag", SampleCell(changes: [.init("cancel", "Cancel", "{{#plans}}")]),
      ["error cancel '{{#plans}}': '{{#plans}}' stands in the finished text"]),
    CellRow("no name in braces", SampleCell(changes: [.init("cancel", "Cancel", "{ } {} {!}")])),
    CellRow(
      "a product's name with braces",
      SampleCell(products: [.init("yearly", "P1Y", "19.99", name: "Pro {x}")])),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.argUnresolvedInOutput) }
}
