import PricingEngine

extension MessageCheck {
  static let keyUnused = MessageCheck(
    "key-unused", .files, .warning,
    requirement: "A template shows each message of a team's own contract.",
    reason: "Translators work on a message that nobody sees.",
    fix: "Show the message in a template, or remove it.",
    .set { check, set in
      guard let used = set.set.usage.keys else { return [] }
      let entries = Dictionary(
        set.set.files.flatMap(\.entries).map { ($0.key, $0) },
        uniquingKeysWith: { first, _ in first })
      return set.set.ownKeys.filter { !used.contains($0) }.sorted(by: bytesPrecede).map { key in
        let entry = entries[key]
        return check.finding(
          at: entry.map { $0.reader.source.location(ofByte: $0.keyStart) }, locale: nil, key: key,
          "no template shows the message '\(quotable(key))'")
      }
    })
}
