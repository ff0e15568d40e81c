import Testing

@testable import PricingEngine

@Suite struct DigitCursorTests {
  @Test func readsAFixedShape() {
    var cursor = DigitCursor("07-123x")
    let month = cursor.number(digits: 2)
    let wrong = cursor.skip(":")
    let right = cursor.skip("-")
    let tooLong = cursor.number(digits: 4)
    let counts = [2, 9, 9].map { cursor.skipDigits(limit: $0) }
    let wasAtEnd = cursor.isAtEnd
    let last = cursor.skip("x")
    #expect(month == 7)
    #expect([wrong, right, wasAtEnd, last, cursor.isAtEnd] == [false, true, false, true, true])
    #expect(tooLong == nil)
    #expect(counts == [2, 1, 0])
  }

  @Test func stopsAtTheEnd() {
    var cursor = DigitCursor("")
    let digit = cursor.number(digits: 1)
    let skipped = cursor.skip("x")
    #expect(digit == nil)
    #expect(!skipped)
  }

  @Test func readsAsciiDigitsOnly() {
    var cursor = DigitCursor("\u{664}\u{662}")
    let number = cursor.number(digits: 2)
    #expect(number == nil)
    #expect(!cursor.isAtEnd)
  }

  @Test func padsNumbers() {
    #expect(padded(7, digits: 2) == "07")
    #expect(padded(0, digits: 4) == "0000")
    #expect(padded(123, digits: 2) == "123")
  }
}
