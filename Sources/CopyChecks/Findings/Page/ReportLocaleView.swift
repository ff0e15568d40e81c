import CopyTemplates
import PricingEngine

/// What a layout sees of a locale: its paywall as its customers see it, its prices, and what was found in it.
enum ReportLocaleView {
  /// How many groups of findings a locale lists; the rest is in the list of all findings.
  private static let listed = 25

  static func type(of template: TemplateDefinition) -> ViewType {
    .object([
      "anchor": .text, "tag": .text, "name": .text, "lang": .text, "dir": .text, "summary": .text,
      "level": .text, "levels": .text, "more": .text, "reason": .optional(of: .text),
      "hasFindings": .flag,
      "findings": .list(
        of: .object(["level": .text, "message": .text, "rule": .text, "place": .text])),
      "hasPrices": .flag,
      "prices": .list(
        of: .object([
          "product": .text, "text": .text, "codePoints": .text, "invisible": .text,
        ])),
      "paywall": .optional(of: LayoutView.type(of: template)),
    ])
  }

  static func values(of page: ReportPage) -> [ViewValue] {
    let found = Dictionary(grouping: page.report.findings) { $0.check.cell.locale ?? "" }
    return page.locales.map { value(of: $0, template: page.template, found[$0.locale.tag] ?? []) }
  }

  private static func value(
    of reported: ReportedLocale, template: TemplateDefinition, _ findings: [ReportedFinding]
  ) -> ViewValue {
    let groups = FindingGroup.groups(of: findings)
    let tally = SeverityTally(findings)
    let rest = groups.count - listed
    var paywall = ViewValue.absent
    var reason: String?
    var prices: [ViewValue] = []
    switch reported.content {
    case .paywall(let copy):
      paywall = LayoutView.value(of: copy, template: template)
      prices = ShownPrice.prices(of: copy).map(\.value)
    case .none(let text): reason = inert(text)
    }
    return .object([
      "anchor": .text(ReportedLocale.anchor(of: reported.locale.tag)),
      "tag": .text(reported.locale.tag), "name": .text(reported.name),
      "lang": .text(reported.locale.baseTag), "dir": .text(reported.locale.direction.rawValue),
      "summary": .text(tally.text), "level": .text(tally.levelName),
      "levels": .text(tally.levels), "more": .text(rest > 0 ? "and \(rest) more" : ""),
      "reason": .optional(reason), "hasFindings": .flag(!groups.isEmpty),
      "findings": .list(groups.prefix(listed).map(finding)),
      "hasPrices": .flag(!prices.isEmpty), "prices": .list(prices), "paywall": paywall,
    ])
  }

  private static func finding(_ group: FindingGroup) -> ViewValue {
    let check = group.first.check
    let places = [check.cell.key, check.cell.template].compactMap(\.self)
    return .object([
      "level": .text(check.finding.severity.rawValue),
      "message": .text(inert(check.finding.message)), "rule": .text(inert(check.finding.rule)),
      "place": .text(places.map { inert($0) }.joined(separator: " · ")),
    ])
  }
}
