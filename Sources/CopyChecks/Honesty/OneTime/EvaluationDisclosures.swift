import CopyTemplates
import PricingEngine

extension ScreenReading {
  /// The evaluation that a screen offers to start; `nil` when it offers none, or it runs or has ended.
  fileprivate var offeredEvaluation: AppFacts.Evaluation? {
    guard let evaluation = facts.evaluation, quotes.allSatisfy({ !$0.renews }) else { return nil }
    switch screen.state {
    case nil, .new, .evaluationNotStarted, .unknown: break
    default: return nil
    }
    let isOffered =
      has(.evaluation, orSays: .freeTrial, .noPaymentNow, .noAutomaticCharge)
      || says(evaluation.days) || sharesWords(with: evaluation)
    return isOffered ? evaluation : nil
  }
}

extension HonestyRule {
  static let evaluationDurationUndisclosed = HonestyRule(
    "evaluation-duration-undisclosed", .oneTime, .disclosure, .error,
    requirement: "How long an evaluation lasts is said before it starts.",
    reason: "App review asks for it.",
    source: "App Review Guideline 3.1.1",
    wrong: "Try it free.", right: "Free for 14 days."
  ) { screen in
    guard let evaluation = screen.offeredEvaluation, !screen.says(evaluation.days),
      !screen.blocks.contains(where: {
        $0.block.role == .evaluation && $0.block.provenClaims != nil
      })
    else { return [] }
    return [
      Violation(
        productID: screen.quotes.first?.id, "the screen does not say how long the evaluation lasts",
        fix: "say that it lasts \(evaluation.days) days")
    ]
  }

  static let evaluationLossUndisclosed = HonestyRule(
    "evaluation-loss-undisclosed", .oneTime, .disclosure, .error,
    requirement: "What stops working when an evaluation ends is said before it starts.",
    reason: "App review asks for it.",
    source: "App Review Guideline 3.1.1",
    wrong: "Free for 14 days.",
    right: "Free for 14 days. After that, tuning pauses until you unlock the app."
  ) { screen in
    guard let evaluation = screen.offeredEvaluation, !screen.tellsLoss(evaluation) else {
      return []
    }
    return [
      Violation(
        productID: screen.quotes.first?.id,
        "the screen does not say what stops working when the evaluation ends",
        fix: "say it; state 'losesAtEnd' in paywall.json")
    ]
  }

  static let evaluationUnlockPriceUndisclosed = HonestyRule(
    "evaluation-unlock-price-undisclosed", .oneTime, .disclosure, .error,
    requirement: "What full use costs after an evaluation is said before it starts.",
    reason: "App review asks for it.",
    source: "App Review Guideline 3.1.1",
    wrong: "Free for 14 days.", right: "Free for 14 days, then 24.99 once."
  ) { screen in
    guard screen.offeredEvaluation != nil,
      let quote = screen.quotes.first(where: { !screen.shows($0) })
    else { return [] }
    return [
      Violation(
        productID: quote.id, "the screen does not say what the unlock costs",
        fix: "show \(quote.plan.price.shownAmount.text)", evidence: quote.evidence)
    ]
  }
}

extension ScreenReading {
  /// Whether the screen says what ends, in most of the words that the app has for it.
  ///
  /// In a language for which the app has no words nobody can tell, and the answer is yes.
  fileprivate func tellsLoss(_ evaluation: AppFacts.Evaluation) -> Bool {
    let own = evaluation.losesAtEnd.compactMap { $0.pattern(for: screen.locale) }
    guard !own.isEmpty || evaluation.losesAtEnd.isEmpty else { return true }
    if !own.isEmpty,
      blocks.contains(where: { $0.block.role == .evaluation && $0.block.provenClaims != nil })
    {
      return true
    }
    return sharesWords(with: evaluation)
  }

  /// Whether the screen has most of the words that the app has for what ends.
  fileprivate func sharesWords(with evaluation: AppFacts.Evaluation) -> Bool {
    let words = wordSet(blocks.map(\.block.text).joined(separator: " "))
    return evaluation.losesAtEnd.compactMap { $0.pattern(for: screen.locale) }.contains { text in
      let wanted = wordSet(text)
      return wanted.intersection(words).count * 3 >= wanted.count * 2
    }
  }

  /// Whether so many days stand on the screen.
  fileprivate func says(_ days: Int) -> Bool {
    blocks.contains { block in
      (block.amounts + block.mentions.flatMap(\.values)).contains {
        $0.period?.length == .days(days)
      }
    }
  }
}

/// The words of a text, in lower case.
private func wordSet(_ text: String) -> Set<String> {
  Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
}
