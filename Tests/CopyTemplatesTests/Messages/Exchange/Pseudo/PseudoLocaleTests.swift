import CopyTemplates
import PricingEngine
import Testing

@Suite struct PseudoLocaleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let locale: PseudoLocale
    let text: String
    let pseudo: String
    var testDescription: String { id }
  }

  static let rows = [
    Row(
      id: "accents and a third more", locale: .accented, text: "Buy for {price}",
      // 8 characters grow by 3, shared by 2 vowels.
      pseudo: "[Ɓûûûý ƒööŕ {price}]"),
    Row(
      id: "names stay", locale: .accented, text: "In the App Store",
      pseudo: "[Îîîîñ ţĥéééé App Store]"),
    Row(id: "no vowels", locale: .accented, text: "Try", pseudo: "[Ţţŕŕý]"),
    Row(id: "no letters", locale: .accented, text: "{price}, {rate}", pseudo: "[{price}, {rate}]"),
    Row(
      id: "forms and keys stay", locale: .accented,
      text: "{one, plural, one {# one} other {# ones}} {kind, select, other {other} one {'{'one}}",
      pseudo:
        "[{one, plural, one {# ööñéé} other {# ööñééš}} {kind, select, other {ööţĥééŕ} one {'{'ööñéé}}]"
    ),
    Row(
      id: "words from right to left", locale: .mirrored, text: "Buy it, for {price}!",
      pseudo: "\u{200F}\u{202E}Buy\u{202C} \u{202E}it\u{202C}, \u{202E}for\u{202C} {price}!"),
    Row(
      id: "names as one word, and an apostrophe", locale: .mirrored, text: "App Store’s ‘x’ 12",
      pseudo:
        "\u{200F}\u{202E}App Store’s\u{202C} ‘\u{202E}x’\u{202C} \u{202E}12\u{202C}"),
    Row(
      id: "the forms of Arabic", locale: .mirrored,
      text: "{n, plural, =1 {a} one {b} other {# c}}",
      pseudo:
        "\u{200F}{n, plural, =1 {\u{202E}a\u{202C}} one {\u{202E}b\u{202C}} "
        + "zero {# \u{202E}c\u{202C}} two {# \u{202E}c\u{202C}} few {# \u{202E}c\u{202C}} "
        + "many {# \u{202E}c\u{202C}} other {# \u{202E}c\u{202C}}}"),
  ]

  @Test(arguments: rows)
  func changesWhatReadersSee(row: Row) throws {
    let source = try ExchangeSample.table("en", ["k": row.text])
    let table = try row.locale.table(of: source, keeping: ["App Store"])
    #expect(table.locale.tag == row.locale.rawValue)
    #expect(table.texts["k"] == row.pseudo)
  }

  /// Each built-in message keeps its arguments, and ICU formats it.
  @Test(arguments: PseudoLocale.allCases)
  func keepsEveryArgument(locale: PseudoLocale) throws {
    let contract = try BuiltIn.contract()
    var findings: [Finding] = []
    let english = ArbFile(
      reading: try PackageFile.source("Locales/en.arb"), locale: try LocaleTag("en"),
      into: &findings)
    let entries = english.messages.compactMap { key, reader in
      reader.string(into: &findings).map { MessageTable.Entry(key: key, text: $0) }
    }
    let source = MessageTable(locale: try LocaleTag("en"), entries: entries)
    let table = try locale.table(of: source)
    #expect(table.entries.count == contract.messages.count)
    for entry in table.entries {
      let terms = try #require(contract.messages[entry.key])
      let message = try ICUMessage(pattern: entry.text, locale: table.locale)
      #expect(message.argumentNames == Set(terms.arguments.keys), "\(entry.key)")
      #expect(message.problems == [], "\(entry.key)")
    }
  }
}
