import PricingEngine

/// Reads Apple's string catalogs: every value of every localization, with its plural and device variations.
///
/// A key without a value in the source language is the text itself, when it looks like one. The texts of a key are one group.
struct StringCatalogReader {
  private let source: SourceText
  private var blocks: [TextBlock] = []

  static func blocks(of source: SourceText, into findings: inout [Finding]) -> [TextBlock] {
    guard let root = source.json(into: &findings) else { return [] }
    guard let strings = root["strings"], case .object(let members) = strings.kind else {
      findings.append(
        Finding(
          .error, rule: "xcstrings-shape", at: source.location(ofByte: root.bytes.lowerBound),
          "expected an object 'strings' in the string catalog",
          fix: "check that the file is a string catalog"))
      return []
    }
    var reader = StringCatalogReader(source: source)
    for (group, member) in members.enumerated() {
      reader.read(member, sourceLanguage: root["sourceLanguage"]?.string, group: group)
    }
    return reader.blocks
  }

  private init(source: SourceText) { self.source = source }

  private mutating func read(_ member: JSONMember, sourceLanguage: String?, group: Int) {
    let localizations = member.value["localizations"]?.members ?? []
    if !localizations.contains(where: { $0.key == sourceLanguage }),
      TextLikeness.isText(member.key)
    {
      add(member.keyStart, language: sourceLanguage, key: member.key, group: group)
    }
    for localization in localizations {
      read(localization.value, language: localization.key, key: member.key, group: group)
    }
  }

  /// Reads a localization or a variation of one, which have the same shape.
  private mutating func read(_ node: JSONNode, language: String, key: String, group: Int) {
    if let value = node["stringUnit"]?["value"], value.string != nil {
      add(value.bytes.lowerBound, language: language, key: key, group: group)
    }
    for kind in node["variations"]?.members ?? [] {
      for variation in kind.value.members {
        read(variation.value, language: language, key: key, group: group)
      }
    }
    for substitution in node["substitutions"]?.members ?? [] {
      read(substitution.value, language: language, key: key, group: group)
    }
  }

  private mutating func add(_ quote: Int, language: String?, key: String, group: Int) {
    let text = JSONStringDecoder.text(source, at: quote)
    let block = text.block(of: source, language: language, key: key, group: group)
    if let block { blocks.append(block) }
  }
}
