import PricingEngine

/// The numbers of a catalog's plans as one reader sees them.
public struct PriceSheet: Sendable {
  /// The reader's locale.
  public let locale: LocaleTag
  /// The locale whose words are shown.
  public let servedLocale: LocaleTag
  /// The storefront that prices are for.
  public let storefront: Storefront
  /// The plans.
  public let plans: [PlanCopy]
  /// What is worth knowing about the catalog.
  public let findings: [Finding]
  /// What formatted the text.
  public let environment: FormattingEnvironment

  /// Writes the numbers of some plans.
  ///
  /// - Parameters:
  ///   - quotes: The plans.
  ///   - phrases: The reader's words and digits.
  ///   - catalogLocale: The catalog's own default locale, for names that are not there in the reader's language.
  ///   - findings: What is worth knowing about the catalog.
  /// - Throws: `MessageError` when a number or period cannot be written.
  public init(
    quotes: [Quote], phrases: PhraseBook, catalogLocale: LocaleTag?, findings: [Finding]
  ) throws(MessageError) {
    let describer = PlanDescriber(phrases: phrases)
    let chooser = TextChooser(locale: phrases.formatter.locale, catalogLocale: catalogLocale)
    var plans: [PlanCopy] = []
    for quote in quotes {
      let name = chooser.displayName(of: quote.plan.product)
      plans.append(try describer.describe(quote, displayName: name?.entry))
    }
    self.plans = plans
    self.findings = findings
    locale = phrases.formatter.locale
    servedLocale = phrases.messages.locale
    storefront = phrases.formatter.storefront
    environment = FormattingEnvironment()
  }
}
