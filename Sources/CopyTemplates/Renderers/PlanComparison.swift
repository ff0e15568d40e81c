import PricingEngine

/// The plans side by side, for layouts that show a table.
///
/// Each plan section that has a label of its own name is a row; a section of features is a row per feature, which says of
/// each plan whether it has it. A row that no plan fills is left out.
enum PlanComparison {
  static let name = "comparison"

  private static let cell = ViewFields([
    (name: "productID", type: .text), (name: "text", type: .optional(of: .text)),
    (name: "isIncluded", type: .flag), (name: "isMissing", type: .flag),
  ])

  /// The type of the comparison: `rows`, each with `label` and a cell per plan in `cells`.
  static var type: ViewType {
    let row = ViewFields([
      (name: "id", type: .text), (name: "label", type: .text),
      (name: "cells", type: .list(of: .object(cell))),
    ])
    return .optional(
      of: .object(ViewFields([(name: "rows", type: .list(of: .object(row)))])))
  }

  /// The comparison of the plans of some copy; absent when there is nothing to compare.
  static func value(of copy: PaywallCopy, template: TemplateDefinition) -> ViewValue {
    let rows = template.planSections.flatMap { section -> [ViewValue] in
      let written = copy.sections.filter { $0.id == section.id && $0.planIndex != nil }
      if case .fact(.features) = section.source { return features(written, copy) }
      guard let label = copy.labels[section.id], !written.isEmpty else { return [] }
      let byPlan = Dictionary(grouping: written, by: \.planIndex)
      return [
        row(section.id, label: label, copy) { index in
          (text: byPlan[index]?.first?.textView, isIncluded: nil)
        }
      ]
    }
    return rows.isEmpty ? .absent : .object(["rows": .list(rows)])
  }

  /// One row per feature, in the order in which plans first name them.
  private static func features(_ written: [CopySection], _ copy: PaywallCopy) -> [ViewValue] {
    var seen: Set<String> = []
    let first = written.filter { seen.insert($0.item ?? "").inserted }
    let byPlan = Dictionary(grouping: written, by: \.planIndex).mapValues { Set($0.map(\.item)) }
    return first.map { feature in
      row(feature.item ?? "", label: feature.text, copy) { index in
        (text: nil, isIncluded: byPlan[index]?.contains(feature.item) ?? false)
      }
    }
  }

  private static func row(
    _ id: String, label: String, _ copy: PaywallCopy,
    cell: (Int) -> (text: ViewValue?, isIncluded: Bool?)
  ) -> ViewValue {
    let cells = copy.plans.enumerated().map { index, plan in
      let (text, isIncluded) = cell(index)
      return ViewValue.object([
        "productID": .text(plan.quote.plan.productID), "text": .optional(text),
        "isIncluded": .flag(isIncluded == true), "isMissing": .flag(isIncluded == false),
      ])
    }
    return .object(["id": .text(id), "label": .text(label), "cells": .list(cells)])
  }
}
