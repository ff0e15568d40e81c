import Testing

@testable import paywall_render

@Test func placeholder() { #expect(1 == 1) }
