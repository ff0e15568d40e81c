import PricingEngine

extension MessageCheck {
  static let pluralSameBranches = MessageCheck(
    "plural-same-branches", .plurals, .note, requirement: "The forms of a plural differ.",
    reason: "Forms that are all the same are often one that was copied and not changed.",
    fix: "Write each form, or 'other' alone.",
    .locales { check, locale, _ in
      let plurals = locale.sorted.flatMap { message in
        message.plurals.filter { $0.branches.count > 1 }.map { (message: message, plural: $0) }
      }
      let same = plurals.filter { pair in
        Set(pair.plural.branches.map { pair.message.text($0.text) }).count == 1
      }
      // Nouns stay as they are after a number in Turkish, Hungarian, Persian and more.
      guard same.count * 3 < plurals.count else { return [] }
      return same.map { pair in
        check.finding(
          MessageFault(
            pair.plural.range.lowerBound..<pair.plural.range.lowerBound + 1,
            "all forms for '\(pair.plural.argument)' are the same"), in: pair.message)
      }
    })
}
