import PricingEngine

/// The marks of currencies, from `Lexicon/currencies.txt`: `€ = EUR`, `$ = AUD CAD USD`.
public struct CurrencyList: Sendable {
  struct Entry: Sendable {
    /// The marks, as alternatives of one pattern.
    let words: ArraySlice<UInt8>
    let codes: Set<String>
    let location: SourceLocation

    /// Reads a line `marks = CODE CODE`.
    init(_ line: LexiconLine, at location: SourceLocation) throws(LexiconProblem) {
      let parts = line.text.split(separator: "=").map { trimmedSpaces(String($0)) }
      guard parts.count == 2, !parts[0].isEmpty else { throw .badEntry(line.text) }
      let codes = parts[1].split(separator: " ").map(String.init)
      guard !codes.isEmpty, codes.allSatisfy(isCurrency) else { throw .badEntry(line.text) }
      words = Array(parts[0].utf8)[...]
      self.codes = Set(codes)
      self.location = location
    }
  }

  let entries: [Entry]

  /// Reads the file.
  ///
  /// - Throws: `LexiconError` for a line that is not `mark = CODE CODE` with codes of ISO 4217.
  public init(parsing source: SourceText) throws(LexiconError) {
    var entries: [Entry] = []
    try LexiconLine.each(in: source.bytes[...]) { (line) throws(LexiconError) in
      let location = source.location(ofByte: line.start)
      do throws(LexiconProblem) {
        entries.append(try Entry(line, at: location))
      } catch {
        throw LexiconError(error, at: location)
      }
    }
    self.entries = entries
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
