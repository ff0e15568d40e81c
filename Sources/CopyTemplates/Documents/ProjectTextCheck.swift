import PricingEngine

/// Reports every text of a project file that holds a control character or a direction control that reaches beyond it.
///
/// Such a text would reach pages, terminals and logs; who wrote it can write it without.
func checkTexts(of reader: JSONReader, into findings: inout [Finding]) {
  switch reader.node.kind {
  case .string(let text):
    guard let control = HiddenControl(in: text) else { return }
    findings.append(
      reader.finding(
        .error, rule: "text-control-character",
        "the text '\(quotable(text))' holds \(control.name), which nobody sees",
        fix: "write it without"))
  case .array:
    for element in reader.elements(into: &findings) ?? [] {
      checkTexts(of: element, into: &findings)
    }
  case .object:
    guard let object = reader.object(into: &findings) else { return }
    for member in object.members { checkTexts(of: object[member: member], into: &findings) }
  case .null, .bool, .number: return
  }
}
