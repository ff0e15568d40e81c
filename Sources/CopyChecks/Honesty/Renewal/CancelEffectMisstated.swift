extension HonestyRule {
  static let cancelEffectMisstated = HonestyRule(
    "cancel-effect-misstated", .renewal, .claim, .error,
    requirement:
      "Canceling is said to stop the next renewal: it neither ends access at once nor pays the rest back.",
    reason:
      "Who expects money back cancels too late, and who expects to lose access cancels not at all.",
    source:
      "Apple, Auto-renewable subscriptions; Google Play, Subscriptions policy; FTC Act Section 5",
    wrong: "Cancel early and we pay back the unused months.",
    right: "Cancel anytime; access lasts until the end of the time paid for."
  ) { screen in
    screen.refuse(.cancelNowEnds, fix: "say that access lasts until the end of the time paid for") {
      _, quote in
      quote.renews ? "canceling stops the next renewal, and nothing before it" : nil
    }
  }
}
