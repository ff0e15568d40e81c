import CopyChecks
import CopyTemplates

/// Whole paywalls that keep every rule; rows change one thing in them.
enum HonestScreens {
  /// Two plans of `tempo`.
  static let plans = """
    Tempo Pro
    All training plans, offline maps and export to GPX.

    Tempo Pro Yearly
    $66.99 per year
    Save 44% compared with twelve payments of $9.99.
    Renews automatically at $66.99 per year until canceled.

    Tempo Pro Monthly
    $9.99 per month
    Renews automatically at $9.99 per month until canceled.

    Cancel at least one day before the renewal in Settings › Apple Account › Subscriptions.

    [Subscribe]
    [Not now]
    Restore Purchases · Terms of Use · Privacy Policy
    """

  /// The free trial of `weektrial`.
  static let trial = """
    Sprout Plus Yearly
    Care plans for every plant, and a light meter.

    $39.99 per year
    New subscribers: the first 7 days are free. After 7 days, $39.99 per year is charged automatically unless you cancel \
    at least one day before.
    Renews automatically at $39.99 per year until canceled. Cancel in Settings › Apple Account › Subscriptions.

    [Subscribe]
    [Not now]
    Restore Purchases · Terms of Use · Privacy Policy
    """

  /// The reduced price of `payg`.
  static let introductory = """
    Lingua Premium Monthly
    All lessons and speaking practice.

    $12.99 per month
    New subscribers pay $2.99 per month for the first 3 months, then $12.99 per month.
    After that it renews automatically at $12.99 per month until canceled. Cancel at least one day before in \
    Settings › Apple Account › Subscriptions.

    [Subscribe]
    [Not now]
    Restore Purchases · Terms of Use · Privacy Policy
    """

  /// The commitment of `commit`, in the United Kingdom.
  static let commitment = """
    Skylark Year in 12 Payments
    Identify bird songs and keep a field log.

    £4.99 per month, 12 payments, £59.88 in total
    Commits you to 12 months. If you cancel, the plan does not renew, but the remaining payments are still due.
    Renews automatically for another 12 payments of £4.99 until cancelled.
    Cancel at least one day before in Settings › Apple Account › Subscriptions.

    [Subscribe]
    [Not now]
    Restore Purchases · Terms of Use · Privacy Policy
    """

  /// The purchase of `unlock`, after an evaluation.
  static let unlock = """
    Tuning Fork Full Version
    All instruments and historical temperaments.

    Try everything for 14 days. After that, tuning pauses until you unlock the app; your saved tunings stay on your device.
    Nothing is charged when the evaluation ends, and there is nothing to cancel.
    Unlock the app at any time: $24.99, paid once.

    [Start the evaluation]
    [Not now]
    Restore Purchases · Privacy Policy · Terms of Use
    """

  /// The pass of `season`.
  static let pass = """
    Piste Season Pass
    Maps of all slopes and snow reports.

    $14.99, paid once for three months.
    The pass ends by itself after three months. It does not renew.

    [Buy the pass]
    [Not now]
    Restore Purchases · Terms of Use · Privacy Policy
    """

  /// The yearly plan of `tempo` as this tool lays it out.
  static let rendered: [ScreenBlock] = [
    .rendered("Tempo Pro", .headline, 1),
    .rendered("Offline maps", .benefit, 3),
    .rendered("Tempo Pro Yearly", .productName, 2, in: "app.example.tempo.yearly"),
    .rendered("$66.99 per year", .billedAmount, 1, in: "app.example.tempo.yearly"),
    .rendered(
      "$5.59 per month, billed as $66.99 per year", .equivalent, 3, in: "app.example.tempo.yearly"),
    .rendered(
      "Renews automatically at $66.99 per year until canceled.", .renewalTerms, 3,
      in: "app.example.tempo.yearly"),
    .rendered("Cancel a day before in your account settings.", .cancelTerms, 3),
    .rendered("Subscribe", .purchase, 2, in: "app.example.tempo.yearly"),
    .rendered("Not now", .decline, 3),
    .rendered("Restore Purchases", .restore, 3),
    .rendered("Terms of Use", .terms, 3),
    .rendered("Privacy Policy", .privacy, 3),
  ]

  /// The purchase of `unlock` as this tool lays it out.
  static let renderedUnlock: [ScreenBlock] = [
    .rendered("Tuning Fork", .headline, 1),
    .rendered("All instruments", .benefit, 3),
    .rendered("Tuning Fork Full Version", .productName, 2, in: "app.example.unlock.full"),
    .rendered("$24.99", .billedAmount, 1, in: "app.example.unlock.full"),
    .rendered("Unlock", .purchase, 2, in: "app.example.unlock.full"),
    .rendered("Not now", .decline, 3),
    .rendered("Restore Purchases", .restore, 3),
    .rendered("Terms of Use", .terms, 3),
    .rendered("Privacy Policy", .privacy, 3),
  ]
}

extension ScreenBlock {
  /// A block that this tool wrote.
  static func rendered(
    _ text: String, _ role: SectionRole, _ prominence: Int, in productID: String? = nil
  ) -> ScreenBlock {
    ScreenBlock(text, role: role, prominence: prominence, productID: productID, provenClaims: [])
  }

  /// A button that somebody wrote.
  static func button(_ text: String, _ role: SectionRole? = nil) -> ScreenBlock {
    ScreenBlock(text, role: role, isControl: true)
  }
}

extension String {
  /// The text with some words in the place of others, which it must have.
  func swapping(_ old: String, _ new: String) -> String {
    let parts = split(separator: old, omittingEmptySubsequences: false)
    precondition(parts.count > 1, "'\(old)' is not in the text")
    return parts.joined(separator: new)
  }
}

extension [ScreenBlock] {
  /// The blocks without those in a role, which there must be.
  func without(_ role: SectionRole) -> [ScreenBlock] {
    precondition(contains { $0.role == role }, "no block is a \(role.rawValue)")
    return filter { $0.role != role }
  }

  /// The blocks with others in the place of those in a role, which there must be.
  func replacing(_ role: SectionRole, _ others: ScreenBlock...) -> [ScreenBlock] {
    precondition(contains { $0.role == role }, "no block is a \(role.rawValue)")
    return flatMap { $0.role == role ? others : [$0] }
  }
}
