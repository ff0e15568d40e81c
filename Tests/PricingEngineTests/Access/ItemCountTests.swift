import Testing

@testable import PricingEngine

@Suite struct ItemCountTests {
  @Test(arguments: [0, 1, Int.max]) func takesNumbersFromZero(_ value: Int) throws {
    #expect(try ItemCount(value).value == value)
  }

  @Test(arguments: [-1, Int.min]) func refusesNumbersBelowZero(_ value: Int) {
    let error = ItemCountError.negative(value: value)
    #expect(throws: error) { try ItemCount(value) }
    #expect(error.message == "expected a whole number of at least 0, got \(value)")
  }

  @Test func clamps() {
    #expect(ItemCount(clamping: -1) == .zero)
    #expect(ItemCount(clamping: 3).value == 3)
  }
}
