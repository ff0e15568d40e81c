/// The settings of a file that touch prices and texts.
struct StoreKitSettings {
  /// The storefront of the prices; the default while `isStorefrontKnown` is false.
  private(set) var storefront = Storefront.testEnvironmentDefault
  /// Whether the file names the storefront.
  private(set) var namesStorefront = false
  /// Whether it is clear which storefront the prices are for.
  private(set) var isStorefrontKnown = true
  /// The default locale of the texts, as a BCP 47 tag.
  private(set) var locale: String?
  /// Whether the file is linked to an app record in App Store Connect.
  private(set) var isLinked = false

  init() {}

  /// Reads the settings, which may be missing.
  init(of root: JSONObjectReader, into findings: inout [Finding]) {
    guard let value = root.present("settings") else {
      findings.append(missingStorefront(in: root.reader))
      return
    }
    guard case .object(let members) = value.node.kind else {
      findings.append(value.mismatch(expected: "an object", severity: .warning))
      findings.append(missingStorefront(in: value))
      return
    }
    let object = JSONObjectReader(value, members: members)
    checkKeys(object, into: &findings)
    readStorefront(object, into: &findings)
    locale = object.label("_locale", into: &findings).flatMap { code in
      guard !code.isEmpty else { return nil }
      return object["_locale"]?.localeTag(code, into: &findings)
    }
    checkLink(object, into: &findings)
  }

  private func checkKeys(_ object: JSONObjectReader, into findings: inout [Finding]) {
    for member in object.members where member.key == "storefront" {
      findings.append(
        object.keyFinding(
          member, .warning, .storefrontMisplaced, "the key 'storefront' is not read",
          fix: "rename it to '_storefront'"))
    }
    let rest = JSONObjectReader(
      object.reader, members: object.members.filter { $0.key != "storefront" })
    _ = StoreKitKeys.settings.check(rest, into: &findings)
  }

  private func missingStorefront(in reader: JSONReader) -> Finding {
    reader.finding(
      .note, .storefrontMissing,
      "the file names no storefront; prices are read as \(storefront.currency), for storefront "
        + "\(storefront)",
      fix: "name the storefront as '_storefront' in 'settings'")
  }

  private mutating func readStorefront(
    _ object: JSONObjectReader, into findings: inout [Finding]
  ) {
    guard let value = object.present("_storefront") else {
      findings.append(missingStorefront(in: object.reader))
      return
    }
    guard let code = value.string(into: &findings) else {
      isStorefrontKnown = false
      return
    }
    guard !code.isEmpty else {
      findings.append(missingStorefront(in: value))
      return
    }
    do {
      storefront = try Storefront(code: code)
      namesStorefront = true
      guard storefront.code != code else { return }
      findings.append(
        value.finding(
          .warning, .storefrontSpelling,
          "expected a three-letter storefront code, got '\(code)'; it is read as '\(storefront)'",
          fix: "write '\(storefront)'"))
    } catch {
      isStorefrontKnown = false
      findings.append(
        value.finding(
          .error, .storefrontUnknown,
          "unknown storefront '\(quotable(code))', so the currency of the prices is not known",
          fix: error.suggestion.map { "write '\($0)'" }
            ?? "write a three-letter code, such as 'USA'"))
    }
  }

  /// Notes the link to an app record.
  ///
  /// Its identifiers are account data, so no finding names them.
  private mutating func checkLink(_ object: JSONObjectReader, into findings: inout [Finding]) {
    let link = SecretKeys.names.compactMap { object.present($0) }
    isLinked = !link.isEmpty
    guard link.contains(where: \.isPlaceholder) else { return }
    findings.append(
      object.reader.finding(
        .note, .placeholderIdentifier,
        "the link to App Store Connect is a placeholder, so the file was not synced"))
  }
}

extension JSONReader {
  /// Whether an identifier was never filled in.
  fileprivate var isPlaceholder: Bool {
    guard case .string(let text) = node.kind else { return false }
    let upper = text.uppercased()
    return upper.isEmpty || upper.contains("YOUR") || upper.contains("XXXX")
      || ["1234567890", "0123456789", "123456789", "0000000000", "A1B2C3D4", "A1B2C3D4E5"]
        .contains(upper)
  }
}
