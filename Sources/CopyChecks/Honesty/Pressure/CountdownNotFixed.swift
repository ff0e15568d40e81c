import CopyTemplates
import PricingEngine

extension HonestyRule {
  static let countdownNotFixed = HonestyRule(
    "countdown-not-fixed", .pressure, .claim, .error,
    requirement: "A countdown runs to one fixed moment, not to one of each visit.",
    reason: "A timer that starts again lies.",
    source: "Mathur et al. 2019 (countdown timer); FTC, dark patterns report 2022",
    wrong: "09:59 left (starts again on each visit)", right: "Until 31 March."
  ) { screen in
    guard screen.facts.policy.promotion?.endsAt == nil else { return [] }
    return screen.blocks.filter { $0.block.provenClaims == nil && isClock($0.block.text) }.map {
      Violation(missingIn: $0, "a countdown without a promotion that ends", fix: "leave it out")
    }
  }
}

/// Whether a text is a running clock: `09:59`, `00:12:30`, or one beside the picture of a clock: `⏳ 14:59 left`.
private func isClock(_ text: String) -> Bool {
  // Few texts have a colon, and looking at all characters of the others takes long.
  guard text.utf8.contains(UInt8(ascii: ":")) else { return false }
  let words = text.split(whereSeparator: \.isWhitespace)
  let hasPicture = words.contains { word in word.contains { "⏳⌛⏰⏱⏲".contains($0) } }
  let clocks = words.filter { isTime($0) }
  return clocks.count == 1 && (words.count == 1 || hasPicture && words.count <= 6)
}

private func isTime(_ text: Substring) -> Bool {
  let parts = text.split(separator: ":", omittingEmptySubsequences: false)
  return (2...4).contains(parts.count)
    && parts.allSatisfy { $0.count == 2 && $0.allSatisfy(\.isNumber) }
}
