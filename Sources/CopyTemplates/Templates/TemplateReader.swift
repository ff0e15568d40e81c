import PricingEngine

/// Reads `template.json`.
public enum TemplateReader {
  private static let keys = [
    "schema", "name", "summary", "kinds", "maximumPlans", "states", "offer", "billing",
    "changesPlan", "everyKind", "requiresState", "labels", "sections",
  ]
  /// Reads a template's definition and checks that it fits the messages there are.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - contract: The messages that sections may name.
  ///   - findings: Where everything that is wrong goes.
  /// - Returns: The definition; `nil` when the file has errors.
  public static func read(
    _ source: SourceText, contract: MessageContract, into findings: inout [Finding]
  ) -> TemplateDefinition? {
    let before = findings.count
    guard let root = parsedRoot(of: source, into: &findings),
      let object = root.object(known: keys, into: &findings),
      checkSchema(of: object, is: "paywall-template/1", into: &findings)
    else { return nil }
    let maximum = object["maximumPlans"]?.integer(atLeast: 1, into: &findings)
    let sections = SectionReader(contract: contract, pageMayUsePlan: maximum == 1)
    let definition = TemplateDefinition(
      name: object.required("name", into: &findings)?.text(into: &findings) ?? "",
      summary: object.required("summary", into: &findings)?.text(into: &findings) ?? "",
      kinds: object.required("kinds", into: &findings)?.productKinds(into: &findings) ?? [],
      maximumPlans: maximum,
      states: states(object.required("states", into: &findings), into: &findings),
      offer: offer(object["offer"], into: &findings),
      billing: object["billing"]?.word(BillingPlan.Kind.self, into: &findings),
      changesPlan: object["changesPlan"]?.bool(into: &findings) ?? false,
      everyKind: object["everyKind"]?.bool(into: &findings) ?? false,
      requiresState: object["requiresState"]?.bool(into: &findings) ?? false,
      labels: labels(object["labels"], contract: contract, into: &findings),
      entries: sections.entries(object.required("sections", into: &findings), into: &findings))
    return findings[before...].hasErrors ? nil : definition
  }

  private static func states(
    _ reader: JSONReader?, into findings: inout [Finding]
  ) -> [ReaderStateName] {
    (reader?.nonEmptyElements(into: &findings) ?? []).compactMap {
      $0.word(ReaderStateName.self, into: &findings)
    }
  }

  private static func offer(_ reader: JSONReader?, into findings: inout [Finding]) -> OfferChoice {
    guard let kind = reader?.word(OfferKindName.self, into: &findings) else { return .introductory }
    return kind == .none ? .none : .kind(kind.rawValue)
  }

  /// The words for `offer`: the kinds of offer, and none.
  private enum OfferKindName: String, CaseIterable {
    case introductory
    case promotional
    case offerCode
    case winBack
    case none
  }

  private static func labels(
    _ reader: JSONReader?, contract: MessageContract, into findings: inout [Finding]
  ) -> [String: String] {
    guard let object = reader?.object(into: &findings) else { return [:] }
    var labels: [String: String] = [:]
    for member in object.members {
      let value = object[member: member]
      guard let key = value.messageKey(in: contract, into: &findings) else { continue }
      if contract.messages[key]?.arguments.isEmpty == false {
        findings.append(
          value.finding(.error, rule: "label-arguments", "a label's message has no arguments"))
      }
      labels[member.key] = key
    }
    return labels
  }
}

extension JSONReader {
  /// The kinds of product in a list with something in it; a finding for each other word.
  func productKinds(into findings: inout [Finding]) -> [String] {
    let kinds = TemplateDefinition.productKinds
    return nonEmptyElements(into: &findings).compactMap { element in
      guard let text = element.string(into: &findings) else { return nil }
      if kinds.contains(text) { return text }
      findings.append(
        element.finding(
          .error, rule: "unknown-word",
          "expected one of \(kinds.joined(separator: ", ")), got '\(text)'",
          fix: nearestText(to: text, in: kinds).map { "write '\($0)'" }))
      return nil
    }
  }

  /// The key of a message that the contract has; a finding with the nearest key when it does not.
  func messageKey(in contract: MessageContract, into findings: inout [Finding]) -> String? {
    guard let key = string(into: &findings) else { return nil }
    if contract.messages[key] != nil { return key }
    findings.append(unknownMessage(key, in: contract, rule: "key-undefined"))
    return nil
  }

  /// The finding that the contract has no message with a key.
  func unknownMessage(_ key: String, in contract: MessageContract, rule: String) -> Finding {
    let nearest = nearestText(to: key, in: contract.messages.keys.sorted())
    return finding(
      .error, rule: rule, "no message '\(key)' in the contract",
      fix: nearest.map { "write '\($0)'" } ?? "add it to contract.json and to every locale")
  }
}
