import PricingEngine

/// Writes an ARB file that Flutter's `gen-l10n` makes Dart methods of.
///
/// Keys become names of methods, `#` becomes the argument, and `=1` becomes `one`, because Flutter takes both for the same.
struct FlutterArbWriter {
  let contract: MessageContract
  private(set) var losses: [ExchangeLoss] = []

  init(contract: MessageContract) { self.contract = contract }

  mutating func text(of table: MessageTable) throws(ICUError) -> String {
    let exact = try ExactForms(locale: table.locale)
    var document = ArbDocument(stating: underscored(table.locale.tag))
    for entry in table.entries {
      guard let terms = contract.messages[entry.key],
        let text = try text(of: entry, in: table.locale, exact: exact)
      else { continue }
      let name = Self.name(of: entry.key)
      document.set(name, to: text)
      document.setNote(of: name, to: MessageNote(terms).arb(number: "int"))
    }
    return document.text
  }

  /// A key as the name of a method: `actionBuy` for `action.buy`.
  static func name(of key: String) -> String {
    let words = key.split(separator: ".")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The keys of a contract by the names of their methods.
  static func keys(of contract: MessageContract) -> [String: String] {
    Dictionary(
      contract.messages.keys.sorted { bytesPrecede($0, $1) }.map { (name(of: $0), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  private mutating func text(
    of entry: MessageTable.Entry, in locale: LocaleTag, exact: ExactForms
  ) throws(ICUError) -> String? {
    guard let message = parsed(entry.text) else {
      losses.append(
        ExchangeLoss(
          key: entry.key, locale: locale, message: "it is no ICU message, so it is left out"))
      return nil
    }
    let whole = MessagePart.parts(of: message)
    if let odd = whole.first(unlike: ["plural", "select"]) {
      losses.append(
        ExchangeLoss(
          key: entry.key, locale: locale,
          message: "Flutter has no '\(odd)', so the message is left out"))
      return nil
    }
    var lost: [String] = []
    let parts = try Self.parts(whole, number: nil, exact: exact, lost: &lost)
    for word in lost {
      losses.append(
        ExchangeLoss(
          key: entry.key, locale: locale,
          message:
            "the form '\(word)' is left out, so its number reads as others of its category"))
    }
    return parts.pattern
  }

  private static func parts(
    _ parts: [MessagePart], number: String?, exact: ExactForms, lost: inout [String]
  ) throws(ICUError) -> [MessagePart] {
    var changed: [MessagePart] = []
    for part in parts {
      switch part {
      case .number: changed.append(number.map { .argument($0) } ?? part)
      case .choice(var choice):
        var words: [String] = []
        if choice.type == "plural" {
          (choice, words) = try exact.folded(choice, keepsWithoutCategory: true)
        }
        lost += words
        let inner = choice.type == "select" ? nil : choice.argument
        for index in choice.forms.indices {
          choice.forms[index].parts = try Self.parts(
            choice.forms[index].parts, number: inner, exact: exact, lost: &lost)
        }
        changed.append(.choice(choice))
      default: changed.append(part)
      }
    }
    return changed
  }
}

/// A pattern as ICU reads it; `nil` when it does not.
func parsed(_ pattern: String) -> ParsedMessage? {
  do throws(MessageSyntaxError) { return try ParsedMessage(parsing: pattern) } catch {
    return nil
  }
}
