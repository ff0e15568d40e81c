import PricingEngine

/// How many names or places a line lists.
private let listedNames = 12

extension FindingGroup {
  /// The cells of the group: `in 3 of 8 locales: ar, de, ja; template subscription; key terms.charge`.
  ///
  /// Every name is safe in a line; `nil` when the findings belong to no cell.
  func cellsText(in scope: CheckedScope) -> String? {
    let parts = [
      names(locales, of: scope.locales, "locale"),
      names(templates, of: scope.templates, "template"),
      names(storefronts, of: scope.storefronts, "storefront"),
      first.check.cell.key.map { "key " + inert($0) },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : "in " + parts.joined(separator: "; ")
  }

  private func names(_ names: [String], of total: Int, _ noun: String) -> String? {
    let shown = names.map { inert($0) }
    guard names.count > 1 else { return shown.first.map { "\(noun) \($0)" } }
    if names.count == total { return "all \(total) \(noun)s" }
    let share = names.count < total ? "\(names.count) of \(total)" : "\(names.count)"
    return "\(share) \(noun)s: " + listed(shown)
  }

  /// The places after the first: `also at copy/ja.json:2:25`; `nil` for a group of one place.
  var otherPlacesText: String? {
    var seen = Set([first.finding.location])
    let others = findings.map(\.finding.location).filter { seen.insert($0).inserted }
    return others.isEmpty ? nil : "also at " + listed(others.map { inertPlace($0) })
  }

  private func listed(_ names: [String]) -> String {
    let rest = names.count - listedNames
    return names.prefix(listedNames).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension CheckFinding.Evidence {
  /// The sum, its result unless the sum ends with it, and what may be said: `(119.88 - 66.99) / 119.88 = 44.1191…; allowed: 44%`;
  /// `nil` without them.
  var sumText: String? {
    let result = exact.flatMap { exact in sum?.contains(exact) == true ? nil : exact }
    let parts = [sum, result].compactMap(\.self).joined(separator: " = ")
    let text = [parts.isEmpty ? nil : parts, allowed.map { "allowed: " + $0 }]
      .compactMap(\.self).joined(separator: "; ")
    return text.isEmpty ? nil : inert(text)
  }
}

extension FindingsReport {
  /// How much was found and checked: `1 error, 2 warnings, 1 suppressed; 12 cells checked`.
  var summary: String {
    var parts = Finding.Severity.allCases.compactMap { severity in
      anyCounted(count(of: severity), severity.rawValue)
    }
    if parts.isEmpty { parts = ["no findings"] }
    if !suppressed.isEmpty { parts.append("\(suppressed.count) suppressed") }
    return parts.joined(separator: ", ") + "; " + (anyCounted(scope.cells, "cell") ?? "no cells")
      + " checked"
  }
}

/// `1 error`, `2 errors`, and `nil` for none.
func anyCounted(_ count: Int, _ noun: String) -> String? {
  count == 0 ? nil : counted(count, noun)
}
