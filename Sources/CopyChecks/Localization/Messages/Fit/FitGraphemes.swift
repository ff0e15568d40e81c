import PricingEngine

extension MessageCheck {
  static let fitGraphemes = MessageCheck(
    "fit-graphemes", .fit, .warning,
    requirement:
      "A text is no longer than its limit, with the longest values that the catalog has.",
    reason: "A button or badge is cut off, or breaks the layout.", fix: "Shorten the text.",
    .locales { (check, locale, set) throws(ICUError) in
      var found: [CheckFinding] = []
      for message in locale.sorted {
        guard let limit = message.terms?.limit, message.mayExceed(limit) else { continue }
        let longest = try set.fit.longestText(of: message)
        guard longest.count > limit else { continue }
        found.append(
          check.finding(
            MessageFault(
              0..<message.pattern.utf8.count,
              "\(longest.count) characters, at most \(limit): '\(quotable(longest.text, upTo: 100))'"
            ),
            in: message))
      }
      return found
    })
}

extension MessageReading {
  /// Whether a look is needed: a text without values is at most as long as its bytes.
  fileprivate func mayExceed(_ limit: Int) -> Bool {
    guard let parsed else { return false }
    return !parsed.arguments.isEmpty || pattern.utf8.count > limit
  }
}
