import Testing

@testable import PricingEngine

@Suite struct JSONKeySetTests {
  /// Both ways of looking a key up, before and after there are many.
  @Test(arguments: [1, 16, 17, 500])
  func findsEveryKeyAgain(count: Int) {
    var keys = JSONKeySet()
    let names = (0..<count).map { Array("k\($0)".utf8)[...] }
    for (offset, name) in names.enumerated() { #expect(keys.insert(name, at: offset) == nil) }
    for (offset, name) in names.enumerated() { #expect(keys.insert(name, at: -1) == offset) }
  }

  @Test(arguments: [0, 20])
  func comparesCodeUnits(othersBefore: Int) {
    var keys = JSONKeySet()
    for offset in 0..<othersBefore { _ = keys.insert(Array("k\(offset)".utf8)[...], at: offset) }
    #expect(keys.insert(Array("\u{E9}".utf8)[...], at: 100) == nil)
    #expect(keys.insert(Array("e\u{301}".utf8)[...], at: 101) == nil)
    #expect(keys.insert(Array("\u{E9}".utf8)[...], at: 102) == 100)
    #expect(keys.insert(Array("e\u{301}".utf8)[...], at: 103) == 101)
  }
}
