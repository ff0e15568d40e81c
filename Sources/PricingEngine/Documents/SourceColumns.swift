extension SourceText {
  /// The column of a place counted in UTF-16 code units, from 1, as SARIF and many editors count.
  ///
  /// A place inside a character counts as its start. In `Preis: 5 € im Monat`, the byte column 14 of `im` is
  /// the UTF-16 column 12.
  /// - Returns: `nil` for a place without a line, or outside the text.
  public func utf16Column(of location: SourceLocation) -> Int? {
    guard let lineStart = location.line.flatMap(start(ofLine:)), var place = offset(of: location)
    else { return nil }
    while place > lineStart, place < bytes.count, bytes[place] & 0xC0 == 0x80 { place -= 1 }
    return utf16Units(in: lineStart..<place) + 1
  }
}
