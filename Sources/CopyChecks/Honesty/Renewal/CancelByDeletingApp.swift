extension HonestyRule {
  static let cancelByDeletingApp = HonestyRule(
    "cancel-by-deleting-app", .renewal, .claim, .error,
    requirement: "Deleting the app is never called canceling.",
    reason: "The store goes on charging.",
    source: "Google Play, Subscriptions policy; FTC Act Section 5",
    wrong: "To cancel, just delete the app.", right: "Cancel in the settings of your store account."
  ) { screen in
    screen.refuse(.deleteToCancel, fix: "say where subscriptions are canceled") { _, quote in
      quote.renews ? "deleting the app does not end '\(quote.id)'" : nil
    }
  }
}
