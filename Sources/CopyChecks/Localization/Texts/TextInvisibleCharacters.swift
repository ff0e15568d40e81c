import PricingEngine

extension TextCheck {
  static let textInvisible = TextCheck(CellCheck.textInvisible.about, .warning) { text in
    strayInvisibles(in: text.string).compactMap { offset, scalar in
      let range = offset..<offset + scalar.utf8Length
      // Soft hyphens, joiners and places for line ends are of use in running text, but not in a price.
      guard text.isInPrice(range) || !typographic.contains(scalar) else { return nil }
      return CellFault("\(codePoint(scalar)) stands in the text", at: range, fix: "remove it")
    }
  }
}

private let typographic: Set<Unicode.Scalar> = ["\u{AD}", "\u{200B}", "\u{2060}", "\u{34F}"]
