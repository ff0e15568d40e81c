import PricingEngine

/// Reads messages from a string catalog: texts and plural variations.
///
/// What else it may hold, as variations by device, is a finding, and the message is left out.
struct StringCatalogMessages {
  let contract: MessageContract
  private var entries: [String: [MessageTable.Entry]] = [:]

  init(contract: MessageContract) { self.contract = contract }

  /// The messages, a table for each language, or for one.
  mutating func tables(
    _ source: SourceText, only: LocaleTag?, into findings: inout [Finding]
  ) -> [MessageTable] {
    guard let root = parsedRoot(of: source, into: &findings)?.object(into: &findings),
      let strings = root.required("strings", into: &findings)?.object(into: &findings)
    else { return [] }
    for string in strings.members {
      guard let terms = contract.messages[string.key] else {
        findings.append(
          MessageImporter.unknown(
            string.key, at: strings.keyLocation(string), contract: contract))
        continue
      }
      guard let object = strings[member: string].object(into: &findings),
        let localizations = object["localizations"]?.object(into: &findings)
      else { continue }
      for localization in localizations.members {
        if let only, !Self.isSame(localization.key, only) { continue }
        let reader = LocalizationReader(
          format: FormatText(terms), value: localizations[member: localization])
        if let text = reader.pattern(into: &findings) {
          entries[localization.key, default: []].append(
            MessageTable.Entry(
              key: string.key, text: text, location: localizations[member: localization].location))
        }
      }
    }
    return tables(strings.reader, into: &findings)
  }

  private func tables(_ reader: JSONReader, into findings: inout [Finding]) -> [MessageTable] {
    var tables: [MessageTable] = []
    for (tag, entries) in entries.sorted(by: { bytesPrecede($0.key, $1.key) }) {
      do throws(LocaleError) {
        tables.append(MessageTable(locale: try LocaleTag(tag), entries: entries))
      } catch {
        findings.append(reader.finding(.error, rule: "locale-tag", error.message))
      }
    }
    return tables
  }

  private static func isSame(_ tag: String, _ locale: LocaleTag) -> Bool {
    do throws(LocaleError) { return try LocaleTag(tag) == locale } catch { return false }
  }
}

/// Reads one localization of a message.
private struct LocalizationReader {
  let format: FormatText
  let value: JSONReader

  /// The message in ICU's syntax; `nil` when there is none, or after a finding.
  func pattern(into findings: inout [Finding]) -> String? {
    guard let object = value.object(into: &findings) else { return nil }
    if let variations = object["variations"] {
      guard let plural = plural(variations, argument: counted, into: &findings) else { return nil }
      return [MessagePart.choice(plural)].pattern
    }
    guard let unit = object["stringUnit"], let text = text(unit, into: &findings), !text.isEmpty
    else { return nil }
    var substitutions: [String: MessagePart] = [:]
    if let members = object["substitutions"]?.object(into: &findings) {
      for member in members.members {
        guard let part = substitution(members[member: member], member.key, into: &findings) else {
          return nil
        }
        substitutions[member.key] = part
      }
    }
    return parts(text, number: nil, at: unit, substitutions: substitutions, into: &findings)?
      .pattern
  }

  /// The only argument that is a count: the one that variations without a name are about.
  private var counted: String? {
    let counts = format.arguments.filter { $0.type.isNumber }
    return counts.count == 1 ? counts[0].name : nil
  }

  private func text(_ unit: JSONReader, into findings: inout [Finding]) -> String? {
    unit.object(into: &findings)?.required("value", into: &findings)?.string(into: &findings)
  }

  private func substitution(
    _ reader: JSONReader, _ name: String, into findings: inout [Finding]
  ) -> MessagePart? {
    guard let object = reader.object(into: &findings),
      let variations = object.required("variations", into: &findings)
    else { return nil }
    var argument = format.arguments.first { $0.name == name }?.name
    if let position = object["argNum"]?.integer(into: &findings) {
      argument =
        format.arguments.indices.contains(position - 1) ? format.arguments[position - 1].name : nil
    }
    return plural(variations, argument: argument, into: &findings).map { .choice($0) }
  }

  private func plural(
    _ variations: JSONReader, argument: String?, into findings: inout [Finding]
  ) -> MessagePart.Choice? {
    guard let object = variations.object(into: &findings) else { return nil }
    guard object.keys == ["plural"], let forms = object["plural"]?.object(into: &findings) else {
      findings.append(
        variations.finding(
          .warning, rule: "exchange-loss",
          "variations other than 'plural' are not read, so the message is left out"))
      return nil
    }
    guard let argument else {
      findings.append(
        variations.finding(
          .error, rule: "xcstrings-argument", "it is not clear which argument the plural is about",
          fix: "use a substitution with 'argNum'"))
      return nil
    }
    var choice = MessagePart.Choice(argument: argument, type: "plural", offset: nil, forms: [])
    for form in forms.members {
      guard
        let unit = forms[member: form].object(into: &findings)?
          .required("stringUnit", into: &findings),
        let text = text(unit, into: &findings),
        let parts = parts(
          text, number: argument, at: unit, substitutions: [:], into: &findings)
      else { return nil }
      choice.forms.append(MessagePart.Form(selector: form.key, parts: parts))
    }
    return choice
  }

  private func parts(
    _ text: String, number: String?, at reader: JSONReader,
    substitutions: [String: MessagePart], into findings: inout [Finding]
  ) -> [MessagePart]? {
    do throws(FormatText.Problem) {
      return try format.parts(of: text, number: number) { (name) throws(FormatText.Problem) in
        guard let part = substitutions[name] else {
          throw FormatText.Problem(message: "there is no substitution '\(quotable(name))'")
        }
        return part
      }
    } catch {
      findings.append(reader.finding(.error, rule: "xcstrings-specifier", error.message))
      return nil
    }
  }
}
