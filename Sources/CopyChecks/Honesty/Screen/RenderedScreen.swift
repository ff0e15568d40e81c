import CopyTemplates
import PricingEngine

extension HonestyScreen {
  /// The screen that finished copy makes.
  ///
  /// What this tool wrote from product data is true by construction; judged are the texts of the app and catalog in it, and with a
  /// team's own messages all of them. Required statements are asked for where something can be bought.
  /// - Parameters:
  ///   - copy: The copy.
  ///   - template: The template that it was composed by.
  ///   - facts: What the app says about itself.
  ///   - hasOwnMessages: Whether a team's own messages may be among the texts.
  ///   - eligibility: Whether the reader can get an introductory offer.
  ///   - today: The day on which it is shown.
  public init(
    rendered copy: PaywallCopy, template: TemplateDefinition, facts: AppFacts,
    hasOwnMessages: Bool = false, eligibility: Eligibility = .unknown, today: CalendarDate? = nil
  ) {
    let sources = template.sourcesByID
    let blocks = copy.sections.map { section in
      ScreenBlock(section, source: sources[section.id], hasOwnMessages: hasOwnMessages)
    }
    // A button that leads to the plans sells nothing yet.
    let sells =
      copy.sections.contains { $0.role == .purchase }
      && copy.sections.contains { $0.planIndex != nil }
    self.init(
      blocks: blocks, locale: copy.locale, quotes: copy.plans.map(\.quote),
      scope: sells ? .screen : .phrase, facts: facts, eligibility: eligibility, state: copy.state,
      today: today)
  }
}

extension TemplateDefinition {
  /// Where the words of each section come from, by its name.
  fileprivate var sourcesByID: [String: TemplateSection.Source] {
    Dictionary((pageSections + planSections).map { ($0.id, $0.source) }) { first, _ in first }
  }
}

extension ScreenBlock {
  /// A piece of finished copy; several plans of one paywall make several groups.
  fileprivate init(
    _ section: CopySection, source: TemplateSection.Source?, hasOwnMessages: Bool
  ) {
    let isForeign: Bool
    switch source {
    case .fact(let name): isForeign = name != .seatTiers
    case .values(let names): isForeign = names.contains(.product)
    case .messages, .link: isForeign = hasOwnMessages
    case nil: isForeign = true
    }
    self.init(
      section.text, role: section.role, prominence: section.prominence,
      productID: section.productID, group: section.planIndex.map { $0 + 1 } ?? 0,
      isHeading: section.isHeading, isControl: section.url != nil || section.role == .purchase,
      provenClaims: isForeign ? nil : section.claims, taggedClaims: section.claims)
  }
}
