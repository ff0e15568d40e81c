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
    var bytes: [UInt8] = []
    fill(
      form(of: copy, storefrontSource: storefrontSource, findings: findings),
      OpenJSON(
        storefront: copy.storefront, plans: plans(copy.plans), change: change(copy.change),
        claims: claims(copy.claims), sections: copy.openTexts.sections), into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The document that leaves open what is different in other storefronts: the form of all copy with the same outline but for figures.
  public static func form(
    of copy: PaywallCopy, storefrontSource: StorefrontSource, findings: [Finding] = []
  ) -> JSONForm {
    JSONForm(
      .object([
        ("schema", .string("paywall-copy/1")),
        ("template", .string(copy.template)),
        ("state", .string(copy.state.name.rawValue)),
        ("stateValue", .optional(copy.state.value)),
        ("locale", .string(copy.locale.tag)),
        ("servedLocale", .string(copy.servedLocale.tag)),
        ("direction", .string(copy.locale.direction.rawValue)),
        ("storefront", open(.storefront)),
        ("storefrontSource", .string(storefrontSource.rawValue)),
        ("currency", open(.currency)),
        ("plans", open(.plans)),
        ("change", open(.change)),
        ("sections", .array(copy.sections.map(section))),
        ("claims", open(.claims)),
        ("findings", .array((findings + copy.findings).map(FindingJSON.object))),
        ("environment", EnvironmentJSON.object(copy.environment)),
      ]))
  }

  /// What fills a form: values as JSON in UTF-8, as they stand in the document.
  public struct OpenJSON: Sendable {
    let storefront: Storefront
    let plans: [UInt8]
    let change: [UInt8]
    let claims: [UInt8]
    let sections: [String]

    /// Creates what fills a form.
    ///
    /// - Parameters:
    ///   - storefront: The storefront.
    ///   - plans: What `JSONRenderer.plans` gives.
    ///   - change: What `JSONRenderer.change` gives.
    ///   - claims: What `JSONRenderer.claims` gives.
    ///   - sections: The texts of the sections that show figures, by their numbers.
    public init(
      storefront: Storefront, plans: [UInt8], change: [UInt8], claims: [UInt8], sections: [String]
    ) {
      self.storefront = storefront
      self.plans = plans
      self.change = change
      self.claims = claims
      self.sections = sections
    }
  }

  /// Appends a document with its open values filled in.
  public static func fill(_ form: JSONForm, _ open: OpenJSON, into output: inout [UInt8]) {
    form.fill(into: &output) { number, depth, output in
      switch Opening(rawValue: number) {
      case .storefront: JSONOutput.string(open.storefront.code).write(to: &output, depth: depth)
      case .currency:
        JSONOutput.string(open.storefront.currency.code).write(to: &output, depth: depth)
      case .plans: output.append(contentsOf: open.plans)
      case .change: output.append(contentsOf: open.change)
      case .claims: output.append(contentsOf: open.claims)
      case nil:
        let text = open.sections[number - Opening.allCases.count]
        JSONOutput.string(text).write(to: &output, depth: depth)
      }
    }
  }

  /// Plans as they stand in a document.
  public static func plans(_ plans: [PlanCopy]) -> [UInt8] {
    member(.array(plans.map(PlanJSON.object)))
  }

  /// The change of plan as it stands in a document.
  public static func change(_ change: PlanChange?) -> [UInt8] {
    member(change.map(object) ?? .null)
  }

  /// Claims as they stand in a document.
  public static func claims(_ claims: [ClaimRecord]) -> [UInt8] {
    member(.array(claims.map(claim)))
  }

  private enum Opening: Int, CaseIterable {
    case storefront
    case currency
    case plans
    case change
    case claims
  }

  private static func open(_ opening: Opening) -> JSONOutput { .open(opening.rawValue) }

  /// A value of one of the document's own members.
  private static func member(_ value: JSONOutput) -> [UInt8] {
    var bytes: [UInt8] = []
    value.write(to: &bytes, depth: 1)
    return bytes
  }

  private static func section(_ section: CopySection) -> JSONOutput {
    .object([
      ("id", .string(section.id)),
      ("item", .optional(section.item)),
      ("role", .string(section.role.rawValue)),
      ("prominence", .integer(section.prominence)),
      ("productID", .optional(section.productID)),
      ("plan", section.planIndex.map(JSONOutput.integer) ?? .null),
      (
        "text",
        section.opening.map { .open(Opening.allCases.count + $0) } ?? .string(section.text)
      ),
      ("url", .optional(section.url?.text)),
      ("claims", .array(section.claims.map { .string($0.rawValue) })),
    ])
  }

  private static func object(_ change: PlanChange) -> JSONOutput {
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
