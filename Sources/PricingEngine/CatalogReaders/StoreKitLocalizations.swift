extension JSONObjectReader {
  /// Reads the names and descriptions of a product.
  ///
  /// Entries without a name are dropped in silence: Xcode creates one that people seldom fill in.
  func localizations(into findings: inout [Finding]) -> [Product.Localization] {
    var texts: [Product.Localization] = []
    var seen: Set<String> = []
    for element in list("localizations", into: &findings) {
      guard let entry = StoreKitText(element, seen: &seen, into: &findings) else { continue }
      guard !entry.name.isEmpty, !texts.contains(where: { $0.locale == entry.locale })
      else { continue }
      texts.append(
        Product.Localization(
          locale: entry.locale, displayName: entry.name, description: entry.description))
    }
    return texts
  }

  /// Reads the names of a group by locale.
  func displayNames(into findings: inout [Finding]) -> [String: String] {
    var names: [String: String] = [:]
    var seen: Set<String> = []
    for element in list("localizations", into: &findings) {
      guard let entry = StoreKitText(element, seen: &seen, into: &findings) else { continue }
      if !entry.name.isEmpty, names[entry.locale] == nil { names[entry.locale] = entry.name }
    }
    return names
  }

  /// Notes a product without a name in any language.
  func checkName(of texts: [Product.Localization], into findings: inout [Finding]) {
    let list = present("localizations")
    // A list of another type was reported already.
    guard texts.isEmpty, list?.isList != false else { return }
    findings.append(
      (list ?? reader).finding(
        .note, .nameMissing, "the product has no name in any language",
        fix: "fill in 'displayName' in 'localizations'"))
  }
}

/// One entry of `localizations`.
struct StoreKitText {
  let locale: String
  let name: String
  let description: String

  /// Reads an entry; `seen` holds the locales of the entries before it.
  init?(_ reader: JSONReader, seen: inout Set<String>, into findings: inout [Finding]) {
    guard let object = reader.object(into: &findings) else { return nil }
    _ = StoreKitKeys.localization.check(object, into: &findings)
    guard let locale = object.locale(into: &findings) else { return nil }
    if !seen.insert(locale).inserted {
      findings.append(
        (object["locale"] ?? reader).finding(
          .warning, .localeDuplicate, "a second text for '\(locale)'; the first is kept",
          fix: "remove one of the two"))
    }
    self.locale = locale
    name = object.name("displayName", into: &findings)
    description = plainText(object.label("description", into: &findings) ?? "")
  }
}

extension JSONObjectReader {
  /// Reads a name and removes what no name should have; an absent one is empty.
  func name(_ key: String, into findings: inout [Finding]) -> String {
    guard let text = label(key, into: &findings), let value = self[key] else { return "" }
    let name = plainText(text)
    guard name != text, !name.isEmpty else { return name }
    let hasControls = text.unicodeScalars.contains(where: isControl)
    findings.append(
      hasControls
        ? value.finding(
          .warning, .nameControlCharacter,
          "the name '\(quotable(text))' holds line ends or control characters",
          fix: "write '\(quotable(name))'")
        : value.finding(
          .warning, .nameUntrimmed, "the name '\(quotable(text))' has space around it",
          fix: "write '\(quotable(name))'"))
    return name
  }
}

/// A text without white space around it, and with one space for each run of control characters and the space around it.
func plainText(_ text: String) -> String {
  let pieces = text.unicodeScalars.split(whereSeparator: isControl)
  return pieces.map { trimmed(String($0)) }.filter { !$0.isEmpty }.joined(separator: " ")
}

private func trimmed(_ text: String) -> String {
  let start = text.drop(while: \.isWhitespace)
  let end = start.lastIndex { !$0.isWhitespace }.map { start.index(after: $0) }
  return String(start[..<(end ?? start.startIndex)])
}

extension JSONObjectReader {
  /// The BCP 47 tag of the object's locale; a missing one gets a warning.
  func locale(into findings: inout [Finding]) -> String? {
    guard let value = present("locale") else {
      findings.append(
        reader.finding(
          .warning, .localeMissing, "the text has no locale, so it is not read",
          fix: "add 'locale', such as 'en_US'"))
      return nil
    }
    guard let code = label("locale", into: &findings) else { return nil }
    return value.localeTag(code, into: &findings)
  }
}

extension JSONReader {
  /// The BCP 47 tag of a locale code, which the format spells with underscores.
  ///
  /// A code that CLDR does not know gets a warning, and its text is not read.
  func localeTag(_ code: String, into findings: inout [Finding]) -> String? {
    do {
      return try LocaleTag(code).tag
    } catch {
      findings.append(
        finding(
          .warning, .localeInvalid, "expected a locale such as 'en_US', got '\(quotable(code))'",
          fix: error.storeKitFix))
      return nil
    }
  }
}

extension LocaleError {
  /// What to do about a locale code of a StoreKit configuration file.
  fileprivate var storeKitFix: String {
    switch self {
    case .malformed(_, let suggestion?), .unknown(_, let suggestion?):
      "write '\(String(suggestion.map { $0 == "-" ? "_" : $0 }))'"
    case .unknownSubtag(_, let subtag), .unsupportedSubtag(_, let subtag),
      .unknownDigits(_, let subtag):
      "correct or remove '\(quotable(subtag))'"
    case .malformed, .unknown, .icu:
      "write the language code, with '_' before script or region"
    }
  }
}
