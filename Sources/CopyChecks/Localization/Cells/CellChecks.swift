import CopyTemplates
import PricingEngine

/// Judges the finished copy of many cells.
///
/// A section that many cells share is judged once; of a text that is too long for its place only the worst is reported.
/// Give it the cells of one locale after those of another: what it remembers of sections is of one locale only.
public struct CellChecks {
  private let checks: [CellCheck]
  private var judged = JudgedSections()
  private var savings = SeenSavings()
  private var worst = WorstFits()

  /// Creates a judge; by default by all checks.
  public init(checks: [CellCheck] = CellCheck.all) { self.checks = checks }

  /// What a cell fails, in reading order; texts that are too long come from `worstFits`.
  ///
  /// - Parameters:
  ///   - copy: The copy of the cell.
  ///   - writing: How its reader's numbers look.
  ///   - html: The copy as HTML, for the checks of markup; `nil` leaves them out.
  /// - Returns: The findings.
  /// - Throws: `ICUError` when ICU fails.
  public mutating func findings(
    of copy: PaywallCopy, writing: CellWriting, html: String? = nil
  ) throws(ICUError) -> [CheckFinding] {
    var sections: [SectionReading] = []
    var faults: [(check: CellCheck, fault: CellFault)] = []
    judged.start(writing)
    for (index, section) in copy.sections.enumerated() {
      let judgment = try judged.judgment(on: section, writing: writing, by: checks)
      sections.append(judgment.reading)
      for (check, fault) in judgment.faults {
        var placed = fault
        placed.section = index
        faults.append((checks[check], placed))
      }
    }
    let cell = CellReading(copy, writing: writing, sections: sections, html: html)
    for check in checks {
      switch check.test {
      case .section: break
      case .cell(let test): faults += try test(cell).map { (check, $0) }
      case .savings: faults += savings.faults(of: cell).map { (check, $0) }
      }
    }
    return faults.compactMap { check, fault in
      let finding = cell.finding(check.about, fault)
      guard let measure = fault.measure, let index = fault.section else { return finding }
      worst.add(finding, check.about.id, copy.sections[index], measure: measure)
      return nil
    }
  }

  /// The worst of the texts that are too long for their place, one for each message and locale.
  public var worstFits: [CheckFinding] { worst.findings }
}

/// What was found in the sections of one locale and storefront so far.
private struct JudgedSections {
  struct Judgment {
    let reading: SectionReading
    /// By the place of the check.
    let faults: [(Int, CellFault)]
  }

  /// A section, told apart by its text first: hashing all of it would take as long as judging it.
  private struct Key: Hashable {
    let text: TextKey
    let section: CopySection

    init(_ section: CopySection) { (text, self.section) = (TextKey(text: section.text), section) }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  private var known: [Key: Judgment] = [:]
  private var locale: LocaleTag?
  private var storefront: Storefront?

  /// Forgets the sections of another locale.
  mutating func start(_ writing: CellWriting) {
    guard writing.locale != locale || writing.storefront != storefront else { return }
    known.removeAll(keepingCapacity: true)
    (locale, storefront) = (writing.locale, writing.storefront)
  }

  mutating func judgment(
    on section: CopySection, writing: CellWriting, by checks: [CellCheck]
  ) throws(ICUError) -> Judgment {
    let key = Key(section)
    if let judgment = known[key] { return judgment }
    let reading = try SectionReading(section, writing: writing)
    var faults: [(Int, CellFault)] = []
    for (index, check) in checks.enumerated() {
      guard case .section(let test) = check.test else { continue }
      faults += try test(reading).map { (index, $0) }
    }
    let judgment = Judgment(reading: reading, faults: faults)
    known[key] = judgment
    return judgment
  }
}

/// The texts that are too long for their place, the worst of each message.
private struct WorstFits {
  private struct Key: Hashable {
    let check: String
    let locale: String
    let message: String
  }

  private var worst: [Key: (finding: CheckFinding, measure: Int)] = [:]
  private var order: [Key] = []

  mutating func add(
    _ finding: CheckFinding, _ check: String, _ section: CopySection, measure: Int
  ) {
    let key = Key(
      check: check, locale: finding.cell.locale ?? "", message: section.message ?? section.id)
    if let known = worst[key] {
      if measure > known.measure { worst[key] = (finding, measure) }
    } else {
      worst[key] = (finding, measure)
      order.append(key)
    }
  }

  var findings: [CheckFinding] { order.compactMap { worst[$0]?.finding } }
}

extension CellReading {
  /// A fault as a finding of a report.
  fileprivate func finding(_ check: LocalizationCheck, _ fault: CellFault) -> CheckFinding {
    let section = fault.section.map { sections[$0] }
    let key = section.map {
      [$0.section.id, $0.section.item].compactMap(\.self).joined(separator: ".")
    }
    return CheckFinding(
      Finding(
        fault.level ?? check.level, rule: check.id, productID: section?.section.productID,
        fault.message, fix: fault.fix ?? check.fix),
      cell: CheckFinding.Cell(
        template: copy.template, locale: copy.locale.tag, storefront: copy.storefront.code,
        key: key),
      words: section.map { $0.text[fault.range] } ?? "")
  }
}
