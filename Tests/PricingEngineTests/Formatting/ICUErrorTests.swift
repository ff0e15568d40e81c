import Testing

@testable import PricingEngine

@Suite struct ICUErrorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let status: Int32
    let name: String
    var testDescription: String { name }
  }

  // From ICU's utypes.h; the last one is no code of ICU's.
  static let rows: [Row] = [
    Row(status: 1, name: "U_ILLEGAL_ARGUMENT_ERROR"),
    Row(status: 2, name: "U_MISSING_RESOURCE_ERROR"),
    Row(status: 7, name: "U_MEMORY_ALLOCATION_ERROR"),
    Row(status: 15, name: "U_BUFFER_OVERFLOW_ERROR"),
    Row(status: 0x10100, name: "U_UNEXPECTED_TOKEN"),
    Row(status: 123_456, name: "[BOGUS UErrorCode]"),
  ]

  @Test(arguments: rows)
  func usesTheNameThatICUGives(row: Row) {
    #expect(ICUError(status: row.status).name == row.name)
    #expect(ICUError(status: row.status).description == "icu failed with \(row.name)")
  }
}
