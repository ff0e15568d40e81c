import CopyChecks
import CopyTemplates
import PricingEngine

/// The first byte chooses the format.
func readText(_ bytes: [UInt8]) {
  let (format, rest) = choosing(TextFormat.allCases, bytes)
  do throws(DocumentError) {
    let text = try TextDecoder.source(file: "input", bytes: Array(rest))
    var findings: [Finding] = []
    let blocks = TextExtractor.blocks(of: text, as: format, into: &findings)
    show(findings, in: text)
    for block in blocks { scan(block, of: text) }
  } catch {
    _ = TextFormat.detect(fileName: "input", bytes: bytes)
  }
}

private func scan(_ block: TextBlock, of text: SourceText) {
  do throws(ICUError) {
    for mention in try scanner.scan(block.text) {
      let offset = block.sourceOffset(ofTextByte: mention.range.lowerBound)
      precondition((0...text.bytes.count).contains(offset), "a claim is outside of its file")
    }
    _ = try NumberReader(english).amounts(in: block.text)
  } catch {
    fatalError("\(error)")
  }
}

private let scanner = ClaimScanner(english)
private let english: ClaimLexicon = {
  do throws(LexiconError) {
    return try ClaimLexicon(
      parsing: PackageFile.text("Lexicon/en.txt"), language: "en",
      currencies: CurrencyList(parsing: PackageFile.text("Lexicon/currencies.txt")))
  } catch {
    fatalError("\(error)")
  }
}()

/// The first byte chooses the language, which decides how letters are folded.
func readLexicon(_ bytes: [UInt8]) {
  let (language, rest) = choosing(["en", "de", "ja", "tr", "ar"], bytes)
  guard let text = source(rest) else { return }
  do throws(LexiconError) {
    _ = try CurrencyList(parsing: text)
  } catch {
    _ = "\(error)"
  }
  do throws(LexiconError) {
    let lexicon = try ClaimLexicon(parsing: text, language: language)
    do throws(ICUError) {
      _ = try ClaimScanner(lexicon).scan("Save 44 % now, cancel anytime. Kein Abo, İptal 7日間無料")
    } catch {
      fatalError("\(error)")
    }
  } catch {
    _ = "\(error)"
  }
}

/// The first byte chooses the kind of file.
func readSnapshot(_ bytes: [UInt8]) {
  let (kind, rest) = choosing([0, 1, 2], bytes)
  guard let text = source(rest) else { return }
  var findings: [Finding] = []
  switch kind {
  case 0: _ = CopySnapshot(reading: text, into: &findings)
  case 1: _ = FormattingLock(reading: text, into: &findings)
  default: _ = FindingsBaseline(reading: text, folder: "a/b", into: &findings)
  }
  show(findings, in: text)
}
