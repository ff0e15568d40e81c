import PricingEngine

extension MessageCheck {
  static let pluralBranchUnreachable = MessageCheck(
    "plural-branch-unreachable", .plurals, .note,
    requirement: "A number of the offers leads to each form that a team wrote.",
    reason: "Translators work on words that nobody sees.",
    fix: "Remove the form, unless another catalog needs it.",
    .locales { check, locale, _ in
      // Built-in messages serve every catalog, and ICU wants 'other' always.
      var dead: [DeadForm] = []
      for message in locale.sorted where message.file.isOwn {
        for plural in message.plurals where !plural.isOrdinal {
          dead += plural.branches.filter(\.isDead).map { DeadForm(message: message, branch: $0) }
        }
      }
      return Dictionary(grouping: dead, by: \.branch.selector).values.compactMap { found in
        found.first.map { check.finding($0.fault(others: found.count - 1), in: $0.message) }
      }
    })
}

/// A form that no number leads to.
private struct DeadForm {
  let message: MessageReading
  let branch: PluralReading.Branch

  func fault(others: Int) -> MessageFault {
    let places = others == 1 ? "1 more place" : "\(others) more places"
    let more = others == 0 ? "" : ", here and in " + places
    return MessageFault(
      branch.range, "no number of the offers leads to the form '\(branch.selector)'" + more)
  }
}

extension PluralReading.Branch {
  /// Whether no number leads to it, and it is neither misspelled nor the one that ICU wants always.
  fileprivate var isDead: Bool {
    values.isEmpty && selector != "other" && (exact != nil || category != nil)
  }
}
