import PricingEngine

extension MessageCheck {
  static let inconsistent = MessageCheck(
    "inconsistent", .terms, .note,
    requirement: "What is the same in the source is the same in a translation.",
    reason: "Two wordings for one thing look like two things.",
    fix: "Choose one wording, unless the two places ask for two.",
    .locales { check, locale, _ in
      guard !locale.isSource else { return [] }
      let messages = locale.sorted.filter { $0.source != nil && $0.parsed != nil }
      let groups = Dictionary(grouping: messages) { $0.source?.pattern ?? "" }
      return groups.values.flatMap { group -> [CheckFinding] in
        guard let first = group.first else { return [] }
        return group.dropFirst().filter { $0.pattern != first.pattern }.map { message in
          check.finding(
            MessageFault(
              0..<message.pattern.utf8.count,
              "'\(first.key)' has the same source and is '\(quotable(first.pattern))'"), in: message
          )
        }
      }
    })
}
