import PricingEngine

/// What layouts see of a paywall's copy, and its type, which layouts are checked against.
///
/// A required section is an object and an optional one may be absent; a fact's section holds its `items`.
public enum LayoutView {
  private static let section: [(name: String, type: ViewType)] = [
    ("text", .text), ("role", .text), ("prominence", .text),
  ]

  /// The type of what layouts of a template see.
  public static func type(of template: TemplateDefinition) -> ViewType {
    let labels = template.labels.keys.sorted().map { (name: $0, type: ViewType.text) }
    var page: [(name: String, type: ViewType)] = [
      ("lang", .text), ("dir", .text), ("title", .text), ("template", .text), ("state", .text),
      ("labels", .object(ViewFields(labels))), ("blocks", .list(of: CopyBlocks.type)),
      ("offersJSON", .json), (PlanComparison.name, PlanComparison.type),
      (EvidenceView.name, EvidenceView.type),
    ]
    page += template.pageSections.map { (name: $0.id, type: type(of: $0)) }
    let plan =
      [(name: "productID", type: ViewType.text)]
      + template.planSections.map { (name: $0.id, type: type(of: $0)) }
    page.append((name: "plans", type: .list(of: .object(ViewFields(plan)))))
    return .object(ViewFields(page))
  }

  private static func type(of section: TemplateSection) -> ViewType {
    let fields: ViewFields
    switch section.source {
    case .messages, .values: fields = ViewFields(Self.section)
    case .link: fields = ViewFields(Self.section + [("url", .url)])
    case .fact:
      fields = ViewFields([
        (name: "items", type: .list(of: .object(ViewFields(Self.section + [("item", .text)]))))
      ])
    }
    return section.isRequired && section.states == nil
      ? .object(fields) : .optional(of: .object(fields))
  }

  /// What layouts see of some copy; the evidence of its claims only when reviewers want to see it.
  public static func value(
    of copy: PaywallCopy, template: TemplateDefinition, withEvidence: Bool = false
  ) -> ViewValue {
    let labels = copy.labels.sorted { $0.key < $1.key }
    var members: [(name: String, value: ViewValue)] = [
      ("lang", .text(copy.locale.baseTag)), ("dir", .text(copy.locale.direction.rawValue)),
      ("title", copy.titleView), ("template", .text(copy.template)),
      ("state", .text(copy.state.name.rawValue)),
      ("labels", .object(ViewObject(labels.map { (name: $0.key, value: .text($0.value)) }))),
      ("blocks", .list(CopyBlocks.values(of: copy, template: template))),
      ("offersJSON", .open(.offers)),
      (PlanComparison.name, PlanComparison.value(of: copy, template: template)),
      (EvidenceView.name, withEvidence ? EvidenceView.value(of: copy) : .absent),
    ]
    members += template.pageSections.map { (name: $0.id, value: value(of: $0, in: copy.sections)) }
    let byPlan = Dictionary(grouping: copy.sections, by: \.planIndex)
    let plans = copy.plans.enumerated().map { index, plan in
      let sections = byPlan[index] ?? []
      return ViewValue.object(
        ViewObject(
          [(name: "productID", value: .text(plan.quote.plan.productID))]
            + template.planSections.map { (name: $0.id, value: value(of: $0, in: sections)) }))
    }
    members.append((name: "plans", value: .list(plans)))
    return .object(ViewObject(members))
  }

  private static func value(
    of section: TemplateSection, in sections: [CopySection]
  ) -> ViewValue {
    let written = sections.filter { $0.id == section.id }
    guard let first = written.first else { return .absent }
    if case .fact = section.source {
      let items = written.map { section in
        ViewValue.object(
          ViewObject(members(of: section) + [(name: "item", value: .text(section.item ?? ""))]))
      }
      return .object(ViewObject([(name: "items", value: .list(items))]))
    }
    guard let url = first.url else { return .object(ViewObject(members(of: first))) }
    return .object(ViewObject(members(of: first) + [(name: "url", value: .url(url))]))
  }

  private static func members(of section: CopySection) -> [(name: String, value: ViewValue)] {
    [
      ("text", section.textView), ("role", .text(section.role.rawValue)),
      ("prominence", .text(String(section.prominence))),
    ]
  }
}

extension PaywallCopy {
  /// The headline without isolates, for a page's title; the template's name when there is no headline.
  fileprivate var titleView: ViewValue {
    guard let headline = sections.first(where: { $0.role == .headline }) else {
      return .text(template)
    }
    if let opening = headline.opening { return .open(.title(section: opening)) }
    return .text(withoutIsolates(headline.text))
  }

  /// What fills a form that leaves the texts open which show figures.
  var openTexts: OpenTexts {
    var texts: [Int: String] = [:]
    for section in sections { if let number = section.opening { texts[number] = section.text } }
    let count = (texts.keys.max() ?? -1) + 1
    let plans = plans
    let storefront = storefront
    return OpenTexts(sections: (0..<count).map { texts[$0] ?? "" }) {
      SchemaOrgOffers.json(plans.map { ($0.quote.plan, $0.displayName) }, in: storefront)
    }
  }
}

extension CopySection {
  /// The text, or the place for it when it shows figures.
  var textView: ViewValue { opening.map { .open(.section($0)) } ?? .text(text) }
}
