/// How a shown amount differs from the exact one.
///
/// The same amount, 19.99 / 12 = 1.66583…, under each: not at all (no two digits are exact), up to
/// 1.67, down to 1.66.
public enum Rounding: String, Sendable, Hashable, CaseIterable {
  /// It does not: the shown amount is the exact one.
  case exact
  /// It is rounded up, so that a price is never understated.
  case up
  /// It is rounded down, so that a saving is never overstated.
  case down
}
