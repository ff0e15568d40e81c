extension HonestyRule {
  static let trialReminderUnsupported = HonestyRule(
    "trial-reminder-unsupported", .trials, .claim, .error,
    requirement: "A reminder before the trial ends is promised only when the app sends one.",
    reason: "Who relies on it cancels too late.",
    source: "FTC Act Section 5",
    wrong: "We'll remind you before your trial ends.", right: "Cancel a day before the trial ends."
  ) { screen in
    switch screen.facts.policy.trialReminder {
    case .always: []
    case .notification:
      screen.claims(.trialReminder).map {
        Violation(
          $0, nil, "the reminder is a notification, which the customer may not have allowed",
          fix: "say that notifications must be allowed", level: .warning)
      }
    case .none?, nil:
      screen.claims(.trialReminder).map {
        Violation(
          $0, nil, "nothing says that the app sends a reminder",
          fix: "leave it out, or state 'trialReminder' in paywall.json")
      }
    }
  }
}
