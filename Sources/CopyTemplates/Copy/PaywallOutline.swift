import PricingEngine

/// What a paywall says before a language writes it: the same for all languages of a storefront.
public struct PaywallOutline: Sendable {
  /// Where the reader stands, or what has just happened.
  public let state: ReaderState
  /// The plans, in the order they are shown.
  public let quotes: [Quote]
  /// Every claim that was considered, with its verdict.
  public let claims: [ClaimRecord]
  /// What is known of it before any section is written.
  let findings: [Finding]
  /// Sections and what was left out, in reading order.
  let parts: [Part]
  /// Required sections that cannot be written truthfully.
  let refusals: [CompositionError.Refusal]
  /// The change from the reader's plan, when the template shows one.
  public let change: PlanChange?
  /// The plan that the reader changes from.
  let currentPlan: Plan?

  /// A part of a paywall.
  enum Part: Sendable, Hashable {
    /// A section that is there.
    case section(SectionOutline)
    /// A section that is not, which somebody should know.
    case leftOut(Finding)
  }

  /// The sections, in reading order; those of texts that a language lacks are still among them.
  var sections: [SectionOutline] {
    parts.compactMap { if case .section(let section) = $0 { section } else { nil } }
  }

  /// The sections that show figures, by their numbers as openings of forms.
  public var figures: [SectionOutline] { sections.filter(\.showsFigures) }

  /// The products that are shown or changed from.
  var products: [Product] { quotes.map(\.plan.product) + [currentPlan?.product].compactMap(\.self) }
}

extension PaywallOutline {
  /// What paywalls with other figures have in common with this one: in one language their documents differ in the texts of sections
  /// that show figures, and in nothing else but the plans, the storefront and the proofs.
  public struct Shape: Sendable, Hashable {
    private let parts: [Part]
    private let findings: [Finding]
    private let plans: [String]
    private let showsChange: Bool

    fileprivate init(_ outline: PaywallOutline) {
      parts = outline.parts.map { part in
        if case .section(let section) = part { .section(section.withoutFigures) } else { part }
      }
      findings = outline.findings
      plans = outline.quotes.map(\.plan.productID)
      showsChange = outline.change != nil
    }
  }

  /// The shape of the paywall; `nil` when it is refused.
  public var shape: Shape? { refusals.isEmpty ? Shape(self) : nil }
}
