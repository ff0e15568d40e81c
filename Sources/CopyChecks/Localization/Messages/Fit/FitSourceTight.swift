import PricingEngine

extension MessageCheck {
  static let fitSourceTight = MessageCheck(
    "fit-source-tight", .fit, .note,
    requirement: "The source leaves translations room within the limit.",
    reason: "Many languages need a third more than English.",
    fix: "Shorten the source, or raise the limit.",
    .locales { (check, locale, set) throws(ICUError) in
      guard locale.isSource else { return [] }
      var found: [CheckFinding] = []
      for message in locale.sorted {
        guard let limit = message.terms?.limit, message.parsed != nil else { continue }
        let count = try set.fit.longestText(of: message).count
        guard count * 100 > limit * 85, count <= limit else { continue }
        found.append(
          check.finding(
            MessageFault(
              0..<message.pattern.utf8.count,
              "\(count) of \(limit) characters are used by the source"),
            in: message))
      }
      return found
    })
}
