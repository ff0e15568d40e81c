import CopyTemplates
import PricingEngine

/// Judges how existing pages and files of messages write prices and characters, whoever wrote them.
public struct LocalizationTexts: Sendable {
  private let library: LexiconLibrary
  private let quotes: [Quote]

  /// Creates a judge of texts about the products of one storefront.
  ///
  /// - Parameters:
  ///   - library: The symbols and number words of all languages.
  ///   - quotes: The products that the texts speak of.
  public init(library: LexiconLibrary, quotes: [Quote]) {
    self.library = library
    self.quotes = quotes
  }

  /// What the texts of a file fail.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - format: How it is written.
  ///   - locale: Its language, where the file itself names none.
  /// - Returns: The findings, each with the place of its words.
  /// - Throws: `LexiconError` when the symbols of a language cannot be read.
  public func findings(
    in source: SourceText, format: TextFormat, locale: LocaleTag
  ) throws(LexiconError) -> [CheckFinding] {
    // What keeps a part of the file from being read is reported by whoever reads its claims.
    var problems: [Finding] = []
    let blocks = TextExtractor.blocks(of: source, as: format, into: &problems)
    var languages: [LocaleTag: Judge] = [:]
    var found: [CheckFinding] = []
    for block in blocks {
      let language = block.language.flatMap { LocaleTag.known($0) } ?? locale
      if languages[language] == nil {
        let texts = blocks.filter {
          ($0.language.flatMap { LocaleTag.known($0) } ?? locale) == language
        }
        languages[language] = try Judge(language, texts.map(\.text), quotes, library)
      }
      found += try languages[language]?.findings(of: block, in: source) ?? []
    }
    return found
  }
}

/// Judges the blocks of one language.
private struct Judge {
  private let writing: TextWriting
  private let numbers: NumberReader
  private let storefront: String?

  init(
    _ locale: LocaleTag, _ texts: [String], _ quotes: [Quote], _ library: LexiconLibrary
  ) throws(LexiconError) {
    numbers = try library.readers(for: locale, texts: texts).1
    storefront = quotes.first?.plan.storefront.code
    do throws(ICUError) { writing = try TextWriting(locale: locale, quotes: quotes) } catch {
      throw LexiconError(.icu(error), at: SourceLocation(file: "lexicon"))
    }
  }

  func findings(of block: TextBlock, in source: SourceText) throws(LexiconError) -> [CheckFinding] {
    var found: [CheckFinding] = []
    do throws(ICUError) {
      let reading = TextReading(
        block.text, amounts: try numbers.amounts(in: block.text),
        writing: writing, hasDirectionMarkup: block.hasDirectionMarkup(in: source))
      for check in TextCheck.all {
        found += try check.test(reading).map { finding(check, $0, block, source) }
      }
    } catch {
      throw LexiconError(.icu(error), at: SourceLocation(file: "lexicon"))
    }
    return found
  }

  private func finding(
    _ check: TextCheck, _ fault: CellFault, _ block: TextBlock, _ source: SourceText
  ) -> CheckFinding {
    let start = block.sourceOffset(ofTextByte: fault.range.lowerBound)
    // The last byte leads back to its own run; the byte after it may be in another one.
    let end = block.sourceOffset(ofTextByte: fault.range.upperBound - 1) + 1
    return CheckFinding(
      Finding(
        fault.level ?? check.level, rule: check.about.id, at: source.location(ofByte: start),
        path: block.key, fault.message, fix: fault.fix ?? check.about.fix),
      cell: CheckFinding.Cell(
        locale: writing.locale.tag, storefront: storefront, key: block.key),
      words: TextBytes(block.text)[fault.range], end: source.location(ofByte: max(start, end)))
  }
}

extension TextBlock {
  /// Whether the markup of the block isolates a part of it or names its direction.
  fileprivate func hasDirectionMarkup(in source: SourceText) -> Bool {
    let start = sourceOffset(ofTextByte: 0)
    let end = sourceOffset(ofTextByte: text.utf8.count)
    guard start < end, end <= source.bytes.count else { return false }
    let bytes = TextBytes(Array(source.bytes[start..<end]))
    return bytes.contains("<bdi") || bytes.contains(" dir=") || bytes.contains("<bdo")
  }
}
