import PricingEngine
import Testing

@Suite struct FormattingEnvironmentTests {
  /// The oldest ICU that the facade is written for is 70, with CLDR 40.
  @Test func namesBothVersions() throws {
    let environment = FormattingEnvironment()
    let icu = environment.icu.split(separator: ".").compactMap { Int($0) }
    let cldr = environment.cldr.split(separator: ".").compactMap { Int($0) }
    #expect(try #require(icu.first) >= 70)
    #expect(try #require(cldr.first) >= 40)
    // CLDR itself writes its releases 42 and 48.1, never 42.0.
    #expect(!environment.cldr.hasSuffix(".0"))
  }
}
