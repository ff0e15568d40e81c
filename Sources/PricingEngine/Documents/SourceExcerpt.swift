extension SourceText {
  /// The line at a place, and below it a line with a caret that points at the place.
  ///
  /// At most 80 characters of the line are shown, with `…` where it was cut. A tab is shown as one space;
  /// control and invisible characters are spelled out. Values of the keys that hold credentials or account
  /// identifiers in a StoreKit configuration file are shown as `…`, since output ends up in public build logs.
  /// The caret is placed by columns of a terminal, of which a wide character takes two and a mark none.
  /// - Returns: Two lines without a line end after them; `nil` for a place without a line, outside the
  ///   text, or inside a secret.
  public func excerpt(at location: SourceLocation) -> String? { excerpt(from: location, to: nil) }

  /// The line at a place, and below it a line with carets under the words from there to `end`.
  ///
  /// Words that go on in the next line, or beyond the 80 characters, are marked as far as they are shown.
  /// - Returns: As `excerpt(at:)`.
  public func excerpt(from start: SourceLocation, to end: SourceLocation?) -> String? {
    guard let lineStart = start.line.flatMap(self.start(ofLine:)), let place = offset(of: start),
      !secrets.contains(where: { $0.contains(place) })
    else { return nil }
    let wordsEnd = end.flatMap(offset(of:)) ?? place
    return Excerpt(of: self, lineStart: lineStart, words: place..<max(place, wordsEnd)).text
  }

  /// The byte at a place; `nil` for a place without a line, or outside the text.
  func offset(of location: SourceLocation) -> Int? {
    guard let line = location.line, let column = location.column, column > 0,
      let start = start(ofLine: line), start + column - 1 <= bytes.count
    else { return nil }
    return start + column - 1
  }
}

/// The most characters of a line that an excerpt shows.
private let maximumWidth = 80
/// The bytes on each side of the place that are looked at, enough for the width in any script.
private let reach = 4 * maximumWidth

private struct Excerpt {
  let text: String

  init(of source: SourceText, lineStart: Int, words: Range<Int>) {
    let place = words.lowerBound
    let first = source.scalarStart(from: max(lineStart, place - reach), to: place)
    let last = source.lineEnd(from: place)
    let wordsEnd = min(words.upperBound, last)
    let before = source.shown(first..<place)
    let marked = source.shown(place..<wordsEnd)
    let after = marked + source.shown(wordsEnd..<last)
    let kept = min(before.count, max(maximumWidth / 2, maximumWidth - after.count))
    let isCutBefore = kept < before.count || first > lineStart
    let isCutAfter = kept + after.count > maximumWidth || last == place + reach
    let lead = (isCutBefore ? "…" : "") + before.suffix(kept).joined()
    let rest = after.prefix(maximumWidth - kept).joined() + (isCutAfter ? "…" : "")
    let carets = max(1, columns(of: marked.prefix(maximumWidth - kept).joined()))
    text =
      lead + rest + "\n" + String(repeating: " ", count: columns(of: lead))
      + String(repeating: "^", count: carets)
  }
}

/// The columns of a text; its characters when ICU cannot tell, which only moves a caret.
private func columns(of text: String) -> Int {
  do throws(ICUError) { return try columnCount(of: text) } catch { return text.count }
}

extension SourceText {
  fileprivate func scalarStart(from offset: Int, to place: Int) -> Int {
    var offset = offset
    while offset < place, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  fileprivate func lineEnd(from place: Int) -> Int {
    let limit = min(bytes.count, place + reach)
    var end = place
    while end < limit, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      end += 1
    }
    return end
  }

  /// The characters of a range as they are shown, secrets replaced by one `…` each.
  fileprivate func shown(_ range: Range<Int>) -> [String] {
    var characters: [String] = []
    var start = range.lowerBound
    for secret in secrets where secret.overlaps(range) {
      characters += visible(start..<max(start, secret.lowerBound)) + ["…"]
      start = min(secret.upperBound, range.upperBound)
    }
    return characters + visible(start..<range.upperBound)
  }

  private func visible(_ range: Range<Int>) -> [String] {
    self[range].map { $0 == "\t" ? " " : quotable($0) }
  }
}
