import PricingEngine

/// Chooses which language of the app's own texts and of product names a reader sees.
struct TextChooser {
  /// The reader's locale.
  let locale: LocaleTag
  /// The catalog's own default locale, when it states one.
  let catalogLocale: LocaleTag?

  /// A chosen entry, and whether it is in the reader's language.
  struct Choice<Entry: Sendable>: Sendable {
    let entry: Entry
    let locale: LocaleTag
    let isReadersLanguage: Bool
  }

  /// The entry for the reader: same language and script, then the catalog's default, then English, then the first.
  func choose<Entry: Sendable>(_ entries: [(locale: LocaleTag, entry: Entry)]) -> Choice<Entry>? {
    let available = entries.map(\.locale)
    for wanted in [locale, catalogLocale] + english {
      guard let wanted, let served = LocaleMatcher.match(wanted, available: available).served,
        let match = entries.first(where: { $0.locale == served })
      else { continue }
      return Choice(
        entry: match.entry, locale: served, isReadersLanguage: wanted == locale)
    }
    return entries.first.map {
      Choice(entry: $0.entry, locale: $0.locale, isReadersLanguage: false)
    }
  }

  /// The name of a product for the reader; `nil` when the catalog has none.
  func displayName(of product: Product) -> Choice<String>? {
    choose(
      product.localizations.compactMap { localization in
        localization.tag.map { (locale: $0, entry: localization.displayName) }
      })
  }

  /// The app's own text for the reader; `nil` when it is not there in the reader's language.
  func text(
    _ text: AppText, _ arguments: [String: MessageValue], in phrases: PhraseBook
  ) throws(MessageError) -> String? {
    switch text.content {
    case .everywhere(let words): return phrases.name(words)
    case .localized(let messages):
      guard let choice = choose(relatives(messages)), choice.isReadersLanguage else { return nil }
      return try words(choice, arguments)
    }
  }

  /// The app's name, in another language when it has none in the reader's.
  func name(_ text: AppText) throws(MessageError) -> String? {
    switch text.content {
    case .everywhere(let words): return words
    case .localized(let messages):
      guard let choice = choose(messages) else { return nil }
      return try words(choice, [:])
    }
  }

  private func choose(_ messages: [String: String]) -> Choice<String>? {
    if let own = messages[locale.tag] {
      return Choice(entry: own, locale: locale, isReadersLanguage: true)
    }
    return choose(
      messages.sorted { $0.key < $1.key }.compactMap { tag, text in
        LocaleTag.known(tag).map { (locale: $0, entry: text) }
      })
  }

  /// The messages that can be in the reader's language; finding out more about a locale takes ICU longer than all else here.
  private func relatives(_ messages: [String: String]) -> [String: String] {
    let norwegian = ["no", "nb", "nn"]
    let languages = norwegian.contains(locale.language) ? norwegian : [locale.language]
    return messages.filter { tag, _ in languages.contains(String(tag.prefix { $0 != "-" })) }
  }

  /// The words of a chosen message, with the digits of the reader when it is in the reader's language.
  private func words(
    _ choice: Choice<String>, _ arguments: [String: MessageValue]
  ) throws(MessageError) -> String {
    if isPlainMessage(choice.entry) { return choice.entry }
    let message: ICUMessage
    do throws(MessageSyntaxError) {
      message = try ICUMessage(
        pattern: choice.entry, locale: choice.isReadersLanguage ? locale : choice.locale)
    } catch {
      throw .appTextSyntax(error)
    }
    return try format(message, used(arguments, by: message))
  }

  /// The arguments that a message shows; a text need not say every number.
  private func used(
    _ arguments: [String: MessageValue], by message: ICUMessage
  ) -> [String: MessageValue] {
    arguments.filter { message.argumentNames.contains($0.key) }
  }

  private func format(
    _ message: ICUMessage, _ arguments: [String: MessageValue]
  ) throws(MessageError) -> String {
    do throws(MessageFormatError) { return try message.format(arguments) } catch {
      throw .appTextFormat(error)
    }
  }

  private var english: [LocaleTag?] { ["en-US", "en"].map { LocaleTag.known($0) } }
}
