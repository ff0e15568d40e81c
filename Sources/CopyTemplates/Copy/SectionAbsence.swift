import PricingEngine

/// What follows from a section that is not there.
enum SectionAbsence {
  /// It is required, so that the paywall cannot be written.
  case refused(CompositionError.Refusal)
  /// It is optional, and somebody should know.
  case noticed(Finding)
}

extension TemplateSection {
  /// What follows when the section is not there; `nil` when nothing does.
  ///
  /// A fact that nobody gave, or words that are missing in a language, can be added; an offer that a product does not
  /// have is no news.
  /// - Parameters:
  ///   - productID: The product that the section would be about.
  ///   - reasons: Why each message was not used, in the order they were tried.
  ///   - missing: The fact that nobody gave, when that is the reason.
  /// - Returns: What follows; `nil` when nothing does.
  func absence(productID: String?, reasons: [String], missing: String?) -> SectionAbsence? {
    if isRequired {
      let all = reasons.isEmpty ? missing.map { ["nobody gave '\($0)'"] } ?? [] : reasons
      return .refused(
        CompositionError.Refusal(section: id, productID: productID, reasons: all))
    }
    if let missing {
      return .noticed(
        Finding(
          .note, rule: "fact-missing", "left out '\(id)': nobody gave '\(missing)'",
          fix: "add '\(missing)' to paywall.json"))
    }
    guard case .fact = source, let reason = reasons.first else { return nil }
    return .noticed(
      Finding(
        .warning, rule: "text-untranslated", "left out '\(id)': \(reason)",
        fix: "add the words to paywall.json"))
  }
}
