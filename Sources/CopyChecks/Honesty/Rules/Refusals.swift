import CopyTemplates
import PricingEngine

extension ScreenReading {
  /// Refuses claims for the first product that speaks against each.
  ///
  /// A claim must hold for every product that it is tied to, so one that speaks against it is enough.
  func refuse(
    _ kinds: LexiconClaim..., fix: String, level: Finding.Severity? = nil,
    because reason: (ClaimReading, Quote) -> String?
  ) -> [Violation] {
    kinds.flatMap { claims($0) }.compactMap { claim in
      for quote in claim.quotes {
        if let reason = reason(claim, quote) {
          return Violation(claim, quote, reason, fix: fix, level: level, evidence: quote.evidence)
        }
      }
      return nil
    }
  }

  /// Refuses claims for which a fact is missing or says the opposite.
  func refuse(
    _ kinds: LexiconClaim..., unless isProven: Bool, _ message: String, fix: String,
    level: Finding.Severity? = nil
  ) -> [Violation] {
    guard !isProven else { return [] }
    return kinds.flatMap { claims($0) }.map { Violation($0, nil, message, fix: fix, level: level) }
  }

  /// Whether a text is there for a role, or words that do the same.
  func has(_ role: SectionRole, orSays kinds: LexiconClaim...) -> Bool {
    blocks.contains { block in
      block.block.role == role || !block.summary.claims.isDisjoint(with: kinds)
    }
  }

  /// The products on the screen that renew, each once.
  var renewing: [Quote] { quotes.filter(\.renews) }
}
