import CopyTemplates
import PricingEngine

extension HonestyTexts {
  /// What an existing page or file of messages says that it may not.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - format: How it is written.
  ///   - locale: Its language, where the file itself names none.
  ///   - scope: Whether it is a whole paywall, on which required statements must stand.
  ///   - findings: Where what is wrong with the file itself goes.
  /// - Returns: The findings, each with the place of its words.
  /// - Throws: `LexiconError` when the phrases of a language cannot be read.
  public func findings(
    in source: SourceText, format: TextFormat, locale: LocaleTag, scope: HonestyScreen.Scope,
    into findings: inout [Finding]
  ) throws(LexiconError) -> [CheckFinding] {
    let blocks = TextExtractor.blocks(of: source, as: format, into: &findings)
    var found: [CheckFinding] = []
    for (language, part) in byLanguage(blocks, default: locale) {
      let screen = screen(part.map { ScreenBlock($0) }, locale: language, scope: scope)
      for judgment in try checker.judgments(on: screen) {
        found.append(finding(judgment, screen, part, in: source))
      }
    }
    return found
  }

  /// The blocks of each language in the order of the file; a language that no text can be read in is the default.
  private func byLanguage(
    _ blocks: [TextBlock], default locale: LocaleTag
  ) -> [(LocaleTag, [TextBlock])] {
    var parts: [(LocaleTag, [TextBlock])] = []
    for block in blocks {
      let language = block.language.flatMap { LocaleTag.known($0) } ?? locale
      if let index = parts.firstIndex(where: { $0.0 == language }) {
        parts[index].1.append(block)
      } else {
        parts.append((language, [block]))
      }
    }
    return parts
  }

  private func finding(
    _ judgment: HonestyChecker.Judgment, _ screen: HonestyScreen, _ blocks: [TextBlock],
    in source: SourceText
  ) -> CheckFinding {
    guard let index = judgment.violation.block else {
      return judgment.finding(
        cell: cell(screen.locale, key: nil), words: "", at: SourceLocation(file: source.file))
    }
    let block = blocks[index]
    let range = judgment.violation.range
    let start = block.sourceOffset(ofTextByte: range.lowerBound)
    // The last byte leads back to its own run; the byte after it may be in another one.
    let end = range.isEmpty ? start : block.sourceOffset(ofTextByte: range.upperBound - 1) + 1
    return judgment.finding(
      cell: cell(screen.locale, key: block.key), words: judgment.words(on: screen.blocks),
      at: source.location(ofByte: start), end: source.location(ofByte: max(start, end)),
      path: block.key)
  }

  private func cell(_ locale: LocaleTag, key: String?) -> CheckFinding.Cell {
    CheckFinding.Cell(locale: locale.tag, storefront: storefront, key: key)
  }
}
