import PricingEngine

extension MessageCheck {
  static let keyUndefined = MessageCheck(
    "key-undefined", .files, .error,
    requirement: "Every message that a template names is in the contract.",
    reason: "The template cannot be used.",
    fix: "Correct the name, or add the message to contract.json and to every locale.",
    .set { check, set in set.set.usage.undefined.map { CheckFinding($0) } })
}
