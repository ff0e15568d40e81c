import PricingEngine

extension HonestyRule {
  static let familySharingFalse = HonestyRule(
    "family-sharing-false", .support, .claim, .error,
    requirement: "'Share with your family' is said only of what can be shared.",
    reason: "The family finds out after paying.",
    source: "Human Interface Guidelines, In-app purchase; App Store Connect Help, Family Sharing",
    wrong: "Share with your family (not enabled).", right: "For you alone, on all your devices."
  ) { screen in
    screen.refuse(.familySharing, fix: "leave it out") { claim, quote in
      quote.plan.product.isFamilyShareable ? nil : "'\(quote.id)' cannot be shared with a family"
    }
  }

  static let deviceCoverageUnsupported = HonestyRule(
    "device-coverage-unsupported", .support, .claim, .error,
    requirement: "The devices that copy names are those that the purchase works on.",
    reason: "A purchase for one device is not one for all.",
    source: "App Review Guideline 3.1.2(a); UCPD Art. 6(1)(b)",
    wrong: "On iPhone, iPad and Mac (there is no Mac app).", right: "On iPhone and iPad."
  ) { screen in
    let platforms = screen.facts.policy.platforms
    return screen.claims(.allDevices).compactMap { claim in
      let named = devices.filter { claim.block.block.text.contains($0) }
      guard platforms.isEmpty || named.contains(where: { !platforms.contains($0) }) else {
        return nil
      }
      return Violation(
        claim, nil,
        platforms.isEmpty
          ? "no fact says on which devices it works"
          : "it works on \(platforms.joined(separator: ", "))",
        fix: "state 'platforms' in paywall.json, and name only those")
    }
  }

  static let privacyClaimUnsupported = HonestyRule(
    "privacy-claim-unsupported", .support, .claim, .error,
    requirement: "'We collect nothing' is said only when that is so.",
    reason: "It is checked against the privacy label.",
    source: "App Review Guideline 5.1.1; FTC Act Section 5",
    wrong: "No tracking, no data collected.", right: "See our privacy policy."
  ) { screen in
    screen.refuse(
      .collectsNothing, unless: screen.facts.policy.collectsData == false,
      "no fact says that the app collects no data",
      fix: "leave it out, or state 'collectsData': false in paywall.json")
  }
}

/// The names of devices as copy writes them, in every language.
private let devices = ["iPhone", "iPad", "Mac", "Apple Watch", "Apple TV", "Vision Pro", "Android"]
