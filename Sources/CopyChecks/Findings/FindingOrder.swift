import PricingEngine

/// The order of findings: by file, line, column, rule, locale and template, then by all else that is shown.
///
/// Texts are compared by their bytes, so that the order is the same everywhere. Findings without a file come first.
struct FindingOrder: Comparable {
  private let file: String
  private let position: [Int]
  private let texts: [String]

  init(_ check: CheckFinding) {
    let finding = check.finding
    file = finding.location?.file ?? ""
    position = [finding.location?.line ?? 0, finding.location?.column ?? 0]
    texts = [
      finding.rule, check.cell.locale, check.cell.template, check.cell.storefront, check.cell.key,
      finding.productID, check.words, finding.message, finding.severity.rawValue, finding.path,
      finding.fix,
    ].map { $0 ?? "" }
  }

  static func < (left: Self, right: Self) -> Bool {
    if left.file != right.file { return bytesPrecede(left.file, right.file) }
    if left.position != right.position {
      return left.position.lexicographicallyPrecedes(right.position)
    }
    return left.texts.lexicographicallyPrecedes(right.texts, by: bytesPrecede)
  }
}

/// Whether one text comes before another by its UTF-8 bytes.
func bytesPrecede(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}

extension [ReportedFinding] {
  /// In order, and each once.
  func sortedAndDistinct() -> [ReportedFinding] {
    var seen: Set<ReportedFinding> = []
    return map { (order: FindingOrder($0.check), finding: $0) }
      .sorted { $0.order < $1.order }
      .compactMap { seen.insert($0.finding).inserted ? $0.finding : nil }
  }
}
