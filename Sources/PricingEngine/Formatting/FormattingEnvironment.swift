/// The versions of the library and the data that formatted a text.
public struct FormattingEnvironment: Sendable, Hashable {
  /// The version of ICU: `72.1`.
  public let icu: String
  /// The version of its CLDR data: `42`.
  public let cldr: String

  /// The versions at hand.
  public init() { self = Self.atHand }

  /// Asked for once: opening the data takes ICU as long as a few prices.
  private static let atHand = FormattingEnvironment(asking: ())

  private init(asking: Void) {
    icu = ICUEnvironment.icuVersion
    // CLDR itself writes its releases 42 and 48.1, never 42.0.
    let version = ICUEnvironment.cldrVersion
    cldr = version.hasSuffix(".0") ? String(version.dropLast(2)) : version
  }
}
