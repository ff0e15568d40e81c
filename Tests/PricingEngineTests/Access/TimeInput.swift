@testable import PricingEngine

/// A moment from a text in a test: `2026-11-30T09:00:00Z`.
func instant(_ text: String) throws -> Instant { try Instant(iso: text) }

/// Berlin in 2027: one hour ahead of UTC, two from 28 March to 31 October.
func berlin2027() throws -> ZoneOffsets {
  let (winter, summer) = (try UTCOffset(minutes: 60), try UTCOffset(minutes: 120))
  return try ZoneOffsets(
    first: winter,
    changes: [
      .init(at: try instant("2027-03-28T01:00:00Z"), offset: summer),
      .init(at: try instant("2027-10-31T01:00:00Z"), offset: winter),
    ])
}
