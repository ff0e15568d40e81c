import CopyTemplates

extension HonestyRule {
  static let trickWording = HonestyRule(
    "trick-wording", .pressure, .claim, .note,
    requirement: "A control does not deny twice.",
    reason: "'Don't not remind me' is clicked wrongly.",
    source: "Mathur et al. 2019 (misdirection); Cal. Bus. & Prof. Code §17602(a)(5)",
    wrong: "[No, don't skip the trial]", right: "[Not now]"
  ) { screen in
    screen.blocks.filter {
      ($0.block.isControl || $0.block.role == .decline) && $0.block.provenClaims == nil
    }
    .compactMap { block in
      guard block.negatorCount > 1 else { return nil }
      return Violation(
        missingIn: block, "the control denies twice", fix: "say what happens when it is pressed")
    }
  }
}
