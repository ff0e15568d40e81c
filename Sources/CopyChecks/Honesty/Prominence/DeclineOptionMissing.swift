import CopyTemplates

extension HonestyRule {
  static let declineOptionMissing = HonestyRule(
    "decline-option-missing", .prominence, .disclosure, .warning,
    requirement: "A screen that sells has a visible, neutral way out.",
    reason: "A hidden way out is none.",
    source: "Human Interface Guidelines, Modality; FTC v. Amazon (2025)",
    wrong: "[Subscribe]", right: "[Subscribe] [Not now]"
  ) { screen in
    guard screen.isLaidOut ? screen.has(.purchase) : screen.hasPurchaseControl,
      !screen.has(.decline, orSays: .decline)
    else { return [] }
    return [Violation(missingIn: nil, "the screen has no way out", fix: "add a control 'Not now'")]
  }
}

extension ScreenReading {
  /// Whether a screen that this tool did not lay out has a control that leads neither to terms nor back.
  var hasPurchaseControl: Bool {
    blocks.contains { block in
      block.block.isControl
        && !block.says(.decline, .restorePurchases, .termsOfUse, .privacyPolicy, .cancelRoute)
    }
  }
}
