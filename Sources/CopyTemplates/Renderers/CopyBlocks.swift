import PricingEngine

/// The copy of a paywall as a plain sequence of blocks, for layouts that show any template in order.
///
/// Of the fields `headline`, `heading`, `paragraph`, `button`, `link`, `list` and `plans` a block has exactly one.
enum CopyBlocks {
  private static let text: [(name: String, type: ViewType)] = [
    ("id", .text), ("role", .text), ("text", .text),
  ]
  private static let kinds = ["headline", "heading", "paragraph", "button"]

  /// The type of a block; a plan's blocks have no `plans`.
  static var type: ViewType {
    let plan = ViewFields([
      (name: "productID", type: .text), (name: "blocks", type: .list(of: block(plans: nil))),
    ])
    return block(plans: .object(ViewFields([(name: "items", type: .list(of: .object(plan)))])))
  }

  private static func block(plans: ViewType?) -> ViewType {
    let item = ViewFields([(name: "text", type: .text)])
    var fields: [(name: String, type: ViewType)] = kinds.map {
      (name: $0, type: .optional(of: .object(ViewFields(text))))
    }
    fields.append(
      (name: "link", type: .optional(of: .object(ViewFields(text + [(name: "url", type: .url)])))))
    let list = ViewFields([
      (name: "id", type: .text), (name: "role", type: .text),
      (name: "items", type: .list(of: .object(item))),
    ])
    fields.append((name: "list", type: .optional(of: .object(list))))
    if let plans { fields.append((name: "plans", type: .optional(of: plans))) }
    return .object(ViewFields(fields))
  }

  /// The blocks of some copy, in the template's order.
  static func values(of copy: PaywallCopy, template: TemplateDefinition) -> [ViewValue] {
    template.entries.compactMap { entry in
      switch entry {
      case .section(let section):
        return block(of: section, in: copy.sections, hasPlans: true)
      case .plans(let sections):
        let byPlan = Dictionary(grouping: copy.sections, by: \.planIndex)
        let items = copy.plans.enumerated().map { index, plan in
          value(of: plan, sections, written: byPlan[index] ?? [])
        }
        guard !items.isEmpty else { return nil }
        return make("plans", .object(["items": .list(items)]), hasPlans: true)
      }
    }
  }

  private static func value(
    of plan: PlanCopy, _ sections: [TemplateSection], written: [CopySection]
  ) -> ViewValue {
    let blocks = sections.compactMap { block(of: $0, in: written, hasPlans: false) }
    return .object([
      "productID": .text(plan.quote.plan.productID), "blocks": .list(blocks),
    ])
  }

  private static func block(
    of section: TemplateSection, in sections: [CopySection], hasPlans: Bool
  ) -> ViewValue? {
    let written = sections.filter { $0.id == section.id }
    guard let first = written.first else { return nil }
    if case .fact(let fact) = section.source, fact.isList {
      let items = written.map { ViewValue.object(["text": $0.textView]) }
      let list = ViewObject([
        (name: "id", value: .text(section.id)), (name: "role", value: .text(first.role.rawValue)),
        (name: "items", value: .list(items)),
      ])
      return make("list", .object(list), hasPlans: hasPlans)
    }
    var members: [(name: String, value: ViewValue)] = [
      ("id", .text(section.id)), ("role", .text(first.role.rawValue)), ("text", first.textView),
    ]
    if let url = first.url { members.append((name: "url", value: .url(url))) }
    return make(first.blockKind, .object(ViewObject(members)), hasPlans: hasPlans)
  }

  private static func make(_ kind: String, _ value: ViewValue, hasPlans: Bool) -> ViewValue {
    let names = kinds + ["link", "list"] + (hasPlans ? ["plans"] : [])
    return .object(ViewObject(names.map { (name: $0, value: $0 == kind ? value : .absent) }))
  }
}

extension CopySection {
  /// The kind of block that shows the section.
  fileprivate var blockKind: String {
    if url != nil { return "link" }
    if isHeading { return "heading" }
    return switch role {
    case .headline: "headline"
    case .purchase, .decline, .restore: "button"
    default: "paragraph"
    }
  }
}
