import CopyTemplates
import PricingEngine

extension ScreenReading {
  /// Whether there is dated evidence of a kind, for a product or the whole app, of at least a value.
  func hasEvidence(
    _ kinds: PolicyFacts.Evidence.Kind..., for productID: String? = nil,
    atLeast value: ExactDecimal? = nil
  ) -> Bool {
    facts.policy.evidence.contains { evidence in
      kinds.contains(evidence.kind)
        && (evidence.productID == nil || productID == nil || evidence.productID == productID)
        && (value.map { (evidence.value ?? .zero) >= $0 } ?? true)
    }
  }
}
