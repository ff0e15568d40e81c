import PricingEngine

/// Writes which versions formatted the text.
public enum EnvironmentJSON {
  /// The versions of ICU and of its locale data.
  public static var object: JSONOutput {
    .object([
      ("icu", .string(ICUEnvironment.icuVersion)),
      ("cldr", .string(ICUEnvironment.cldrVersion)),
    ])
  }
}
