import PricingEngine

extension MessageCheck {
  static let keyExtra = MessageCheck(
    "key-extra", .files, .error, requirement: "Every message of a file is in the contract.",
    reason: "Nobody knows what it means, claims and has for arguments, so it is never shown.",
    fix: "Correct the key, or add the message to contract.json.",
    .set { check, set in
      let known = set.set.contract.messages
      var suggester = Suggester(known.keys.sorted())
      var findings: [CheckFinding] = []
      for file in set.set.files {
        for entry in file.entries where known[entry.key] == nil {
          let nearest = suggester.nearest(to: entry.key)
          findings.append(
            check.finding(
              at: entry.reader.source.location(ofByte: entry.keyStart), locale: file.locale,
              key: entry.key, "no message '\(quotable(entry.key))' in the contract",
              fix: nearest.map { "write '\($0)'" } ?? "add it to contract.json and to every locale")
          )
        }
      }
      return findings
    })
}
