extension HonestyRule {
  static let confirmshaming = HonestyRule(
    "confirmshaming", .pressure, .claim, .warning,
    requirement: "The way to decline is neutral.",
    reason: "Nobody has to call themselves foolish to say no.",
    source: "FTC v. Amazon (2025); India, Guidelines on Dark Patterns 2023; Gray et al. 2018",
    wrong: "No thanks, I like paying more", right: "Not now"
  ) { screen in
    screen.refuse(
      .confirmshaming, unless: false, "the words belittle who declines", fix: "write 'Not now'")
  }
}
