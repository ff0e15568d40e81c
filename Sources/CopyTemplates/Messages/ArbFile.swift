import PricingEngine

/// The messages of one `.arb` file, as written.
///
/// Application Resource Bundle: a JSON object of messages by key; `@@` keys are about the file and `@` keys
/// about a message, and both are for translators.
public struct ArbFile: Sendable {
  /// The messages by key, each with its place.
  public let messages: [String: JSONReader]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - locale: The locale that the file's name states; `@@locale` must agree when it is there.
  ///   - findings: Where everything that is wrong goes.
  public init(reading source: SourceText, locale: LocaleTag, into findings: inout [Finding]) {
    var messages: [String: JSONReader] = [:]
    if let object = parsedRoot(of: source, into: &findings)?.object(into: &findings) {
      for member in object.members {
        let value = object[member: member]
        if member.key == "@@locale" {
          Self.checkLocale(value, is: locale, into: &findings)
        } else if !member.key.hasPrefix("@") {
          messages[member.key] = value
        }
      }
    }
    self.messages = messages
  }

  private static func checkLocale(
    _ reader: JSONReader, is locale: LocaleTag, into findings: inout [Finding]
  ) {
    guard let text = reader.string(into: &findings) else { return }
    do throws(LocaleError) {
      guard try LocaleTag(text) != locale else { return }
      findings.append(
        reader.finding(
          .error, rule: "locale-tag",
          "expected '\(locale.tag)' as the file's name says, got '\(text)'",
          fix: "rename the file or write '\(locale.tag)'"))
    } catch {
      findings.append(reader.finding(.error, rule: "locale-tag", error.message))
    }
  }
}
