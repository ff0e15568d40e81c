import CopyTemplates
import PricingEngine

extension CellCheck {
  static let priceMarkStripped = CellCheck(
    LocalizationCheck(
      "price-mark-stripped", .typography, .warning,
      requirement: "The direction marks of a written price stay in it.",
      reason: "The locale's data puts them there so that the symbol keeps its place.",
      fix: "Do not trim or normalize formatted prices."),
    ofSection: { section in
      section.prices.compactMap { price in
        guard case .rewritten(let range, .directionMarks) = price.match else { return nil }
        let lost = price.expected.unicodeScalars.filter(\.isDirectionMark).map(codePoint)
        return CellFault(
          "'\(section.text[range])' has lost \(lost.joined(separator: " "))", at: range)
      }
    })
}
