import CopyTemplates
import PricingEngine

/// One locale with its messages and what the checks know of its language.
final class LocaleReading {
  let locale: LocaleTag
  /// The locale's files, the team's own first.
  let files: [MessageFile]
  /// Whether translations are compared with this locale.
  let isSource: Bool
  let table: CharacterKinds
  let plurals: PluralRules
  let scripts: Set<Script>
  /// The letters that stand for the currency of the locale's own region: `zł`, `kr`.
  let currencySymbol: String?
  /// The opening and closing quotation mark.
  let quotes: (open: String, close: String)
  /// The messages by key; of two files, the first one that has a message counts.
  private(set) var messages: [String: MessageReading] = [:]
  private var categories: [Int: PluralCategory] = [:]
  private var words: NumberWords?

  init(
    _ locale: LocaleTag, files: [MessageFile], isSource: Bool, table: CharacterKinds
  ) throws(ICUError) {
    self.locale = locale
    self.files = files
    self.isSource = isSource
    self.table = table
    plurals = try PluralRules(locale: locale)
    scripts = Script.scripts(of: locale)
    currencySymbol = try regionalCurrencySymbol(of: locale)
    quotes = try quotationMarks(in: locale)
  }

  /// Reads the locale's messages.
  func read(
    contract: MessageContract, source: LocaleReading?, offers: OfferValues
  ) throws(ICUError) {
    for file in files {
      for entry in file.entries where messages[entry.key] == nil {
        messages[entry.key] = try MessageReading(
          entry, of: file, in: self, terms: contract.messages[entry.key],
          source: source?.messages[entry.key], offers: offers)
      }
    }
  }

  /// The plural category of a number.
  func category(of number: Int) throws(ICUError) -> PluralCategory {
    if let known = categories[number] { return known }
    let category = try plurals.category(of: number)
    categories[number] = category
    return category
  }

  /// The words for the numbers that offers have, from 3 on: smaller ones are articles and idioms in many languages.
  func numberWords() throws(ICUError) -> NumberWords {
    if let words { return words }
    let numbers = OfferValues.defaultCounts.filter { $0 >= 3 }
    let found = NumberWords(try PricingEngine.numberWords(for: numbers, in: locale))
    words = found
    return found
  }

  /// The locale's messages in the order of their keys.
  var sorted: [MessageReading] {
    messages.values.sorted { bytesPrecede($0.key, $1.key) }
  }

  /// Whether the script separates words by spaces and does not join particles to them, as Latin, Cyrillic and Greek.
  var hasSeparateWords: Bool { ["Latn", "Cyrl", "Grek", "Armn", "Geor"].contains(locale.script) }

  /// Whether both are the same language.
  func isSameLanguage(as other: LocaleTag) -> Bool {
    locale.macrolanguage == other.macrolanguage && locale.script == other.script
  }
}
