/// What layouts see of the claims of some copy and what they rest on, for reviewers; in English.
enum EvidenceView {
  static let name = "evidence"

  static let type: ViewType = .optional(
    of: .object(
      ViewFields([(name: "claims", type: .list(of: .object(claimFields)))])))

  private static let claimFields = ViewFields([
    ("kind", .text), ("verdict", .text), ("isProven", .flag), ("section", .text),
    ("productID", .optional(of: .text)), ("text", .text), ("facts", .list(of: .text)),
    ("exact", .optional(of: .text)), ("allowed", .optional(of: .text)), ("rules", .text),
  ])

  static func value(of copy: PaywallCopy) -> ViewValue {
    .object(ViewObject([(name: "claims", value: .list(copy.claims.map(value)))]))
  }

  private static func value(of claim: ClaimRecord) -> ViewValue {
    let evidence = claim.verdict.evidence
    let isProven = claim.verdict.isProven
    // The facts of a claim without a sum are its text already.
    let facts = evidence.sum == nil ? [] : evidence.facts
    return .object(
      ViewObject([
        (name: "kind", value: .text(claim.kind.rawValue)),
        (name: "verdict", value: .text(isProven ? "proven" : "refused")),
        (name: "isProven", value: .flag(isProven)),
        (name: "section", value: .text(claim.section)),
        (name: "productID", value: optional(claim.productID)),
        (name: "text", value: .text(evidence.text)),
        (name: "facts", value: .list(facts.map { .text($0) })),
        (name: "exact", value: optional(evidence.sum?.exact)),
        (name: "allowed", value: optional(evidence.sum?.allowed)),
        (name: "rules", value: .text(claim.kind.rules.joined(separator: ", "))),
      ]))
  }

  private static func optional(_ text: String?) -> ViewValue {
    if let text { .text(text) } else { .absent }
  }
}
