import CopyTemplates
import PricingEngine

/// The options that say who reads: the language, and how currencies are written.
enum ReaderOptions {
  static let options: [Option] = [.locale, .symbols]

  /// The words and digits of the reader.
  static func phrases(
    _ options: ParsedOptions, library: MessageLibrary, storefront: Storefront, keys: Set<String>
  ) throws(InputError) -> PhraseBook {
    let locale = try Inputs.locale(options[.locale] ?? "en")
    let width = try options.checkedChoice(.symbols, default: SymbolWidth.standard)
    let messages = try library.messages(
      for: locale, keys: keys.union(PhraseBook.periodKeys))
    do throws(ICUError) {
      return PhraseBook(
        messages: messages,
        formatter: try CopyFormatter(locale: locale, storefront: storefront, width: width))
    } catch {
      throw .message("cannot format for '\(locale.tag)': \(error.description)")
    }
  }
}
