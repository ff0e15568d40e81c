import CopyTemplates
import PricingEngine

extension MessageCheck {
  static let keyMissing = MessageCheck(
    "key-missing", .files, .error,
    requirement: "A locale has every message, itself or through what it inherits from.",
    reason: "Copy that needs the message cannot be written in that language.",
    fix: "Add the message to the locale's file.",
    .locales { check, locale, set in
      // Nothing is known of a file that cannot be read.
      guard locale.files.allSatisfy(\.problems.isEmpty) else { return [] }
      let missing = set.set.contract.messages.keys.filter { key in
        isExpected(key, in: locale, of: set.set) && set.message(key, for: locale) == nil
      }.sorted(by: bytesPrecede)
      guard missing.count <= mostNamed else {
        return [manyMissing(check, missing, in: locale, of: set)]
      }
      return missing.map { key in
        check.finding(
          at: locale.files.first.map { SourceLocation(file: $0.file) }, locale: locale.locale,
          key: key, "message '\(key)' is missing in \(locale.locale.tag)",
          fix: "add it to \(locale.locale.tag).arb", level: level(of: key, in: set.set))
      }
    })

  /// More are one finding: the language has hardly been begun.
  private static let mostNamed = 20

  private static func manyMissing(
    _ check: LocalizationCheck, _ missing: [String], in locale: LocaleReading,
    of set: MessageSetReading
  ) -> CheckFinding {
    let count = set.set.contract.messages.count
    let examples = missing.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return check.finding(
      at: locale.files.first.map { SourceLocation(file: $0.file) }, locale: locale.locale,
      "\(missing.count) of \(count) messages are missing in \(locale.locale.tag), such as \(examples)",
      fix: "add them to \(locale.locale.tag).arb")
  }

  /// A message of the team's own is expected where the team writes.
  private static func isExpected(
    _ key: String, in locale: LocaleReading, of set: MessageSet
  ) -> Bool {
    guard set.ownKeys.contains(key) else { return true }
    return locale.files.contains(where: \.isOwn)
  }

  /// Nothing fails for the lack of a message that no template shows.
  private static func level(of key: String, in set: MessageSet) -> Finding.Severity {
    set.usage.keys.map { $0.contains(key) } ?? true ? .error : .warning
  }
}
