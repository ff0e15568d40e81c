import PricingEngine

/// The marks of currencies, from `Lexicon/currencies.txt`: `€ = EUR`, `$ = AUD CAD USD`.
public struct CurrencyList: Sendable {
  struct Entry: Sendable {
    /// The marks, as alternatives of one pattern.
    let words: String
    let codes: Set<String>
    let location: SourceLocation
  }

  let entries: [Entry]

  /// Reads the file.
  ///
  /// - Throws: `LexiconError` for a line that is not `mark = CODE CODE` with codes of ISO 4217.
  public init(parsing source: SourceText) throws(LexiconError) {
    var entries: [Entry] = []
    try LexiconReader.lines(of: source) { (line, start) throws(LexiconError) in
      let location = source.location(ofByte: start)
      let parts = line.split(separator: "=").map { trimmedSpaces(String($0)) }
      guard parts.count == 2, !parts[0].isEmpty else {
        throw LexiconError(.badEntry(line), at: location)
      }
      let codes = parts[1].split(separator: " ").map(String.init)
      guard !codes.isEmpty, codes.allSatisfy(isCurrency) else {
        throw LexiconError(.badEntry(line), at: location)
      }
      entries.append(Entry(words: parts[0], codes: Set(codes), location: location))
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
