extension HonestyRule {
  static let supportContactMissing = HonestyRule(
    "support-contact-missing", .support, .disclosure, .note,
    requirement: "There is a way to ask before paying.",
    reason: "Questions before a purchase save complaints after it.",
    source: "CRD Art. 6(1)(c); App Review Guideline 1.5",
    wrong: "[Subscribe]", right: "[Subscribe] [Help]"
  ) { screen in
    guard screen.facts.links[.support] == nil, !screen.has(.support),
      let quote = screen.quotes.first
    else { return [] }
    return [
      Violation(
        productID: quote.id, "there is no way to ask", fix: "state 'links.support' in paywall.json")
    ]
  }
}
