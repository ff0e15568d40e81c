/// What a layout may cost; a layout beyond a limit is an error, never a slow program.
public enum TemplateLimits {
  /// The largest source of a layout or a partial, in bytes: 1 MB.
  public static let maximumByteCount = 1024 * 1024
  /// The longest name in a tag, in bytes.
  public static let maximumNameByteCount = 200
  /// The most sections and partials inside each other.
  public static let maximumNesting = 64
  /// The most pieces, literal or tag, that a layout may have with its partials filled in.
  public static let maximumNodeCount = 100_000
  /// The most literal bytes that a layout may have with its partials filled in: 4 MB.
  public static let maximumLiteralByteCount = 4 * 1024 * 1024
  /// The most findings that are listed.
  public static let maximumErrorCount = 100
}
