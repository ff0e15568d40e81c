extension MessageCheck {
  static let pluralCategoryInvalid = MessageCheck(
    "plural-category-invalid", .plurals, .warning,
    requirement: "A plural has only forms that its language has.",
    reason: "English has no 'two' and no 'few', so ICU never chooses them.",
    fix: "Remove the form, or write an exact number such as =2."
  ) { message in
    message.plurals.filter { !$0.isOrdinal }.flatMap { plural in
      plural.branches.compactMap { branch in
        guard let category = branch.category, category != .other,
          !message.locale.plurals.categories.contains(category)
        else { return nil }
        return MessageFault(
          branch.range,
          "'\(message.locale.locale.tag)' has no plural form '\(category.rawValue)'")
      }
    }
  }
}
