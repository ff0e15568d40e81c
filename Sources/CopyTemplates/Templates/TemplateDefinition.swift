import PricingEngine

/// What a template may say, and in which order: its sections, with where their words come from.
public struct TemplateDefinition: Sendable, Hashable {
  /// The template's name; its folder has the same.
  public let name: String
  /// What it is for, as one sentence.
  public let summary: String
  /// The kinds of product that it can show, as `Product.Kind.name` spells them.
  public let kinds: [String]
  /// The most plans that it shows; `nil` is any number.
  public let maximumPlans: Int?
  /// The states of a reader that it is for; the first is the one it is shown in when nobody names one.
  public let states: [ReaderStateName]
  /// Which offer of each plan it shows when nobody names one.
  public let offer: OfferChoice
  /// The way to pay that its plans must have; `nil` is any.
  public let billing: BillingPlan.Kind?
  /// Whether it needs a plan that the reader changes from.
  public let changesPlan: Bool
  /// Whether it needs a product of each of its kinds.
  public let everyKind: Bool
  /// Whether somebody must name the reader's state, because its words are about nothing else.
  public let requiresState: Bool
  /// Messages that layouts use as headings and names for screen readers, by the name layouts use.
  public let labels: [String: String]
  /// The sections, in the order they are read.
  public let entries: [Entry]

  /// A place in the order of a template.
  public enum Entry: Sendable, Hashable {
    /// A section about the whole paywall.
    case section(TemplateSection)
    /// Sections that are repeated for each plan.
    case plans([TemplateSection])
  }

  /// All kinds of product, as `Product.Kind.name` spells them.
  public static let productKinds = ["autoRenewable", "nonRenewing", "consumable", "nonConsumable"]

  /// The sections about the whole paywall, in order.
  public var pageSections: [TemplateSection] {
    entries.flatMap { entry -> [TemplateSection] in
      switch entry {
      case .section(let section): [section]
      case .plans: []
      }
    }
  }

  /// The sections that are repeated for each plan, in order.
  public var planSections: [TemplateSection] {
    entries.flatMap { entry -> [TemplateSection] in
      switch entry {
      case .section: []
      case .plans(let sections): sections
      }
    }
  }
}

extension TemplateDefinition {
  /// The keys of all messages that the template can show.
  public var messageKeys: Set<String> {
    var keys = Set(labels.values)
    for section in pageSections + planSections {
      switch section.source {
      case .messages(let messages): keys.formUnion(messages)
      case .link(_, let message): keys.insert(message)
      case .fact(.seatTiers): keys.formUnion([FactName.seatTierKey, FactName.openSeatTierKey])
      case .values, .fact: break
      }
    }
    return keys
  }
}

extension TemplateDefinition {
  /// Whether a piece of copy is an optional heading, and nothing that it is a heading of is there.
  ///
  /// A heading belongs to the entry after it: a question without its answer would say nothing.
  func isBareHeading(_ piece: CopySection, in written: [CopySection]) -> Bool {
    guard piece.isHeading, piece.planIndex == nil,
      let index = entries.firstIndex(where: { $0.sections.contains { $0.id == piece.id } }),
      entries[index].sections.allSatisfy({ !$0.isRequired })
    else { return false }
    let following = index + 1 < entries.count ? entries[index + 1].sections : []
    let ids = Set(following.filter { !$0.isHeading }.map(\.id))
    return !written.contains { ids.contains($0.id) }
  }
}

extension TemplateDefinition.Entry {
  fileprivate var sections: [TemplateSection] {
    switch self {
    case .section(let section): [section]
    case .plans(let sections): sections
    }
  }
}

/// One piece of a template.
public struct TemplateSection: Sendable, Hashable {
  /// The section's name, by which layouts show it.
  public let id: String
  /// What its text is for.
  public let role: SectionRole
  /// How large it is shown: 1 is the largest.
  public let prominence: Int
  /// Whether the paywall cannot be shown without it.
  public let isRequired: Bool
  /// The states of a reader that it is shown in; `nil` is all.
  public let states: [ReaderStateName]?
  /// The kinds of product that it speaks of, as `Product.Kind.name` spells them; `nil` is all that are shown.
  ///
  /// Its claims are proven of products of these kinds, and without such a product it is left out.
  public let kinds: [String]?
  /// Whether layouts show it as a heading of what follows; without what follows it is left out.
  public let isHeading: Bool
  /// Where its words come from.
  public let source: Source

  /// Where the words of a section come from.
  public enum Source: Sendable, Hashable {
    /// The first of these messages that fits: its values exist and its claims are proven.
    case messages([String])
    /// The first of these values that exists, as it is.
    case values([ValueName])
    /// Texts of the app's own.
    case fact(FactName)
    /// A message that leads to one of the app's pages.
    case link(LinkKind, message: String)
  }
}

/// A fact of the app whose own words a section shows; the raw value is its name in templates.
public enum FactName: String, Sendable, Hashable, CaseIterable {
  /// What the customer gets: one text per feature.
  case features
  /// The part of the app that is free.
  case freeTier
  /// What stops working when the evaluation ends: one text per loss.
  case losesAtEnd
  /// What each seat costs: one text per tier of the plan's seat prices.
  case seatTiers

  /// Whether there can be several texts; the free tier has one.
  var isList: Bool { self != .freeTier }

  static let seatTierKey = "seats.tier"
  static let openSeatTierKey = "seats.tier.open"
}
