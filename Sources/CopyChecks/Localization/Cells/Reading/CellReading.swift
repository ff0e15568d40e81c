import CopyTemplates
import PricingEngine

/// The finished copy of one template, locale, storefront and state, read once for all checks.
public struct CellReading: Sendable {
  /// The copy.
  public let copy: PaywallCopy
  let writing: CellWriting
  let sections: [SectionReading]
  /// The copy as HTML, where a check needs it.
  let html: TextBytes?
  /// The sections of each plan.
  private let cards: [Int?: [SectionReading]]

  /// Reads the copy of a cell.
  ///
  /// - Parameters:
  ///   - copy: The copy.
  ///   - writing: How its reader's numbers look.
  ///   - html: The copy as HTML; `nil` leaves out the checks of markup.
  /// - Throws: `ICUError` when ICU fails.
  public init(_ copy: PaywallCopy, writing: CellWriting, html: String? = nil) throws(ICUError) {
    var sections: [SectionReading] = []
    for section in copy.sections {
      sections.append(try SectionReading(section, writing: writing))
    }
    self.init(copy, writing: writing, sections: sections, html: html)
  }

  init(
    _ copy: PaywallCopy, writing: CellWriting, sections: [SectionReading], html: String?
  ) {
    self.copy = copy
    self.writing = writing
    self.sections = sections
    self.html = html.map { TextBytes($0) }
    cards = Dictionary(grouping: sections, by: \.section.planIndex)
  }

  /// The plan that a section speaks of: its own, or the only one.
  func quote(of section: CopySection) -> Quote? {
    if let index = section.planIndex, copy.plans.indices.contains(index) {
      return copy.plans[index].quote
    }
    return copy.plans.count == 1 ? copy.plans.first?.quote : nil
  }

  /// The sections that stand together with those of a plan: its own, or with one plan all.
  func card(of index: Int) -> [SectionReading] {
    copy.plans.count == 1 ? sections : cards[index] ?? []
  }

  /// What a check says of each section, with its place.
  func forEachSection(
    _ test: (SectionReading) throws(ICUError) -> [CellFault]
  ) throws(ICUError) -> [CellFault] {
    var faults: [CellFault] = []
    for (index, section) in sections.enumerated() {
      for var fault in try test(section) {
        fault.section = index
        faults.append(fault)
      }
    }
    return faults
  }
}
