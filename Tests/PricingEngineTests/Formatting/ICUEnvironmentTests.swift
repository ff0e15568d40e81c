import Testing

@testable import PricingEngine

@Suite struct ICUEnvironmentTests {
  /// The oldest ICU that the facade is written for is 70, with CLDR 40.
  @Test func namesBothVersions() throws {
    let icu = ICUEnvironment.icuVersion.split(separator: ".").compactMap { Int($0) }
    let cldr = ICUEnvironment.cldrVersion.split(separator: ".").compactMap { Int($0) }
    #expect(try #require(icu.first) >= 70)
    #expect(try #require(cldr.first) >= 40)
    #expect(!ICUEnvironment.cldrVersion.hasSuffix(".0"))
  }
}
