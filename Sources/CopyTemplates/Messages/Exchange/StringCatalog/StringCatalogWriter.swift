import PricingEngine

/// Writes the messages of all locales as one of Apple's string catalogs.
///
/// Named arguments become positions, plurals become variations. What has no place there is a loss.
struct StringCatalogWriter {
  let contract: MessageContract
  private(set) var losses: [ExchangeLoss] = []

  init(contract: MessageContract) { self.contract = contract }

  mutating func text(of tables: [MessageTable]) throws(ICUError) -> String {
    var localizations: [String: [(String, ReadableJSON)]] = [:]
    for table in tables.sorted(by: { bytesPrecede($0.locale.tag, $1.locale.tag) }) {
      let exact = try ExactForms(locale: table.locale)
      for entry in table.entries {
        guard let terms = contract.messages[entry.key],
          let value = try localization(
            entry, terms: terms, locale: table.locale, exact: exact)
        else { continue }
        localizations[entry.key, default: []].append((table.locale.tag, value))
      }
    }
    let strings = localizations.keys.sorted { bytesPrecede($0, $1) }.map { key in
      (key, string(key, localizations[key] ?? []))
    }
    return ReadableJSON.object([
      ("sourceLanguage", .string("en")), ("strings", .object(strings)),
      ("version", .string("1.0")),
    ]).text
  }

  private func string(
    _ key: String, _ localizations: [(String, ReadableJSON)]
  ) -> ReadableJSON {
    .object([
      ("comment", .string(contract.messages[key].map(comment) ?? "")),
      ("extractionState", .string("manual")), ("localizations", .object(localizations)),
    ])
  }

  /// The meaning, and which argument has which position.
  private func comment(_ terms: MessageContract.Terms) -> String {
    let format = FormatText(terms)
    let places = format.arguments.compactMap { argument in
      format.specifier(of: argument.name).map { "\($0) \(argument.name)" }
    }
    let note = MessageNote(terms).description
    return places.isEmpty
      ? note
      : [note, "Arguments: \(places.joined(separator: ", "))."].filter { !$0.isEmpty }
        .joined(separator: " ")
  }

  private mutating func localization(
    _ entry: MessageTable.Entry, terms: MessageContract.Terms, locale: LocaleTag,
    exact: ExactForms
  ) throws(ICUError) -> ReadableJSON? {
    guard let message = parsed(entry.text) else {
      lose("it is no ICU message, so it is left out", entry, locale)
      return nil
    }
    let parts = MessagePart.parts(of: message)
    if let odd = unfit(parts) {
      lose("a string catalog has no \(odd), so the message is left out", entry, locale)
      return nil
    }
    var folded: [MessagePart] = []
    for part in parts {
      guard case .choice(let choice) = part else {
        folded.append(part)
        continue
      }
      let (plural, lost) = try exact.folded(choice, keepsWithoutCategory: false)
      for selector in lost {
        lose(
          "the form '\(selector)' is left out, so its number reads as others of its category",
          entry,
          locale)
      }
      folded.append(.choice(plural))
    }
    let format = FormatText(terms)
    guard let value = StringUnits(format: format).localization(of: folded) else {
      lose("it has an argument that the contract does not have, so it is left out", entry, locale)
      return nil
    }
    return value
  }

  private func unfit(_ parts: [MessagePart]) -> String? {
    if let odd = parts.first(unlike: ["plural"]) { return "'\(quotable(odd))'" }
    let isNested = parts.contains { part in
      guard case .choice(let choice) = part else { return false }
      return choice.forms.contains { form in
        form.parts.contains { if case .choice = $0 { true } else { false } }
      }
    }
    return isNested ? "plural inside a plural" : nil
  }

  private mutating func lose(_ message: String, _ entry: MessageTable.Entry, _ locale: LocaleTag) {
    losses.append(ExchangeLoss(key: entry.key, locale: locale, message: message))
  }
}

/// Writes the parts of a message as the units of a string catalog.
private struct StringUnits {
  let format: FormatText

  /// A unit, variations of one, or a unit with substitutions; `nil` when the message has an unknown argument.
  func localization(of parts: [MessagePart]) -> ReadableJSON? {
    if parts.count == 1, case .choice(let choice) = parts[0], format.arguments.count == 1 {
      return plural(choice, number: format.specifier(of: choice.argument)).map {
        .object([("variations", $0)])
      }
    }
    var value = ""
    var substitutions: [(String, ReadableJSON)] = []
    for part in parts {
      switch part {
      case .choice(let choice):
        let count = substitutions.count { $0.0.hasPrefix(choice.argument) }
        let name = count == 0 ? choice.argument : "\(choice.argument)\(count + 1)"
        guard let position = format.position(of: choice.argument),
          let variations = plural(choice, number: "%arg")
        else { return nil }
        value += "%#@\(name)@"
        substitutions.append(
          (
            name,
            .object([
              ("argNum", .word(String(position))), ("formatSpecifier", .string("lld")),
              ("variations", variations),
            ])
          ))
      default:
        guard let text = text(of: [part], plural: nil, number: nil) else { return nil }
        value += text
      }
    }
    let unit = [("stringUnit", Self.unit(value))]
    return .object(
      substitutions.isEmpty ? unit : unit + [("substitutions", .object(substitutions))])
  }

  private func plural(_ choice: MessagePart.Choice, number: String?) -> ReadableJSON? {
    var forms: [(String, ReadableJSON)] = []
    for form in choice.forms {
      guard let text = text(of: form.parts, plural: choice.argument, number: number) else {
        return nil
      }
      forms.append((form.selector, .object([("stringUnit", Self.unit(text))])))
    }
    return .object([("plural", .object(forms))])
  }

  private func text(of parts: [MessagePart], plural: String?, number: String?) -> String? {
    var text = ""
    for part in parts {
      switch part {
      case .text(let literal): text += format.literal(literal)
      case .number:
        guard let number else { return nil }
        text += number
      case .argument(let name):
        guard let word = name == plural ? number : format.specifier(of: name) else { return nil }
        text += word
      case .choice, .formatted: return nil
      }
    }
    return text
  }

  private static func unit(_ value: String) -> ReadableJSON {
    .object([("state", .string("translated")), ("value", .string(value))])
  }
}
