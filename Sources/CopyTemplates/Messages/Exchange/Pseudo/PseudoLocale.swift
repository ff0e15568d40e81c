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

  /// The message as the locale has it.
  ///
  /// - Parameters:
  ///   - pattern: The message in English.
  ///   - names: Names that no language translates; the accented locale leaves them.
  /// - Throws: `MessageSyntaxError` when ICU does not read the message.
  public func message(
    _ pattern: String, keeping names: [String] = []
  ) throws(MessageSyntaxError) -> String {
    let parts = MessagePart.parts(of: try ParsedMessage(parsing: pattern))
    switch self {
    case .accented:
      let accents = AccentedText(names: names)
      return "[" + changed(parts, accents.text).pattern + "]"
    case .mirrored:
      return "\u{200F}" + changed(parts, MirroredText.text).pattern
    }
  }

  /// The messages of the locale.
  ///
  /// - Parameters:
  ///   - source: The messages of `en`; one that ICU does not read is left out.
  ///   - names: Names that no language translates.
  /// - Throws: `LocaleError` when ICU's data cannot be read.
  public func table(
    of source: MessageTable, keeping names: [String] = []
  ) throws(LocaleError) -> MessageTable {
    var entries: [MessageTable.Entry] = []
    for entry in source.entries {
      do throws(MessageSyntaxError) {
        entries.append(
          MessageTable.Entry(key: entry.key, text: try message(entry.text, keeping: names)))
      } catch {
        continue
      }
    }
    return MessageTable(locale: try LocaleTag(rawValue), entries: entries)
  }

  private func changed(_ parts: [MessagePart], _ change: (String) -> String) -> [MessagePart] {
    parts.map { part in
      switch part {
      case .text(let text): return .text(change(text))
      case .choice(var choice):
        for index in choice.forms.indices {
          choice.forms[index].parts = changed(choice.forms[index].parts, change)
        }
        return .choice(choice)
      default: return part
      }
    }
  }
}
