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
