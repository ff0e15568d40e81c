import PricingEngine

/// A place where finished copy fails a check.
struct CellFault: Sendable, Hashable {
  /// How bad it is, when it is not as bad as the check says.
  var level: Finding.Severity?
  /// The section, by its place in the copy; `nil` for the whole cell, or where a check sees one section only.
  var section: Int?
  /// The words, in UTF-8 bytes of the section's text.
  var range: Range<Int>
  /// What is wrong, lower case, without a full stop.
  let message: String
  /// What to do instead, when it is not what the check says.
  var fix: String?
  /// How much it is, where only the worst of many cells is reported.
  var measure: Int?

  init(
    _ message: String, at range: Range<Int> = 0..<0, in section: Int? = nil,
    level: Finding.Severity? = nil, fix: String? = nil, measure: Int? = nil
  ) {
    self.message = message
    self.range = range
    self.section = section
    self.level = level
    self.fix = fix
    self.measure = measure
  }
}
