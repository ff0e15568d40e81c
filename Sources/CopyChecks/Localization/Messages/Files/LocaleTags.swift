import PricingEngine

extension MessageCheck {
  static let localeTag = MessageCheck(
    "locale-tag", .files, .error,
    requirement: "A file's name, and its '@@locale', are the canonical tag of its locale.",
    reason: "A file under another name is never found.",
    fix: "Rename the file, or write its locale into '@@locale'.",
    .files { file in
      var findings: [Finding] = []
      switch file.localeError {
      case nil, .unknown?: break
      case let error?: findings.append(nameFinding(file, "\(file.name).arb: \(error.message)"))
      }
      if let locale = file.locale, locale.tag != file.name {
        findings.append(
          nameFinding(
            file, "expected the file name '\(locale.tag).arb', got '\(quotable(file.name)).arb'",
            fix: "rename the file to '\(locale.tag).arb'"))
      }
      return findings + statedFindings(file)
    })

  private static func nameFinding(
    _ file: MessageFile, _ message: String, fix: String? = nil
  ) -> Finding {
    Finding(.error, rule: "locale-tag", at: SourceLocation(file: file.file), message, fix: fix)
  }

  private static func statedFindings(_ file: MessageFile) -> [Finding] {
    guard let locale = file.locale, let stated = file.statedLocale else { return [] }
    var mismatch: [Finding] = []
    guard let text = stated.string(into: &mismatch) else { return mismatch }
    do throws(LocaleError) {
      guard try LocaleTag(text) != locale else { return [] }
      return [
        stated.finding(
          .error, rule: "locale-tag",
          "expected '\(locale.tag)' as the file's name says, got '\(quotable(text))'",
          fix: "rename the file or write '\(locale.tag)'")
      ]
    } catch {
      return [stated.finding(.error, rule: "locale-tag", error.message)]
    }
  }
}
