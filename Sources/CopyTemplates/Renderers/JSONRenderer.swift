import PricingEngine

/// Writes copy as JSON, as `Schemas/paywall-copy.schema.json` describes it.
public enum JSONRenderer {
  /// The copy of one paywall.
  ///
  /// - Parameters:
  ///   - copy: The copy.
  ///   - storefrontSource: Who named the storefront.
  ///   - findings: Further findings, about the inputs, that come before those of the copy.
  /// - Returns: The document, with a line end after it.
  public static func text(
    _ copy: PaywallCopy, storefrontSource: StorefrontSource, findings: [Finding] = []
  ) -> String {
    JSONOutput.object([
      ("schema", .string("paywall-copy/1")),
      ("template", .string(copy.template)),
      ("state", .string(copy.state.name.rawValue)),
      ("stateValue", .optional(copy.state.value)),
      ("locale", .string(copy.locale.tag)),
      ("servedLocale", .string(copy.servedLocale.tag)),
      ("direction", .string(copy.locale.direction.rawValue)),
      ("storefront", .string(copy.storefront.code)),
      ("storefrontSource", .string(storefrontSource.rawValue)),
      ("currency", .string(copy.storefront.currency.code)),
      ("plans", .array(copy.plans.map(PlanJSON.object))),
      ("change", copy.change.map(change) ?? .null),
      ("sections", .array(copy.sections.map(section))),
      ("claims", .array(copy.claims.map(claim))),
      ("findings", .array((findings + copy.findings).map(FindingJSON.object))),
      ("environment", EnvironmentJSON.object(copy.environment)),
    ]).text(pretty: true) + "\n"
  }

  private static func section(_ section: CopySection) -> JSONOutput {
    .object([
      ("id", .string(section.id)),
      ("item", .optional(section.item)),
      ("role", .string(section.role.rawValue)),
      ("prominence", .integer(section.prominence)),
      ("productID", .optional(section.productID)),
      ("plan", section.planIndex.map(JSONOutput.integer) ?? .null),
      ("text", .string(section.text)),
      ("url", .optional(section.url?.text)),
      ("claims", .array(section.claims.map { .string($0.rawValue) })),
    ])
  }

  private static func change(_ change: PlanChange) -> JSONOutput {
    .object([
      ("from", .string(change.current.productID)),
      ("to", .string(change.new.productID)),
      ("direction", .string(change.direction.rawValue)),
      ("effect", .string(change.effect.rawValue)),
      ("charge", .string(change.charge.shownAmount.text)),
      ("refundsUnusedTime", .bool(change.refundsUnusedTime)),
    ])
  }

  private static func claim(_ claim: ClaimRecord) -> JSONOutput {
    let evidence = claim.verdict.evidence
    return .object([
      ("kind", .string(claim.kind.rawValue)),
      ("section", .string(claim.section)),
      ("productID", .optional(claim.productID)),
      ("verdict", .string(claim.verdict.isProven ? "proven" : "refused")),
      ("evidence", .string(evidence.text)),
      ("facts", .array(evidence.facts.map { .string($0) })),
      ("sum", .optional(evidence.sum?.text)),
      ("exact", .optional(evidence.sum?.exact)),
      ("allowed", .optional(evidence.sum?.allowed)),
      ("rules", .array(claim.kind.rules.map { .string($0) })),
    ])
  }
}

/// Who named the storefront that prices are for; the raw value is the word in JSON.
public enum StorefrontSource: String, Sendable, Hashable, CaseIterable {
  /// The command line.
  case option
  /// The catalog.
  case catalog
  /// Nobody: the store's test environment uses the United States then.
  case `default`
}
