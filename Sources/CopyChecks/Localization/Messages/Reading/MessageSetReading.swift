import CopyTemplates
import PricingEngine

/// All messages, taken apart for the checks; each is parsed once.
final class MessageSetReading {
  let set: MessageSet
  let locales: [LocaleReading]
  let fit: FitValues

  init(_ set: MessageSet) throws(ICUError) {
    self.set = set
    fit = FitValues(offers: set.offers)
    let table = CharacterKinds()
    var files: [LocaleTag: [MessageFile]] = [:]
    for file in set.files {
      if let locale = file.locale { files[locale, default: []].append(file) }
    }
    var locales: [LocaleReading] = []
    for locale in set.locales {
      locales.append(
        try LocaleReading(
          locale, files: files[locale, default: []], isSource: locale == set.sourceLocale,
          table: table))
    }
    self.locales = locales
    let source = locales.first(where: \.isSource)
    try source?.read(contract: set.contract, source: nil, offers: set.offers)
    for locale in locales where !locale.isSource {
      try locale.read(contract: set.contract, source: source, offers: set.offers)
    }
  }

  /// The locale with a tag.
  func locale(_ tag: String) -> LocaleReading? { locales.first { $0.locale.tag == tag } }

  /// The message that serves a locale: its own, or that of what it inherits from.
  func message(_ key: String, for locale: LocaleReading) -> MessageReading? {
    if let own = locale.messages[key] { return own }
    for tag in locale.locale.parents {
      if let message = self.locale(tag)?.messages[key] { return message }
    }
    return nil
  }
}
