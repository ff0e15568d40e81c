import CopyTemplates
import PricingEngine

/// Judges messages by the checks.
public struct MessageChecker: Sendable {
  private let checks: [MessageCheck]

  /// Creates a checker, by default of all checks.
  public init(checks: [MessageCheck] = MessageCheck.all) { self.checks = checks }

  /// What is wrong with the messages, in no order.
  ///
  /// - Parameters:
  ///   - set: The messages.
  ///   - locales: The locales that are looked at; `nil` is all.
  /// - Returns: The findings, each with the place of its words.
  /// - Throws: `ICUError` when ICU's data cannot be read.
  public func findings(
    in set: MessageSet, locales: Set<LocaleTag>? = nil
  ) throws(ICUError) -> [CheckFinding] {
    let reading = try MessageSetReading(set)
    let looked = reading.locales.filter { locales?.contains($0.locale) ?? true }
    var found: [CheckFinding] = []
    for check in checks {
      if case .set(let test) = check.test { found += test(check.about, reading) }
      if case .files(let test) = check.test {
        found += set.files.flatMap { file in
          test(file).map { check.about.finding($0, in: file) }
        }
      }
      if case .locales(let test) = check.test {
        for locale in looked { found += try test(check.about, locale, reading) }
      }
    }
    for locale in looked {
      for message in locale.messages.values { found += try findings(in: message) }
    }
    guard let locales else { return found }
    let tags = Set(locales.map(\.tag))
    return found.filter { finding in finding.cell.locale.map { tags.contains($0) } ?? true }
  }

  private func findings(in message: MessageReading) throws(ICUError) -> [CheckFinding] {
    var found: [CheckFinding] = []
    for check in checks {
      guard case .messages(let test) = check.test else { continue }
      let faults = try test(message)
      if !faults.isEmpty {
        // A fault outside the branches of a message stands in each of its sentences.
        var seen: Set<[String]> = []
        for fault in faults
        where seen.insert(["\(fault.range)", fault.message]).inserted {
          found.append(check.about.finding(fault, in: message))
        }
      }
    }
    return found
  }
}

extension LocalizationCheck {
  /// A finding about a file with the level of the check.
  fileprivate func finding(_ finding: Finding, in file: MessageFile) -> CheckFinding {
    CheckFinding(
      Finding(
        level, rule: id, at: finding.location ?? SourceLocation(file: file.file),
        path: finding.path, finding.message, fix: finding.fix),
      cell: CheckFinding.Cell(locale: file.locale?.tag ?? file.name, key: finding.path))
  }
}
