import PricingEngine

/// What a check found in a message, with its place in the pattern.
struct MessageFault {
  /// The words it is about, in the pattern's UTF-8 bytes; empty when something is missing.
  let range: Range<Int>
  /// What is wrong, lower case, without a full stop.
  let message: String
  /// What to do about it, as an imperative.
  let fix: String?
  /// How bad it is, when it is not as bad as the check says.
  let level: Finding.Severity?

  init(
    _ range: Range<Int>, _ message: String, fix: String? = nil, level: Finding.Severity? = nil
  ) {
    self.range = range
    self.message = message
    self.fix = fix
    self.level = level
  }
}
