import PricingEngine

extension MessageCheck {
  static let pluralValueUncovered = MessageCheck(
    "plural-value-uncovered", .plurals, .error,
    requirement: "Every number of the offers has the form that its language asks for.",
    reason: "A number without its form gets that of 'other': “3 месяца” becomes “3 месяцев”.",
    fix: "Add the form."
  ) { message in
    message.plurals.filter { !$0.isOrdinal && !message.isForAllNumbers($0) }.flatMap { plural in
      plural.uncovered.filter { plural.exact(in: $0.category) == nil }.map { gap in
        MessageFault(
          plural.range.lowerBound..<plural.range.lowerBound + 1,
          "\(gap.text) takes the form '\(gap.category.rawValue)', which is missing",
          fix: "add '\(gap.category.rawValue)'")
      }
    }
  }
}

extension PluralReading {
  /// A category that numbers ask for and the plural does not have.
  struct Uncovered {
    let category: PluralCategory
    let values: [Int]

    /// The numbers in words: `2, 3`.
    var text: String {
      values.prefix(4).map(String.init).joined(separator: ", ")
        + (values.count > 4 ? " and more" : "")
    }
  }

  /// What numbers ask for and the plural does not have.
  var uncovered: [Uncovered] {
    let exact = Set(branches.compactMap(\.exact))
    let open = values.filter { !exact.contains($0) }
    return PluralCategory.allCases.compactMap { category in
      guard category != .other, branch(of: category) == nil else { return nil }
      let values = open.filter { categories[$0] == category }
      return values.isEmpty ? nil : Uncovered(category: category, values: values)
    }
  }

  /// An exact form that stands where the category's own should.
  func exact(in category: PluralCategory) -> Branch? {
    branches.first { $0.exact.map { categories[$0] == category } ?? false }
  }
}

extension MessageReading {
  /// Whether a plural says the same for all numbers, as “Still free: 3” can; the words of a period cannot.
  fileprivate func isForAllNumbers(_ plural: PluralReading) -> Bool {
    plural.branches.allSatisfy { $0.selector == "other" }
      && OfferValues.unit(ofPeriodMessage: key) == nil
  }
}
