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
    let sections = template.sectionsByID
    let blocks = copy.sections.map { section in
      ScreenBlock(section, of: sections[section.id], hasOwnMessages: hasOwnMessages)
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
  /// The sections by their names.
  fileprivate var sectionsByID: [String: TemplateSection] {
    Dictionary((pageSections + planSections).map { ($0.id, $0) }) { first, _ in first }
  }
}

extension TemplateSection {
  /// Whether somebody else wrote words of the section, which then need judging.
  fileprivate func isForeign(hasOwnMessages: Bool) -> Bool {
    switch source {
    case .fact(let name): name != .seatTiers
    case .values(let names): names.contains(.product)
    case .messages, .link: hasOwnMessages
    }
  }
}

extension TemplateDefinition {
  /// The names of the sections whose words somebody else wrote.
  func foreignSections(hasOwnMessages: Bool) -> Set<String> {
    Set(
      (pageSections + planSections).filter { $0.isForeign(hasOwnMessages: hasOwnMessages) }
        .map(\.id))
  }
}

extension ScreenBlock {
  /// A piece of finished copy; several plans of one paywall make several groups.
  fileprivate init(
    _ section: CopySection, of definition: TemplateSection?, hasOwnMessages: Bool
  ) {
    let isForeign = definition?.isForeign(hasOwnMessages: hasOwnMessages) ?? true
    self.init(
      section.text, role: section.role, prominence: section.prominence,
      productID: section.productID, group: section.planIndex.map { $0 + 1 } ?? 0,
      isHeading: section.isHeading, isControl: section.url != nil || section.role == .purchase,
      provenClaims: isForeign ? nil : section.claims, taggedClaims: section.claims,
      message: definition.flatMap { Self.use($0) })
  }

  private static func use(_ section: TemplateSection) -> MessageUse? {
    guard case .messages = section.source else { return nil }
    if section.isHeading, section.role != .headline { return .heading }
    return section.states?.allSatisfy(\.isAfterPurchase) == true ? .standing : .offer
  }
}
