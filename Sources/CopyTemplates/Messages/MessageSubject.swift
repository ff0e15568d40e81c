/// A thing that a message speaks of, without which it makes no sense; the raw value is its name in `contract.json`.
public enum MessageSubject: String, Sendable, Hashable, CaseIterable {
  /// The app's own free evaluation.
  case evaluation
  /// An introductory offer of the plan.
  case offer
  /// A plan that is billed monthly with a 12-month commitment.
  case commitment
}
