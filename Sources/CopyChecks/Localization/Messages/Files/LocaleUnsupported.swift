import PricingEngine

extension MessageCheck {
  static let localeUnsupported = MessageCheck(
    "locale-unsupported", .files, .error,
    requirement: "The ICU at hand has data for the language of a file.",
    reason: "Numbers and plurals of an unknown language come out in another one, without an error.",
    fix: "Write the language's code, or update ICU.",
    .files { file in
      guard case .unknown? = file.localeError, let error = file.localeError else { return [] }
      return [
        Finding(
          .error, rule: "locale-unsupported", at: SourceLocation(file: file.file),
          "\(quotable(file.name)).arb: \(error.message)")
      ]
    })
}
