import PricingEngine

/// Reads the sections of a `template.json`.
struct SectionReader {
  let contract: MessageContract
  /// Whether sections about the whole paywall may show a plan's values, because there is only one plan.
  let pageMayUsePlan: Bool

  private static let keys = [
    "id", "role", "prominence", "required", "states", "kinds", "heading", "messages", "values",
    "fact",
    "link",
  ]
  private static let reservedIDs = [
    "lang", "dir", "title", "labels", "plans", "productID", "template", "state", "blocks",
    "offersJSON", "comparison",
  ]

  func entries(
    _ reader: JSONReader?, into findings: inout [Finding]
  ) -> [TemplateDefinition.Entry] {
    var ids: Set<String> = []
    return (reader?.elements(into: &findings) ?? []).compactMap { element in
      guard let object = element.object(into: &findings) else { return nil }
      guard object.keys == ["plans"], let plans = object["plans"] else {
        return section(element, isOfPlan: false, ids: &ids, into: &findings)
          .map(TemplateDefinition.Entry.section)
      }
      let sections = plans.elements(into: &findings) ?? []
      return .plans(
        sections.compactMap { section($0, isOfPlan: true, ids: &ids, into: &findings) })
    }
  }

  private func section(
    _ reader: JSONReader, isOfPlan: Bool, ids: inout Set<String>, into findings: inout [Finding]
  ) -> TemplateSection? {
    guard let object = reader.object(known: Self.keys, into: &findings) else { return nil }
    let id = object.required("id", into: &findings)?.text(into: &findings)
    let role = object.required("role", into: &findings)?.word(SectionRole.self, into: &findings)
    let prominence = object.required("prominence", into: &findings)?
      .integer(atLeast: 1, into: &findings)
    let isRequired = object["required"]?.bool(into: &findings) ?? false
    let source = source(object, isOfPlan: isOfPlan, into: &findings)
    guard let id, let role, let prominence, let source else { return nil }
    if !ids.insert(id).inserted || Self.reservedIDs.contains(id) {
      let problem = Self.reservedIDs.contains(id) ? "a name layouts already use" : "used twice"
      findings.append(
        reader.finding(
          .error, rule: "section-id", "section id '\(id)' is \(problem)", fix: "choose another id"))
    }
    return TemplateSection(
      id: id, role: role, prominence: prominence, isRequired: isRequired,
      states: object["states"]?.nonEmptyElements(into: &findings)
        .compactMap { $0.word(ReaderStateName.self, into: &findings) },
      kinds: object["kinds"]?.productKinds(into: &findings),
      isHeading: object["heading"]?.bool(into: &findings) ?? false, source: source)
  }

  private func source(
    _ object: JSONObjectReader, isOfPlan: Bool, into findings: inout [Finding]
  ) -> TemplateSection.Source? {
    let given = ["messages", "values", "fact"].filter { object[$0] != nil }
    guard given.count == 1, object["link"] == nil || given == ["messages"] else {
      findings.append(
        object.reader.finding(
          .error, rule: "section-source",
          "expected one of 'messages', 'values', 'fact', got \(given.isEmpty ? "none" : "several")",
          fix: "keep one; 'link' goes with 'messages'"))
      return nil
    }
    if let values = object["values"] {
      return .values(
        values.nonEmptyElements(into: &findings).compactMap { element in
          element.word(ValueName.self, into: &findings)
            .flatMap { check($0, isOfPlan: isOfPlan, at: element, into: &findings) }
        })
    }
    if let fact = object["fact"] {
      return fact.word(FactName.self, into: &findings).map(TemplateSection.Source.fact)
    }
    return messages(object, isOfPlan: isOfPlan, into: &findings)
  }

  private func messages(
    _ object: JSONObjectReader, isOfPlan: Bool, into findings: inout [Finding]
  ) -> TemplateSection.Source? {
    let elements = object["messages"]?.nonEmptyElements(into: &findings) ?? []
    let keys = elements.compactMap { element -> String? in
      guard let key = element.messageKey(in: contract, into: &findings) else { return nil }
      for name in (contract.messages[key]?.arguments.keys.sorted() ?? []) {
        guard let value = ValueName(rawValue: name) else {
          findings.append(
            element.finding(
              .error, rule: "message-not-for-sections",
              "message '\(key)' has the argument '\(name)', which no section can give"))
          return nil
        }
        _ = check(value, isOfPlan: isOfPlan, at: element, into: &findings)
      }
      return key
    }
    guard let link = object["link"] else { return .messages(keys) }
    if elements.count > 1 {
      findings.append(
        elements[1].finding(
          .error, rule: "section-source", "a link has one message, got \(elements.count)",
          fix: "keep one"))
    }
    guard let kind = link.word(LinkKind.self, into: &findings), let message = keys.first
    else { return nil }
    return .link(kind, message: message)
  }

  private func check(
    _ value: ValueName, isOfPlan: Bool, at reader: JSONReader, into findings: inout [Finding]
  ) -> ValueName? {
    guard value.isOfPlan, !isOfPlan, !pageMayUsePlan else { return value }
    findings.append(
      reader.finding(
        .error, rule: "value-of-plan",
        "'\(value.rawValue)' belongs to one plan, and this section is about the whole paywall",
        fix: "move the section into 'plans', or set \"maximumPlans\": 1"))
    return nil
  }
}
