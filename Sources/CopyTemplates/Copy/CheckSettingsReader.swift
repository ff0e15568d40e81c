import PricingEngine

extension CheckSettings {
  /// Reads the `checks` of a project file; without them every rule has its own level.
  init(reading reader: JSONReader?, into findings: inout [Finding]) {
    guard let object = reader?.object(known: ["levels", "ignore"], into: &findings) else {
      self.init()
      return
    }
    self.init(
      levels: Self.levels(object["levels"], into: &findings),
      ignores: Self.ignores(object["ignore"], into: &findings))
  }

  private static func levels(
    _ reader: JSONReader?, into findings: inout [Finding]
  ) -> [RuleLevel] {
    guard let object = reader?.object(into: &findings) else { return [] }
    return object.members.compactMap { member in
      let value = object[member: member]
      return value.word(Level.self, into: &findings).map {
        RuleLevel(
          rule: member.key, level: $0, location: object.keyLocation(member),
          path: value.path.text)
      }
    }
  }

  private static func ignores(_ reader: JSONReader?, into findings: inout [Finding]) -> [Ignore] {
    var seen: Set<[String]> = []
    return (reader?.elements(into: &findings) ?? []).compactMap { element in
      guard let ignore = Ignore(element, into: &findings) else { return nil }
      if seen.insert([ignore.rule, ignore.place]).inserted { return ignore }
      findings.append(
        element.finding(
          .error, rule: "value-repeated",
          "'\(quotable(ignore.rule))' is ignored twice at '\(quotable(ignore.place))'",
          fix: "keep one of the two"))
      return nil
    }
  }
}

extension CheckSettings.Ignore {
  /// Reads an entry; `nil` after a finding when it is not whole.
  fileprivate init?(_ reader: JSONReader, into findings: inout [Finding]) {
    guard let object = reader.object(known: ["rule", "place", "reason"], into: &findings),
      let rule = object.required("rule", into: &findings)?.text(into: &findings),
      let place = object.required("place", into: &findings)?.text(into: &findings),
      let reason = object.required("reason", into: &findings)?.text(into: &findings)
    else { return nil }
    self.init(
      rule: rule, place: place, reason: reason, location: reader.location,
      path: reader.path.text)
  }
}
