import PricingEngine

/// The finished copy of one paywall: a document that the renderers only have to write down.
public struct PaywallCopy: Sendable {
  /// The template's name.
  public let template: String
  /// Where the reader stands, or what has just happened.
  public let state: ReaderState
  /// The locale that was asked for; it decides digits and marks.
  public let locale: LocaleTag
  /// The locale whose messages are shown.
  public let servedLocale: LocaleTag
  /// The storefront that prices are for.
  public let storefront: Storefront
  /// The plans, in the order they are shown.
  public let plans: [PlanCopy]
  /// The pieces of copy, in reading order.
  public let sections: [CopySection]
  /// The change from the reader's plan, when the template shows one.
  public let change: PlanChange?
  /// Headings and names for screen readers, by the name that layouts use.
  public let labels: [String: String]
  /// Every claim that was considered, with its verdict.
  public let claims: [ClaimRecord]
  /// What was left out, and what is worth knowing.
  public let findings: [Finding]
  /// What formatted the text.
  public let environment: FormattingEnvironment
}
