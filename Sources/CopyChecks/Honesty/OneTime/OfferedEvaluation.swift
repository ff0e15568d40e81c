import CopyTemplates
import PricingEngine

extension ScreenReading {
  /// The evaluation that a screen offers to start; `nil` when it offers none, or it runs or has ended.
  var offeredEvaluation: AppFacts.Evaluation? {
    guard let evaluation = facts.evaluation, quotes.allSatisfy({ !$0.renews }) else { return nil }
    switch screen.state {
    case nil, .new, .evaluationNotStarted, .unknown: break
    default: return nil
    }
    let isOffered =
      has(.evaluation, orSays: .freeTrial, .freeUnqualified, .noPaymentNow, .noAutomaticCharge)
      || says(evaluation.days) || sharesWords(with: evaluation)
    return isOffered ? evaluation : nil
  }

  /// Whether the screen says what ends, in most of the words that the app has for it.
  ///
  /// In a language for which the app has no words nobody can tell, and the answer is yes.
  func tellsLoss(_ evaluation: AppFacts.Evaluation) -> Bool {
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
  private func sharesWords(with evaluation: AppFacts.Evaluation) -> Bool {
    let words = wordSet(blocks.map(\.block.text).joined(separator: " "))
    return evaluation.losesAtEnd.compactMap { $0.pattern(for: screen.locale) }.contains { text in
      let wanted = wordSet(text)
      return wanted.intersection(words).count * 3 >= wanted.count * 2
    }
  }

  /// Whether so many days stand on the screen.
  func says(_ days: Int) -> Bool {
    blocks.contains { $0.summary.states(days: days) }
  }
}

/// The words of a text, in lower case.
private func wordSet(_ text: String) -> Set<String> {
  Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
}
