/// A time zone, as the offsets from UTC that hold in it and the moments when they change.
///
/// The caller gives the offsets, from its platform's time zone data; there is no such data in here. One offset is enough
/// while no daylight saving change falls into the time in question. Berlin around the change of March 2027:
/// `+01:00`, and `+02:00` from 2027-03-28T01:00:00Z on.
public struct ZoneOffsets: Sendable, Hashable {
  /// The offset before the first change.
  public let first: UTCOffset
  /// The changes, each later than the one before.
  public let changes: [Change]

  /// A new offset and the moment from which it holds.
  public struct Change: Sendable, Hashable {
    /// The moment from which the offset holds.
    public let at: Instant
    /// The offset.
    public let offset: UTCOffset

    /// Creates a change.
    public init(at: Instant, offset: UTCOffset) {
      self.at = at
      self.offset = offset
    }
  }

  /// A zone that keeps one offset.
  public init(_ offset: UTCOffset) {
    first = offset
    changes = []
  }

  /// A zone whose offset changes.
  ///
  /// - Throws: `ZoneOffsetsError.unordered` when a change is not later than the one before it.
  public init(first: UTCOffset, changes: [Change]) throws(ZoneOffsetsError) {
    let pairs = zip(changes.indices.dropFirst(), zip(changes, changes.dropFirst()))
    if let (index, _) = pairs.first(where: { $1.0.at >= $1.1.at }) {
      throw .unordered(index: index)
    }
    self.first = first
    self.changes = changes
  }

  /// UTC itself.
  public static let utc = ZoneOffsets(.zero)
}

extension ZoneOffsets {
  /// The offset that holds at a moment.
  public func offset(at moment: Instant) -> UTCOffset {
    changes.last { $0.at <= moment }?.offset ?? first
  }

  /// The day that a moment falls on in the zone.
  public func date(at moment: Instant) -> CalendarDate {
    CalendarDate(clampingDayNumber: flooredDay(ofSeconds: localSeconds(at: moment)).day)
  }

  /// The first moment of a day in the zone; where a change skips midnight, the moment of the change.
  public func start(of date: CalendarDate) -> Instant {
    firstInstant(atLocalSeconds: Int64(date.dayNumber) * Instant.secondsPerDay)
  }

  /// What the clocks of the zone show at a moment, counted as seconds from their 1970-01-01 00:00.
  func localSeconds(at moment: Instant) -> Int64 {
    moment.secondsSince1970 + Int64(offset(at: moment).seconds)
  }

  /// The first moment at which the clocks of the zone show that time or a later one.
  ///
  /// A time that a change skips gives the moment of the change, one that comes twice the first of the two.
  func firstInstant(atLocalSeconds local: Int64) -> Instant {
    var offset = first
    var from = Int64.min
    for change in changes {
      let seconds = max(from, local - Int64(offset.seconds))
      if seconds < change.at.secondsSince1970 {
        return Instant(clampingSecondsSince1970: seconds)
      }
      (offset, from) = (change.offset, change.at.secondsSince1970)
    }
    return Instant(clampingSecondsSince1970: max(from, local - Int64(offset.seconds)))
  }
}

/// Why a list of changes is not a time zone.
public enum ZoneOffsetsError: Error, Equatable, Sendable {
  /// The change at `index`, counted from 0, is not later than the one before it.
  case unordered(index: Int)

  /// What is wrong, lower case, without a full stop.
  public var message: String {
    switch self {
    case .unordered: "expected a time after the one of the change before it"
    }
  }
}
