import CopyTemplates
import PricingEngine

extension HonestyTexts {
  /// What the names and descriptions in a catalog say that they may not.
  ///
  /// Every text is tied to its product, and says nothing of a whole screen. A text in a language that cannot be read is left out.
  /// - Throws: `LexiconError` when the phrases of a language cannot be read.
  public func findings(
    of catalog: Catalog, in source: SourceText
  ) throws(LexiconError) -> [CheckFinding] {
    var found: [CheckFinding] = []
    for (locale, texts) in texts(of: catalog) {
      let screen = screen(texts.map(\.block), locale: locale, scope: .phrase)
      for judgment in try checker.judgments(on: screen) {
        guard let index = judgment.violation.block else { continue }
        found.append(finding(judgment, screen, texts[index], in: source))
      }
    }
    return found
  }

  private struct CatalogText {
    let block: ScreenBlock
    let field: String
    let locale: String
  }

  /// The texts of the products that are on the screen, by language.
  private func texts(of catalog: Catalog) -> [(LocaleTag, [CatalogText])] {
    var parts: [(LocaleTag, [CatalogText])] = []
    for (group, product) in catalog.products.enumerated()
    where quotes.contains(where: { $0.id == product.id }) {
      for localization in product.localizations {
        guard let locale = localization.tag else { continue }
        let texts = [
          CatalogText(
            block: ScreenBlock(
              localization.displayName, role: .productName, productID: product.id, group: group),
            field: "displayName", locale: localization.locale),
          CatalogText(
            block: ScreenBlock(localization.description, productID: product.id, group: group),
            field: "description", locale: localization.locale),
        ].filter { !$0.block.text.isEmpty }
        if let index = parts.firstIndex(where: { $0.0 == locale }) {
          parts[index].1 += texts
        } else {
          parts.append((locale, texts))
        }
      }
    }
    return parts
  }

  private func finding(
    _ judgment: HonestyChecker.Judgment, _ screen: HonestyScreen, _ text: CatalogText,
    in source: SourceText
  ) -> CheckFinding {
    let product = text.block.productID ?? ""
    let range = judgment.violation.range
    let start = source.offset(of: text.block.text)
    let place = start.map { source.location(ofByte: $0 + range.lowerBound) }
    return judgment.finding(
      cell: CheckFinding.Cell(
        locale: screen.locale.tag, storefront: storefront, key: "\(product).\(text.field)"),
      words: judgment.words(on: screen.blocks),
      at: place ?? SourceLocation(file: source.file),
      end: start.map { source.location(ofByte: $0 + range.upperBound) },
      path: "\(product) > \(text.locale) > \(text.field)")
  }
}

extension SourceText {
  /// Where a text stands between quotation marks; `nil` when the file writes it with escapes.
  fileprivate func offset(of text: String) -> Int? {
    let quote = UInt8(ascii: "\"")
    let wanted = [quote] + Array(text.utf8) + [quote]
    var start = bytes.startIndex
    while let found = bytes[start...].firstIndex(of: quote), found + wanted.count <= bytes.count {
      if bytes[found..<found + wanted.count].elementsEqual(wanted) { return found + 1 }
      start = found + 1
    }
    return nil
  }
}
