internal import CICU

/// The versions of the library and the data that formatted a text.
///
/// Two versions of CLDR write the same price differently, so results are only comparable together
/// with these. ICU's default locale is the root locale from the first call on: the facade sets it
/// once, before the work of whichever call comes first, so `LANG` and `LC_ALL` never take part.
/// Dates are days without a zone, so `TZ` does not either.
public struct FormattingEnvironment: Sendable, Hashable {
  /// The version of the ICU library at hand: `72.1`.
  public let icu: String
  /// The version of the CLDR data inside it, as CLDR writes it: `42`, `44.1`.
  ///
  /// Where the data is missing it is ICU's name of the failure, which no version looks like.
  public let cldr: String

  /// The versions at hand.
  public init() { self = Self.atHand }

  /// Asked for once: opening the data takes ICU as long as a few prices.
  private static let atHand = FormattingEnvironment(asking: ())

  private init(asking: Void) {
    icu = Self.version(cicu_icu_version)
    cldr = Self.version(cicu_cldr_version)
  }

  private static func version(
    _ read: (UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?) -> Int32
  ) -> String {
    do { return try icuText { read($0, $1, &$2) } } catch { return error.name }
  }
}
