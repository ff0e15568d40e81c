/// How far the clocks of a place are ahead of UTC: 60 minutes for Berlin in winter.
public struct UTCOffset: Sendable, Hashable {
  /// The minutes ahead of UTC, negative when behind; −1439 to 1439, the range of RFC 3339.
  public let minutes: Int

  /// Creates an offset.
  ///
  /// - Throws: `UTCOffsetError.outOfRange` when `minutes` is not −1439 to 1439.
  public init(minutes: Int) throws(UTCOffsetError) {
    guard let offset = UTCOffset(validMinutes: minutes) else { throw .outOfRange(minutes: minutes) }
    self = offset
  }

  init?(validMinutes minutes: Int) {
    guard (-1439...1439).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  private init(unchecked minutes: Int) { self.minutes = minutes }

  /// UTC itself.
  public static let zero = UTCOffset(unchecked: 0)

  /// The offset in seconds.
  var seconds: Int { minutes * 60 }

  /// Reads an offset as RFC 3339 writes it: `Z`, `+01:00`, `-03:30`.
  ///
  /// - Throws: `UTCOffsetError.malformed` for any other text, also for `+24:00` and `+01:60`.
  public init(iso text: String) throws(UTCOffsetError) {
    if text == "Z" {
      self = .zero
      return
    }
    var cursor = DigitCursor(text)
    guard let minutes = cursor.signedMinutes(), cursor.isAtEnd,
      let offset = UTCOffset(validMinutes: minutes)
    else { throw .malformed(text: text) }
    self = offset
  }

  /// The offset as RFC 3339 writes it: `+01:00`; `Z` for UTC.
  public var iso: String {
    guard minutes != 0 else { return "Z" }
    let (hours, rest) = minutes.magnitude.quotientAndRemainder(dividingBy: 60)
    let clock = "\(padded(Int(hours), digits: 2)):\(padded(Int(rest), digits: 2))"
    return (minutes < 0 ? "-" : "+") + clock
  }
}

extension UTCOffset: CustomStringConvertible {
  /// The same as `iso`.
  public var description: String { iso }
}

/// Why a text or number is not an offset from UTC.
public enum UTCOffsetError: Error, Equatable, Sendable {
  /// The text has another shape or is too large: `CET`, `+1`, `+24:00`.
  case malformed(text: String)
  /// The number of minutes is not −1439 to 1439.
  case outOfRange(minutes: Int)

  /// What is wrong, lower case, without a full stop.
  public var message: String {
    switch self {
    case .malformed(let text):
      "expected an offset from UTC like '+01:00' or 'Z', got '\(quotable(text))'"
    case .outOfRange(let minutes): "expected an offset of -1439 to 1439 minutes, got \(minutes)"
    }
  }
}
