extension MessageCheck {
  static let pluralOneLiteral = MessageCheck(
    "plural-one-literal", .plurals, .error,
    requirement: "A form for several numbers shows the number, and does not write one of them.",
    reason: "“1 день” in the form 'one' is shown for 21 days as well.",
    fix: "Write # for the number."
  ) { message in
    message.plurals.filter { !$0.isOrdinal }.flatMap { plural in
      plural.branches.compactMap { branch in
        guard case .literal(let place) = message.gap(branch) else { return nil }
        let values = branch.values.prefix(4).map(String.init).joined(separator: ", ")
        return MessageFault(
          place.range,
          "'\(message.text(place.range))' is typed, and the form '\(branch.selector)' stands for \(values)"
        )
      }
    }
  }
}
