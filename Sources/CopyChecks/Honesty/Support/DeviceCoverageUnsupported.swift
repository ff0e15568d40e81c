import CopyTemplates
import PricingEngine

extension HonestyRule {
  static let deviceCoverageUnsupported = HonestyRule(
    "device-coverage-unsupported", .support, .claim, .error,
    requirement: "The devices that copy names are those that the purchase works on.",
    reason: "A purchase for one device is not one for all.",
    source: "App Review Guideline 3.1.2(a); UCPD Art. 6(1)(b)",
    wrong: "On iPhone, iPad and Mac (there is no Mac app).", right: "On iPhone and iPad."
  ) { screen in
    let platforms = screen.facts.policy.platforms
    return screen.claims(.allDevices).compactMap { claim in
      let named = claim.block.devices
      // "On all your devices" without a name needs more than one.
      let isCovered = named.isEmpty ? platforms.count > 1 : named.allSatisfy(platforms.contains)
      guard !isCovered else { return nil }
      return Violation(
        claim, nil,
        platforms.isEmpty
          ? "no fact says on which devices it works"
          : "it works on \(platforms.joined(separator: ", "))",
        fix: "state 'platforms' in paywall.json, and name only those")
    }
  }
}

extension BlockReading {
  /// The devices that the block names, as copy of every language writes them.
  fileprivate var devices: [String] {
    let words = block.text.split { !$0.isLetter }.map(String.init)
    return PolicyFacts.platformNames.filter { device in
      device.split(separator: " ").allSatisfy { words.contains(String($0)) }
    }
  }
}
