import Testing

@testable import PricingEngine

@Test func placeholder() { #expect(1 == 1) }
