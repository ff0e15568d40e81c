import CopyTemplates

extension HonestyRule {
  static let featureNotInProduct = HonestyRule(
    "feature-not-in-product", .comparison, .claim, .error,
    requirement: "Every feature that is listed for a product is one that it unlocks.",
    reason: "It is the thing that is sold.",
    source: "App Review Guideline 2.3.1; UCPD Art. 6(1)(b)",
    wrong: "Monthly: offline maps (only the yearly plan has them).", right: "Yearly: offline maps."
  ) { screen in
    screen.blocks.flatMap { block in
      screen.facts.features.compactMap { feature -> Violation? in
        // A list beside several products does not say which of them gives what.
        guard block.quotes.count == 1, let quote = block.quotes.first,
          !feature.isGiven(by: quote.id),
          let text = feature.text.pattern(for: screen.screen.locale),
          block.block.text.contains(text)
        else { return nil }
        return Violation(
          missingIn: block, productID: quote.id, "'\(quote.id)' does not unlock '\(feature.id)'",
          fix: "list it for the products that unlock it", evidence: quote.evidence)
      }
    }
  }
}
