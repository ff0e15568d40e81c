import PricingEngine

/// Writes findings as JSON.
public enum FindingJSON {
  /// A finding, with `null` for what it does not have.
  public static func object(_ finding: Finding) -> JSONOutput {
    .object([
      ("rule", .string(finding.rule)),
      ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.message)),
      ("file", .optional(finding.location?.file)),
      ("line", finding.location?.line.map(JSONOutput.integer) ?? .null),
      ("column", finding.location?.column.map(JSONOutput.integer) ?? .null),
      ("path", .optional(finding.path)),
      ("productID", .optional(finding.productID)),
      ("fix", .optional(finding.fix)),
    ])
  }
}
