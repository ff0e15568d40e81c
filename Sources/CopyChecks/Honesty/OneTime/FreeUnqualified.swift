extension HonestyRule {
  static let freeUnqualified = HonestyRule(
    "free-unqualified", .oneTime, .claim, .error,
    requirement: "'Free' alone is said only of what costs nothing.",
    reason: "What must be paid for is not free.",
    source: "UCPD Annex I (free); 16 CFR 251; CAP Code 3.23",
    wrong: "Get Pro for free (24.99).", right: "Get Pro for 24.99."
  ) { screen in
    screen.refuse(.freeUnqualified, fix: "say what is free, or leave it out") { claim, quote in
      guard quote.plan.price.amount.coefficient > 0, screen.facts.freeTier == nil,
        claim.quotes.allSatisfy({ $0.freeTrials.isEmpty }),
        // What was bought once is restored at no charge.
        !claim.block.says(.freeTrial, .monthsFree, .restorePurchases), claim.isPredicate,
        !claim.isOfEvaluation,
        claim.block.summary.periods.isEmpty
      else { return nil }
      return "'\(quote.id)' costs \(quote.plan.price.shownAmount.text)"
    }
  }
}

extension ClaimReading {
  /// Whether a message about the app's own evaluation says it, which costs nothing.
  fileprivate var isOfEvaluation: Bool {
    block.block.message != nil
      && (block.block.role == .evaluation || screen.state?.name == .evaluationNotStarted)
  }

  /// Whether the words end their sentence, or are all that a label says: "Pro is free!", not "free parking near the lifts".
  fileprivate var isPredicate: Bool {
    if block.block.isControl || block.block.role == .badge { return true }
    let rest = block.block.text.part(after: mention.range.upperBound)
    let next = rest.first { !$0.isWhitespace }
    return next.map { ".!。！…".contains($0) } ?? true
  }
}
