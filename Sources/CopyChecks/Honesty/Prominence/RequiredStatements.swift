import CopyTemplates
import PricingEngine

extension HonestyRule {
  static let titleMissing = HonestyRule(
    "title-missing", .prominence, .disclosure, .error,
    requirement: "The name of a subscription stands on the screen that sells it.",
    reason: "The customer must recognize it on the bill.",
    source: "Apple Developer Program License Agreement, Schedule 2 §3.8(b)",
    wrong: "19.99 a year. [Subscribe]", right: "BrewLog Pro Yearly: 19.99 a year. [Subscribe]"
  ) { screen in
    screen.renewing.filter { !screen.names($0) }.map { quote in
      Violation(
        productID: quote.id, "the screen does not name '\(quote.id)'", fix: "show its display name",
        evidence: quote.evidence)
    }
  }

  static let periodMissing = HonestyRule(
    "period-missing", .prominence, .disclosure, .error,
    requirement: "How long the price pays for stands beside it.",
    reason: "19.99 a year and 19.99 a week are different things.",
    source: "Apple Developer Program License Agreement, Schedule 2 §3.8(b)",
    wrong: "BrewLog Pro: 19.99.", right: "BrewLog Pro: 19.99 a year."
  ) { screen in
    screen.renewing.filter { screen.shows($0) && !screen.showsPeriod(of: $0) }.map { quote in
      Violation(
        productID: quote.id, "the screen does not say how long '\(quote.id)' lasts",
        fix: "say the period beside the price", evidence: quote.evidence)
    }
  }

  static let contentsMissing = HonestyRule(
    "contents-missing", .prominence, .disclosure, .warning,
    requirement: "What the customer gets stands on the screen.",
    reason: "A price for nothing cannot be judged.",
    source: "App Review Guideline 3.1.2(c); Human Interface Guidelines, In-app purchase",
    wrong: "19.99 a year. [Subscribe]",
    right: "Unlimited brews and statistics, 19.99 a year. [Subscribe]"
  ) { screen in
    guard let quote = screen.quotes.first, screen.isLaidOut, !screen.has(.benefit) else {
      return []
    }
    return [
      Violation(
        productID: quote.id, "the screen does not say what the customer gets",
        fix: "state 'features' in paywall.json")
    ]
  }

  static let termsLinkMissing = HonestyRule(
    "terms-link-missing", .prominence, .disclosure, .error,
    requirement: "The terms of use can be reached from a screen that sells a subscription.",
    reason: "App review rejects paywalls for it.",
    source: "Apple Developer Program License Agreement, Schedule 2 §3.8(b)",
    wrong: "[Subscribe] [Restore Purchases]",
    right: "[Subscribe] [Restore Purchases] [Terms of Use] [Privacy Policy]"
  ) { screen in
    guard let quote = screen.quotes.first, !screen.says(.termsOfUse), !screen.hasTermsLink else {
      return []
    }
    return [
      Violation(
        productID: quote.id, "the screen has no link to the terms of use",
        fix: "state 'links.terms' in paywall.json", level: screen.renewing.isEmpty ? .note : nil)
    ]
  }

  static let privacyLinkMissing = HonestyRule(
    "privacy-link-missing", .prominence, .disclosure, .error,
    requirement: "The privacy policy can be reached from a screen that sells something.",
    reason: "App review rejects paywalls for it.",
    source:
      "Apple Developer Program License Agreement, Schedule 2 §3.8(b); App Review Guideline 5.1.1(i)",
    wrong: "[Subscribe] [Terms of Use]", right: "[Subscribe] [Terms of Use] [Privacy Policy]"
  ) { screen in
    guard let quote = screen.quotes.first, !screen.has(.privacy, orSays: .privacyPolicy) else {
      return []
    }
    return [
      Violation(
        productID: quote.id, "the screen has no link to the privacy policy",
        fix: "state 'links.privacy' in paywall.json")
    ]
  }

  static let freePathHidden = HonestyRule(
    "free-path-hidden", .prominence, .disclosure, .warning,
    requirement: "Where the app works without paying, the screen says so or has a way on.",
    reason: "Nobody must believe that there is no other way.",
    source: "Google Play, Subscriptions policy",
    wrong: "[Subscribe] (20 brews are free, and nothing says so)",
    right: "[Subscribe] [Continue with 20 free brews]"
  ) { screen in
    guard screen.facts.freeTier != nil, !screen.has(.decline, orSays: .decline, .freeUnqualified)
    else { return [] }
    return [
      Violation(
        missingIn: nil, "the app has a free part, and the screen does not say so",
        fix: "say what stays free, or show a way on")
    ]
  }

  static let declineOptionMissing = HonestyRule(
    "decline-option-missing", .prominence, .disclosure, .warning,
    requirement: "A screen that sells has a visible, neutral way out.",
    reason: "A hidden way out is none.",
    source: "Human Interface Guidelines, Modality; FTC v. Amazon (2025)",
    wrong: "[Subscribe]", right: "[Subscribe] [Not now]"
  ) { screen in
    guard screen.isLaidOut, screen.has(.purchase), !screen.has(.decline, orSays: .decline) else {
      return []
    }
    return [Violation(missingIn: nil, "the screen has no way out", fix: "add a control 'Not now'")]
  }
}

extension ScreenReading {
  /// Whether this tool laid the screen out, so that its texts have roles.
  var isLaidOut: Bool { blocks.contains { $0.block.role != nil } }

  fileprivate func names(_ quote: Quote) -> Bool {
    if blocks.contains(where: { $0.block.role == .productName && $0.block.productID == quote.id }) {
      return true
    }
    let names = quote.plan.product.localizations.map(\.displayName).filter { !$0.isEmpty }
    return names.isEmpty
      || blocks.contains { block in names.contains { block.block.text.contains($0) } }
  }

  fileprivate func showsPeriod(of quote: Quote) -> Bool {
    guard let period = quote.plan.paymentPeriod else { return true }
    return blocks.contains { block in
      block.block.role == .period
        || block.block.role == .billedAmount && block.block.provenClaims != nil
        || block.says(.pricePerDay, .pricePerWeek, .pricePerMonth, .pricePerYear)
        || block.amounts.contains { $0.period?.hasSameLength(as: period) ?? false }
        || block.mentions.contains {
          $0.values.contains { $0.period?.hasSameLength(as: period) ?? false }
        }
    }
  }

  fileprivate var hasTermsLink: Bool {
    isLaidOut && facts.links[.terms] != nil && blocks.contains { $0.block.role == .terms }
  }
}
