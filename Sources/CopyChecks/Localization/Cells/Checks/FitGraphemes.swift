import CopyTemplates
import PricingEngine

extension CellCheck {
  static let fitGraphemes = CellCheck(
    LocalizationCheck(
      "fit-graphemes", .fit, .error,
      requirement:
        "The longest finished text of a message, with the real values of all products and storefronts, has no more characters than the contract allows.",
      reason: "A button that fits in English with $2.99 is cut off with Rp 1.299.000.",
      fix: "shorten the message, or raise its limit in contract.json"),
    ofSection: { section throws(ICUError) in
      guard let limit = section.limit else { return [] }
      let text = section.longestText
      let count = try graphemeCount(of: text.withoutDirectionMarks)
      guard count > limit else { return [] }
      let key = section.section.message ?? ""
      let example = text == section.section.text ? "" : ": '\(text)'"
      return [
        CellFault(
          "\(count) characters, and '\(key)' may have \(limit)\(example)",
          at: 0..<section.text.bytes.count, measure: count)
      ]
    })
}

extension SectionReading {
  /// The most characters that its message may have.
  var limit: Int? { section.message.flatMap { writing.contract.messages[$0]?.limit } }

  /// The text with the longest price of its product in any storefront.
  var longestText: String {
    guard let id = section.productID, let longest = writing.longest[id],
      let price = prices.first(where: { $0.name == .price }), let range = price.range,
      longest.utf8.count > range.count
    else { return section.text }
    return text[0..<range.lowerBound] + longest + text[range.upperBound..<text.bytes.count]
  }
}
