import CopyTemplates
import PricingEngine

/// How many findings there are in each locale and family of rules.
struct ReportMatrix {
  private let families: [RuleFamily]
  private let locales: [ReportedLocale]
  private let tallies: [String: [SeverityTally]]
  private let columns: [SeverityTally]
  /// The row of what belongs to no locale.
  private static let noLocale = ""

  static let type = ViewType.object([
    "columns": .list(
      of: .object(["anchor": .text, "title": .text, "count": .text, "level": .text])),
    "rows": .list(
      of: .object([
        "anchor": .text, "tag": .text, "name": .text, "count": .text, "level": .text,
        "levels": .text, "cells": .list(of: cellType),
      ])),
  ])

  private static let cellType = ViewType.object([
    "count": .text, "level": .text, "anchor": .text, "label": .text,
  ])

  init(_ report: FindingsReport, families: [RuleFamily], locales: [ReportedLocale]) {
    self.families = families
    self.locales = locales
    var columnOfRule: [String: Int] = [:]
    for (index, family) in families.enumerated() {
      for rule in family.rules { columnOfRule[rule] = index }
    }
    let none = Array(repeating: SeverityTally(), count: families.count)
    var columns = none
    var tallies: [String: [SeverityTally]] = [:]
    for finding in report.findings {
      guard let column = columnOfRule[finding.finding.rule] else { continue }
      tallies[finding.check.cell.locale ?? Self.noLocale, default: none][column].add(finding)
      columns[column].add(finding)
    }
    self.tallies = tallies
    self.columns = columns
  }

  /// What the layout sees.
  var value: ViewValue {
    let none = Array(repeating: SeverityTally(), count: families.count)
    let known = Set(locales.map(\.locale.tag))
    let others = tallies.keys.filter { !known.contains($0) }.sorted(by: bytesPrecede)
    let rows =
      locales.map { locale in
        let tag = locale.locale.tag
        return row(
          tag, name: locale.name, anchor: ReportedLocale.anchor(of: tag), tallies[tag] ?? none)
      }
      + others.map { tag in
        row(
          tag, name: tag == Self.noLocale ? "No locale" : "", anchor: "", tallies[tag] ?? none)
      }
    return .object([
      "columns": .list(zip(families, columns).map(column)), "rows": .list(rows),
    ])
  }

  private func column(_ family: RuleFamily, _ tally: SeverityTally) -> ViewValue {
    .object([
      "anchor": .text(family.id), "title": .text(family.title),
      "count": .text(String(tally.total)), "level": .text(tally.levelName),
    ])
  }

  private func row(
    _ tag: String, name: String, anchor: String, _ tallies: [SeverityTally]
  ) -> ViewValue {
    let worst = Finding.Severity.allCases.first { level in tallies.contains { $0[level] > 0 } }
    let levels = Set(tallies.map(\.levels).filter { !$0.isEmpty }).sorted().joined(separator: " ")
    let cells = zip(families, tallies).map { family, tally in
      ViewValue.object([
        "count": .text(tally.total == 0 ? "" : String(tally.total)),
        "level": .text(tally.levelName), "anchor": .text(family.id),
        "label": .text(tally.text),
      ])
    }
    return .object([
      "anchor": .text(anchor), "tag": .text(inert(tag)), "name": .text(name),
      "count": .text(String(tallies.reduce(0) { $0 + $1.total })),
      "level": .text(worst?.rawValue ?? "clean"), "levels": .text(levels), "cells": .list(cells),
    ])
  }
}
