import PricingEngine

extension MessageCheck {
  static let keyExtra = MessageCheck(
    "key-extra", .files, .error, requirement: "Every message of a file is in the contract.",
    reason: "Nobody knows what it means, claims and has for arguments, so it is never shown.",
    fix: "Correct the key, or add the message to contract.json.",
    .set { check, set in
      let known = set.set.contract.messages.keys.sorted()
      return set.set.files.flatMap { file in
        file.entries.filter { set.set.contract.messages[$0.key] == nil }.map { entry in
          let nearest = nearestText(to: entry.key, in: known)
          return check.finding(
            at: entry.reader.source.location(ofByte: entry.keyStart), locale: file.locale,
            key: entry.key, "no message '\(quotable(entry.key))' in the contract",
            fix: nearest.map { "write '\($0)'" } ?? "add it to contract.json and to every locale")
        }
      }
    })
}
