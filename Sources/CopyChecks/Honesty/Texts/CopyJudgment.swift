import CopyTemplates
import PricingEngine

/// What the rules say about finished copy, and for which storefronts.
public struct CopyJudgment: Sendable {
  /// What it says that it may not, and what it lacks.
  public let findings: [CheckFinding]
  /// Whether somebody's words state a figure of the data, so that they can be true in one storefront and false in another.
  ///
  /// Else the judgment holds for all copy with the same words, claims, `JudgedPlan` and `StorefrontLaw`.
  public let dependsOnPrices: Bool

  /// Judges copy.
  ///
  /// - Parameters:
  ///   - copy: The copy.
  ///   - template: The template that it was composed by.
  ///   - checker: The rules.
  ///   - facts: What the app says about itself.
  ///   - hasOwnMessages: Whether a team's own messages may be among the texts.
  /// - Throws: `LexiconError` when the phrases of the language cannot be read.
  public init(
    on copy: PaywallCopy, template: TemplateDefinition, checker: HonestyChecker, facts: AppFacts,
    hasOwnMessages: Bool
  ) throws(LexiconError) {
    let judge = HonestyTexts(checker: checker, quotes: copy.plans.map(\.quote), facts: facts)
    let reading = try judge.reading(of: copy, template: template, hasOwnMessages: hasOwnMessages)
    findings = judge.findings(of: copy, reading)
    dependsOnPrices = reading.dependsOnPrices
  }
}

/// The law that a judgment depends on.
public struct StorefrontLaw: Sendable, Hashable {
  private let isEuropean: Bool
  private let isInEuropeanEconomicArea: Bool

  /// The law of a storefront.
  public init(_ storefront: Storefront) {
    isEuropean = storefront.isEuropean
    isInEuropeanEconomicArea = storefront.isInEuropeanEconomicArea
  }
}

extension ScreenReading {
  /// Whether somebody's words state a figure of the data.
  var dependsOnPrices: Bool {
    blocks.filter { $0.block.provenClaims == nil }.contains { block in
      block.amounts.contains { $0.kind != .number || $0.amount.fractionDigits > 0 }
        || block.mentions.contains { !$0.claim.isWithoutFigures }
    }
  }
}

extension LexiconClaim {
  /// Whether no rule holds the claim against a price, an offer's price or a saving.
  fileprivate var isWithoutFigures: Bool {
    switch self {
    case .noSubscription, .oneTime, .lifetime, .freeUnqualified, .subscriptionWording,
      .restorePurchases, .termsOfUse, .privacyPolicy, .decline, .familySharing, .allDevices,
      .collectsNothing, .futureUpdates, .everythingIn, .lossThreat, .lockedWithout, .cancelRoute,
      .cancelAnytime, .userCount, .recommended, .mostPopular, .awardOrRating, .hardcodedPrice:
      true
    default: false
    }
  }
}
