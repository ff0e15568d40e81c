extension RuleBook {
  /// The page about all rules, `docs/rules.md`.
  public static var page: String {
    let groups = HonestyRule.Group.allCases
    let rules = Dictionary(grouping: HonestyRule.all, by: \.group)
    let contents = groups.map { group in
      "- [\(group.title)](#\(group.title.headingAnchor)): \((rules[group] ?? []).count)"
    }
    let parts = groups.map { group in
      "## \(group.title)\n\n" + RuleBook(rules[group] ?? []).sections
    }
    return head + contents.joined(separator: "\n") + "\n\n" + parts.joined(separator: "\n")
  }

  private static var head: String {
    """
    # Rules

    The \(HonestyRule.all.count) rules of honest copy. How they are applied is in [Honesty](honesty.md); `paywall-render explain RULE` says \
    the same of one rule.

    An **error** is false, cannot be shown from the facts, or lacks what must be said. A **warning** is true in some reading, cannot be \
    proved, or is objected to regularly. A **note** says what would be clearer or safer. A rule of the kind \
    \(HonestyRule.Kind.allCases.map { "**\($0.rawValue)** speaks up about \($0.meaning)" }.joined(separator: ", one of the kind ")).

    The rules draw on store guidelines, consumer law and advertising practice. They are a standard of this product, and no legal advice.

    This page is generated: `paywall-render explain --rules --format markdown --output docs/rules.md`.


    """
  }
}
