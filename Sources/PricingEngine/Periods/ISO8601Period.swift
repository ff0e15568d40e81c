extension SubscriptionPeriod {
  /// Reads an ISO 8601 duration of one unit, as store files write it: `P1M`, `P3D`, `P2W`, `P1Y`.
  ///
  /// - Throws: `PeriodError.outOfRange` for `P0M` or a number above 999, `.malformed` for anything
  ///   else.
  public init(iso text: String) throws(PeriodError) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 3, bytes.first == UInt8(ascii: "P"),
      let unit = bytes.last.flatMap(Unit.init(designator:))
    else { throw .malformed(text: text) }
    let digits = bytes[1..<(bytes.count - 1)]
    guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { throw .malformed(text: text) }
    // Only digits are left, so the one way to fail is a number that does not fit.
    let value = Int(String(decoding: digits, as: UTF8.self)) ?? .max
    try self.init(value, unit)
  }

  /// The period as an ISO 8601 duration: `P1M`.
  public var iso: String { "P\(value)\(unit.designator)" }
}

extension SubscriptionPeriod.Unit {
  fileprivate init?(designator: UInt8) {
    switch designator {
    case UInt8(ascii: "D"): self = .day
    case UInt8(ascii: "W"): self = .week
    case UInt8(ascii: "M"): self = .month
    case UInt8(ascii: "Y"): self = .year
    default: return nil
    }
  }

  fileprivate var designator: String {
    switch self {
    case .day: "D"
    case .week: "W"
    case .month: "M"
    case .year: "Y"
    }
  }
}
