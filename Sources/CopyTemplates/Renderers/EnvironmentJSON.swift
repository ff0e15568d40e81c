import PricingEngine

/// Writes which versions formatted the text.
public enum EnvironmentJSON {
  /// The versions of ICU and of its locale data.
  public static func object(_ environment: FormattingEnvironment) -> JSONOutput {
    .object([("icu", .string(environment.icu)), ("cldr", .string(environment.cldr))])
  }
}
