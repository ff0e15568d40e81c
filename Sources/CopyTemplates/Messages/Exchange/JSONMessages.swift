import PricingEngine

/// Reads messages from JSON: ARB, a flat object, or FormatJS's descriptors.
struct JSONMessages {
  let contract: MessageContract
  let format: ExchangeFormat

  func table(
    _ file: SourceText, locale: LocaleTag?, into findings: inout [Finding]
  ) -> MessageTable? {
    guard let object = parsedRoot(of: file, into: &findings)?.object(into: &findings) else {
      return nil
    }
    guard let locale = locale ?? self.locale(object, file, into: &findings) else { return nil }
    let names = format == .arbFlutter ? FlutterArbWriter.keys(of: contract) : [:]
    var entries: [MessageTable.Entry] = []
    for member in object.members {
      let value = object[member: member]
      if isArb, member.key.hasPrefix("@") {
        reportLoss(member, value, into: &findings)
        continue
      }
      guard let text = text(value, into: &findings), !text.isEmpty else { continue }
      let key = names[member.key] ?? member.key
      entries.append(
        MessageTable.Entry(
          key: key, text: format == .arbFlutter ? Self.withNumberSigns(text) : text,
          location: value.location))
    }
    return MessageTable(locale: locale, entries: entries)
  }

  private var isArb: Bool { format == .arb || format == .arbFlutter }

  private func locale(
    _ object: JSONObjectReader, _ file: SourceText, into findings: inout [Finding]
  ) -> LocaleTag? {
    guard isArb, let stated = object["@@locale"] else {
      return FileLocale.locale(of: file.file, into: &findings)
    }
    guard let tag = stated.string(into: &findings) else { return nil }
    do throws(LocaleError) { return try LocaleTag(tag) } catch {
      findings.append(stated.finding(.error, rule: "locale-tag", error.message))
      return nil
    }
  }

  private func text(_ value: JSONReader, into findings: inout [Finding]) -> String? {
    guard format == .formatJS else { return value.string(into: &findings) }
    // FormatJS's compiler takes both.
    if case .string(let text) = value.node.kind { return text }
    return value.object(into: &findings)?.required("defaultMessage", into: &findings)?
      .string(into: &findings)
  }

  /// The contract has descriptions and placeholders; everything else that is about a message is not kept.
  private func reportLoss(
    _ member: JSONMember, _ value: JSONReader, into findings: inout [Finding]
  ) {
    guard member.key != "@@locale", !member.key.hasPrefix("@@") else { return }
    guard case .object(let members) = value.node.kind else { return }
    for inner in members where !["description", "placeholders"].contains(inner.key) {
      findings.append(
        value.finding(
          .note, rule: "exchange-loss", "'\(quotable(inner.key))' of the message is not kept"))
    }
  }

  /// `{days}` in a plural about it as `#`, which Flutter does not have.
  private static func withNumberSigns(_ text: String) -> String {
    guard let message = parsed(text) else { return text }
    return numbered(MessagePart.parts(of: message), number: nil).pattern
  }

  private static func numbered(_ parts: [MessagePart], number: String?) -> [MessagePart] {
    parts.map { part in
      switch part {
      case .argument(let name) where name == number: return .number
      case .choice(var choice):
        let inner = choice.type == "select" ? nil : choice.argument
        for index in choice.forms.indices {
          choice.forms[index].parts = numbered(choice.forms[index].parts, number: inner)
        }
        return .choice(choice)
      default: return part
      }
    }
  }
}
