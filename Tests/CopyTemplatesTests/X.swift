import Testing
@testable import CopyTemplates
@Test func placeholder() { #expect(1 == 1) }
