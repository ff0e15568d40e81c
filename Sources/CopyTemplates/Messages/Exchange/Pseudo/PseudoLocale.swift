import PricingEngine

/// A locale that no one speaks, which shows what a translation would break before there is one.
///
/// Only what a reader sees is changed, found in the message as ICU reads it: names of arguments, plural forms and the keys of a
/// select stay as they are.
public enum PseudoLocale: String, Sendable, Hashable, CaseIterable {
  /// Accented, a third longer, in brackets: `[Ɓûûý ƒöŕ {price}]` for `Buy for {price}`.
  case accented = "en-XA"
  /// From right to left: each word is turned round by U+202E, in a line that U+200F makes right-to-left.
  case mirrored = "ar-XB"

  /// The messages of the locale.
  ///
  /// - Parameters:
  ///   - source: The messages of `en`; one that ICU does not read is left out.
  ///   - names: Names that no language translates, which stay readable; longer ones first.
  /// - Returns: The messages, in the order of the source's.
  /// - Throws: `LocaleError` when ICU's data cannot be read.
  public func table(
    of source: MessageTable, keeping names: [String] = []
  ) throws(LocaleError) -> MessageTable {
    let locale = try LocaleTag(rawValue)
    let categories: Set<PluralCategory>
    do throws(ICUError) { categories = try PluralRules(locale: locale).categories } catch {
      throw .icu(error)
    }
    let entries = source.entries.compactMap { entry in
      parsed(entry.text).map { message in
        MessageTable.Entry(
          key: entry.key, text: pattern(of: message, categories: categories, keeping: names))
      }
    }
    return MessageTable(locale: locale, entries: entries)
  }

  private func pattern(
    of message: ParsedMessage, categories: Set<PluralCategory>, keeping names: [String]
  ) -> String {
    let parts = MessagePart.parts(of: message)
    switch self {
    case .accented:
      let accents = AccentedText(names: names)
      return "[" + changed(parts, categories, accents.text).pattern + "]"
    case .mirrored:
      let mirror = MirroredText(names: names)
      return "\u{200F}" + changed(parts, categories, mirror.text).pattern
    }
  }

  private func changed(
    _ parts: [MessagePart], _ categories: Set<PluralCategory>, _ change: (String) -> String
  ) -> [MessagePart] {
    parts.map { part in
      switch part {
      case .text(let text): return .text(change(text))
      case .choice(var choice):
        if choice.type == "plural" { choice.complete(categories) }
        for index in choice.forms.indices {
          choice.forms[index].parts = changed(choice.forms[index].parts, categories, change)
        }
        return .choice(choice)
      default: return part
      }
    }
  }
}

extension MessagePart.Choice {
  /// Adds the forms that a language has and the source lacks, as copies of `other`, which ICU would show for them.
  fileprivate mutating func complete(_ categories: Set<PluralCategory>) {
    guard let other = forms.firstIndex(where: { $0.selector == "other" }) else { return }
    let parts = forms[other].parts
    let missing = PluralCategory.allCases.map(\.rawValue).filter { name in
      categories.contains { $0.rawValue == name } && !forms.contains { $0.selector == name }
    }
    forms.insert(
      contentsOf: missing.map { MessagePart.Form(selector: $0, parts: parts) }, at: other)
  }
}
