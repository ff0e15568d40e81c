import Testing

/// Where messages come from, and which locale serves a reader.
@Suite struct MessageLibraryTests {
  private static let catalog = ["App.storekit": StoreKitText.twoPlans]

  private static func files(_ own: [String: String]) -> [String: String] {
    catalog.merging(own.map { ("own/\($0.key)", $0.value) }, uniquingKeysWith: { $1 })
  }

  @Test func putsOwnMessagesBeforeTheBuiltInOnes() throws {
    let folder = try TemporaryFolder(
      Self.files(["en.arb": #"{"action.subscribe": "Join", "savings.percent": "{percent} less"}"#]))
    let text = try Program.run(
      ["render", "--catalog", "App.storekit", "--locales", "own"], in: folder
    ).outputText
    #expect(text.contains("\n  [ Join ]\n"))
    #expect(text.contains("\n  44% less\n"))
    #expect(text.contains("\n[ Not Now ]\n"))
  }

  @Test func putsARegionBeforeItsLanguage() throws {
    let folder = try TemporaryFolder(
      Self.files(["en-GB.arb": #"{"action.notNow": "Maybe later"}"#]))
    for (locale, button) in [("en-GB", "Maybe later"), ("en", "Not Now"), ("en-US", "Not Now")] {
      let result = try Program.run(
        ["render", "--catalog", "App.storekit", "--locales", "own", "--locale", locale], in: folder)
      #expect(result.outputText.contains("\n[ \(button) ]\n"), "\(locale): \(result.errorText)")
    }
  }

  struct Match: Sendable, CustomTestStringConvertible {
    let request: String
    let own: [String]
    /// The locale that serves; `nil` when none does.
    let served: String?
    var error = ""
    var testDescription: String { "\(request) of \(own.joined(separator: ", "))" }
  }

  static let matches = [
    Match(request: "zh-HK", own: [], served: "zh-Hant"),
    Match(request: "zh-MO", own: [], served: "zh-Hant"),
    Match(request: "zh-TW", own: [], served: "zh-Hant"),
    Match(request: "zh-SG", own: [], served: "zh-Hans"),
    Match(request: "nb-NO", own: ["no"], served: "nb"),
    Match(request: "no", own: [], served: "nb"),
    Match(request: "nn", own: ["no"], served: "no"),
    Match(request: "nn", own: [], served: "nb"),
    Match(request: "pt-AO", own: [], served: "pt-PT"),
    Match(request: "pt", own: [], served: "pt-BR"),
    Match(request: "es-AR", own: [], served: "es-MX"),
    Match(request: "es-AR", own: ["es-419"], served: "es-419"),
    Match(request: "en-NZ", own: [], served: "en-AU"),
    Match(request: "de_at", own: [], served: "de"),
    Match(request: "pa-Guru-IN", own: [], served: "pa"),
    Match(
      request: "sr-Latn", own: ["sr"], served: nil,
      error:
        "no messages for 'sr-Latn': the language is there only as 'sr', which is in another script"),
    Match(
      request: "pa-Arab", own: [], served: nil,
      error:
        "no messages for 'pa-Arab': the language is there only as 'pa', which is in another script"),
    Match(request: "eu", own: [], served: nil, error: "no messages for 'eu'"),
  ]

  /// The messages of the test's own locales are the English ones; only their names matter.
  @Test(arguments: matches)
  func servesALocale(row: Match) throws {
    var files = Self.catalog
    let english = try PackageFolder.text("Locales/en.arb")
    files["own/.keep"] = ""
    for tag in row.own {
      files["own/\(tag).arb"] = english.replacing(
        "\"@@locale\": \"en\"", with: "\"@@locale\": \"\(tag)\"")
    }
    let folder = try TemporaryFolder(files)
    let result = try Program.run(
      ["prices", "--catalog", "App.storekit", "--locales", "own", "--locale", row.request]
        + ["--format", "json"], in: folder)
    guard let served = row.served else {
      #expect(result.ending == .code(2))
      #expect(
        result.errorText.hasPrefix("paywall-render: error: \(row.error)"), "\(result.errorText)")
      return
    }
    #expect(try JSONValue(result.output)["servedLocale"].text == served, "\(result.errorText)")
    #expect(result.ending == .code(0))
  }

  struct Wrong: Sendable, CustomTestStringConvertible {
    let id: String
    let locale: String
    let file: String
    /// The lines of the report that matter.
    let lines: [String]
    var testDescription: String { id }
  }

  static let wrong = [
    Wrong(
      id: "an apostrophe that quotes an argument away", locale: "fr",
      file: #"{"offer.freeTrial": "Profitez de l'{offerFor} d'essai, puis {price} {rate}"}"#,
      lines: [
        "own/fr.arb:1:21: error: message 'offer.freeTrial' does not show '{offerFor}' "
          + "[arg-missing]",
        "own/fr.arb:1:21: error: message 'offer.freeTrial' in fr: expected the argument 'offerFor', "
          + "got quoted text: '{offerFor} d' [icu-apostrophe]",
        "  fix: write ’ (U+2019) for the apostrophe, or double it: ''{offerFor} d''",
      ]),
    Wrong(
      id: "a misspelled 'other'", locale: "en",
      file: #"{"period.day.length": "{count, plural, one {# day} others {# days}}"}"#,
      lines: [
        "own/en.arb:1:23: error: message 'period.day.length' in en: expected a form 'other' for "
          + "'count', got 'others' [icu-other-missing]"
      ]),
    Wrong(
      id: "a number sign inside a select", locale: "en",
      file:
        #"{"offer.payUpFront": "{offerFor, select, x {{offerPrice, plural, other {{rate, select, "#
        + #"y {#} other {#}}}}} other {}} {offerPrice} {price} {rate}"}"#,
      lines: [
        "own/en.arb:1:22: error: message 'offer.payUpFront' selects plural forms by 'offerPrice', "
          + "which is finished text [arg-type]",
        "own/en.arb:1:22: error: message 'offer.payUpFront' in en: '#' inside the select 'rate' is "
          + "not the number of the plural 'offerPrice' [icu-number-sign-in-select]",
        "  fix: put the select outside the plural, or write {offerPrice} for '#'",
      ]),
    Wrong(
      id: "an unknown message", locale: "en", file: #"{"action.subscibe": "Join"}"#,
      lines: [
        "own/en.arb:1:21: error: no message 'action.subscibe' in the contract [key-extra]",
        "  fix: write 'action.subscribe'",
      ]),
    Wrong(
      id: "the name of another locale", locale: "de", file: #"{"@@locale": "en"}"#,
      lines: [
        "own/de.arb:1:14: error: expected 'de' as the file's name says, got 'en' [locale-tag]",
        "  fix: rename the file or write 'de'",
      ]),
  ]

  @Test(arguments: wrong)
  func refusesWrongMessages(row: Wrong) throws {
    let folder = try TemporaryFolder(Self.files(["\(row.locale).arb": row.file]))
    let result = try Program.run(
      ["render", "--catalog", "App.storekit", "--locales", "own", "--locale", row.locale],
      in: folder)
    #expect(result.ending == .code(2))
    #expect(result.outputText == "")
    let lines = result.errorText.split(separator: "\n").map(String.init)
    for line in row.lines { #expect(lines.contains(line), "\(result.errorText)") }
  }
}
