import CopyChecks
import CopyTemplates

/// Refuses templates that would show true sentences in a misleading way.
enum TemplateHonesty {
  static func check(
    _ template: LoadedTemplate, contract: MessageContract
  ) throws(InputError) {
    let findings = BilledAmountProminence.findings(
      in: template.definition, contract: contract, at: template.source)
    guard findings.isEmpty else { throw .dishonest(findings, source: template.source) }
  }
}
