/// The versions of the library and the data that formatted a text.
public struct FormattingEnvironment: Sendable, Hashable {
  /// The version of ICU: `72.1`.
  public let icu: String
  /// The version of its CLDR data: `42`.
  public let cldr: String

  /// The versions at hand.
  ///
  /// - Throws: `ICUError` when ICU cannot start.
  public init() throws(ICUError) {
    icu = try ICUEnvironment.icuVersion
    cldr = try ICUEnvironment.cldrVersion
  }
}
