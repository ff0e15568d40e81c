import Testing

@testable import CopyChecks

@Test func placeholder() { #expect(1 == 1) }
