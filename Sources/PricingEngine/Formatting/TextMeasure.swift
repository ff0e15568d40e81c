internal import CICU

/// The extended grapheme clusters of a text: what a reader counts as characters.
///
/// - Throws: `ICUError` when ICU fails.
public func graphemeCount(of text: String) throws(ICUError) -> Int {
  Int(try icuCall { status in text.withICUText { cicu_grapheme_count($0, $1, &status) } })
}

/// The columns that a text takes on a terminal: two for a wide East Asian character or an emoji,
/// none for a mark.
///
/// Characters of ambiguous width (UAX #11) take two columns when `ambiguousIsWide` is set, as in
/// Chinese, Japanese and Korean text, else one.
/// - Throws: `ICUError` when ICU fails.
public func columnCount(of text: String, ambiguousIsWide: Bool = false) throws(ICUError) -> Int {
  if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
  return Int(
    try icuCall { status in
      text.withICUText { cicu_column_count($0, $1, ambiguousIsWide, &status) }
    })
}
