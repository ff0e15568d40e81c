import CopyTemplates
import PricingEngine

extension CellCheck {
  static let fitColumns = CellCheck(
    LocalizationCheck(
      "fit-columns", .fit, .warning,
      requirement: "A text with East Asian characters is no wider than its limit in ordinary ones.",
      reason: "An East Asian character is as wide as two others.",
      fix: "Shorten the message."),
    ofSection: { section throws(ICUError) in
      guard let limit = section.limit else { return [] }
      let text = section.longestText
      let width = try section.writing.breaker.columns(of: text)
      // Where there are too many characters already, that is the finding.
      guard width > limit, try graphemeCount(of: text.withoutDirectionMarks) <= limit
      else { return [] }
      return [
        CellFault(
          "\(width) columns, and '\(section.section.message ?? "")' may have \(limit)",
          at: 0..<section.text.bytes.count, measure: width)
      ]
    })
}
