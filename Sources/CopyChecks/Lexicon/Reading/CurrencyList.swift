import PricingEngine

/// The marks of currencies, from `Lexicon/currencies.txt`: `€ = EUR`, `$ = AUD CAD USD`.
public struct CurrencyList: Sendable {
  struct Entry: Sendable {
    /// The marks, as alternatives of one pattern.
    let words: ArraySlice<UInt8>
    private let line: LexiconLine

    /// Reads a line `marks = CODE CODE`.
    ///
    /// The codes are read when the marks are wanted, which of a whole file few are.
    init(_ line: LexiconLine) throws(LexiconProblem) {
      let parts = line.bytes.split(separator: UInt8(ascii: "="))
      guard parts.count == 2 else { throw .badEntry(line.text) }
      words = trimmed(parts[0])
      guard !words.isEmpty else { throw .badEntry(line.text) }
      self.line = line
    }

    /// The byte of the file that the line starts at.
    var start: Int { line.start }

    /// What the marks can mean, as codes of ISO 4217.
    func codes() throws(LexiconProblem) -> Set<String> {
      let codes = line.text.split(separator: "=")[1].split(separator: " ").map(String.init)
      guard !codes.isEmpty, codes.allSatisfy(isCurrency) else { throw .badEntry(line.text) }
      return Set(codes)
    }
  }

  let entries: [Entry]
  let source: SourceText

  /// Reads the file.
  ///
  /// - Throws: `LexiconError` for a line that is not `mark = CODE CODE`. Whether the codes are those of ISO 4217 is told when a
  ///   lexicon with the marks is read.
  public init(parsing source: SourceText) throws(LexiconError) {
    var entries: [Entry] = []
    try LexiconLine.each(in: source.bytes[...]) { (line) throws(LexiconError) in
      do throws(LexiconProblem) { entries.append(try Entry(line)) } catch {
        throw LexiconError(error, at: source.location(ofByte: line.start))
      }
    }
    self.entries = entries
    self.source = source
  }
}

private func isCurrency(_ code: String) -> Bool {
  do throws(CurrencyError) {
    _ = try Currency(code: code)
    return true
  } catch {
    return false
  }
}
