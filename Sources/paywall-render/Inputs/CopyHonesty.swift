import CopyChecks
import CopyTemplates
import PricingEngine

/// Judges one paywall before it is written.
enum CopyHonesty {
  /// What the rules say about finished copy.
  ///
  /// A required statement that is missing only because nobody gave the fact for it, as with a bare catalog, is a warning here and
  /// an error of `check`.
  static func findings(
    of paywall: Paywall, _ options: ParsedOptions
  ) throws(InputError) -> [Finding] {
    let judge = HonestyTexts(
      checker: HonestyChecker(library: .builtIn(reading: .asNeeded)),
      quotes: paywall.copy.plans.map(\.quote), facts: paywall.workspace.facts)
    do throws(LexiconError) {
      return try judge.findings(
        of: paywall.copy, template: paywall.template.definition,
        hasOwnMessages: MessageLibrary.hasOwnWords(options, in: paywall.copy.locale)
      ).map(rendered)
    } catch {
      throw .message("\(error)")
    }
  }

  /// A finding as it is reported of a paywall that is being written.
  static func rendered(_ check: CheckFinding) -> Finding {
    let finding = check.finding
    let isMissing = check.words.isEmpty && HonestyRule.named(finding.rule)?.kind == .disclosure
    let words = check.words.isEmpty ? "" : "'\(quotable(check.words))': "
    let sum = check.evidence?.sum.map { " (\($0))" } ?? ""
    return Finding(
      isMissing && finding.severity == .error ? .warning : finding.severity, rule: finding.rule,
      at: finding.location, path: check.cell.key, productID: finding.productID,
      words + finding.message + sum, fix: finding.fix)
  }
}
