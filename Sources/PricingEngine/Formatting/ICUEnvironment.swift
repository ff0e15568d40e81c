internal import CICU

/// The ICU and CLDR that text is formatted with.
///
/// Two versions of CLDR write the same price differently, so results are only comparable together
/// with these. ICU's default locale is the root locale from the first call on; the facade sets it
/// inside every call's guard, so `LANG` and `LC_ALL` never take part. No date is ever formatted, so
/// neither does `TZ`.
public enum ICUEnvironment {
  /// The version of the ICU library at hand: `72.1`.
  ///
  /// - Throws: `ICUError` when ICU cannot start.
  public static var icuVersion: String {
    get throws(ICUError) { try icuText { cicu_icu_version($0, $1, &$2) } }
  }

  /// The version of the CLDR data inside it: `42`.
  ///
  /// - Throws: `ICUError` when ICU's data is missing.
  public static var cldrVersion: String {
    get throws(ICUError) { try icuText { cicu_cldr_version($0, $1, &$2) } }
  }
}
