internal import CICU

/// The ICU and CLDR that text is formatted with.
///
/// Two versions of CLDR write the same price differently, so results are only comparable together
/// with these. ICU's default locale is the root locale from the first call on: the facade sets it
/// once, before the work of whichever call comes first, so `LANG` and `LC_ALL` never take part.
/// Dates are days without a zone, so `TZ` does not either.
public enum ICUEnvironment {
  /// The version of the ICU library at hand: `72.1`.
  public static var icuVersion: String { version(cicu_icu_version) }

  /// The version of the CLDR data inside it, as CLDR writes it: `42`, `44.1`.
  ///
  /// Where the data is missing it is ICU's name of the failure, which no version looks like.
  public static var cldrVersion: String { version(cicu_cldr_version) }

  private static func version(
    _ read: (UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?) -> Int32
  ) -> String {
    do { return try icuText { read($0, $1, &$2) } } catch { return error.name }
  }
}
