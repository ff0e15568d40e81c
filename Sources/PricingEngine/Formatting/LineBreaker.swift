internal import CICU

/// Wraps text to a number of columns, where the locale allows a line to end.
///
/// Lines end where Unicode's line breaking rules (UAX #14) allow it in the locale, never inside a
/// price: its spaces are no-break spaces. A value may be shared between threads.
public struct LineBreaker: Sendable {
  private let handle: LineBreakerHandle
  private let ambiguousIsWide: Bool

  /// Creates a breaker for a locale.
  ///
  /// - Throws: `ICUError` when ICU's break rules cannot be read.
  public init(locale: LocaleTag) throws(ICUError) {
    handle = try LineBreakerHandle(locale: locale)
    ambiguousIsWide = ["zh", "ja", "ko", "yue"].contains(locale.language)
  }

  /// The lines of a text, each at most `columns` wide and without spaces at its end.
  ///
  /// A word that is wider stays whole on a line of its own, since a cut price or address is worse
  /// than a long line. Line ends in the text are kept. An isolate that spans a break is closed
  /// before it and opened again after it, because the end of a line of plain text is the end of a
  /// paragraph to the bidirectional algorithm (UAX #9, section 3.3.1).
  /// - Throws: `ICUError` when ICU fails.
  public func lines(of text: String, columns: Int) throws(ICUError) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    for piece in try pieces(of: text) {
      let visible = try columnCount(of: trimmedEnd(piece.text), ambiguousIsWide: ambiguousIsWide)
      if !line.isEmpty, width + visible > columns {
        lines.append(trimmedEnd(line))
        (line, width) = ("", 0)
      }
      line += piece.text
      width += try columnCount(of: piece.text, ambiguousIsWide: ambiguousIsWide)
      if piece.endsLine {
        lines.append(trimmedEnd(line))
        (line, width) = ("", 0)
      }
    }
    if !line.isEmpty { lines.append(trimmedEnd(line)) }
    return closingIsolates(in: lines)
  }

  /// The columns that a text takes in the locale.
  ///
  /// - Throws: `ICUError` when ICU fails.
  public func columns(of text: String) throws(ICUError) -> Int {
    try columnCount(of: text, ambiguousIsWide: ambiguousIsWide)
  }

  /// The places inside a text where a line may end, in UTF-8 bytes and in order.
  ///
  /// - Throws: `ICUError` when ICU fails.
  public func breaks(in text: String) throws(ICUError) -> [Int] {
    let end = text.utf8.count
    return try handle.breaks(in: text).map { Int($0.offset) }.filter { $0 < end }
  }

  private struct Piece {
    let text: String
    let endsLine: Bool
  }

  /// The text, cut at each place where a line may end.
  private func pieces(of text: String) throws(ICUError) -> [Piece] {
    let bytes = Array(text.utf8)
    var start = 0
    var pieces: [Piece] = []
    for lineBreak in try handle.breaks(in: text) {
      let end = Int(lineBreak.offset)
      let piece = String(decoding: bytes[start..<end], as: UTF8.self)
      pieces.append(Piece(text: piece, endsLine: lineBreak.is_mandatory && hasLineEnd(piece)))
      start = end
    }
    return pieces
  }
}

/// Owns an ICU line break iterator.
///
/// Sharing one between threads is safe: the iterator is only a model that each search copies.
private final class LineBreakerHandle: Sendable {
  private nonisolated(unsafe) let handle: OpaquePointer?

  init(locale: LocaleTag) throws(ICUError) {
    handle = try icuCall { status in
      locale.tag.withICUText { cicu_line_breaker_open($0, $1, &status) }
    }
  }

  deinit { cicu_line_breaker_close(handle) }

  func breaks(in text: String) throws(ICUError) -> [cicu_line_break] {
    // No text has more breaks than bytes.
    let capacity = max(1, text.utf8.count)
    var failure: Int32 = 0
    let breaks = [cicu_line_break](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = Int(
        text.withICUText { bytes, length in
          cicu_line_breaks(handle, bytes, length, buffer.baseAddress, Int32(capacity), &failure)
        })
    }
    guard failure <= 0 else { throw ICUError(status: failure) }
    return breaks
  }
}

/// The end of a text is a mandatory break too, without a character that ends the line.
private func hasLineEnd(_ piece: String) -> Bool {
  piece.unicodeScalars.last.map(isLineEnd) ?? false
}

private func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "\n", "\u{0B}", "\u{0C}", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
  default: false
  }
}

/// The text without line ends and breaking spaces at its end; no-break spaces stay.
private func trimmedEnd(_ text: String) -> String {
  var scalars = Substring(text).unicodeScalars
  while let last = scalars.last, last == " " || last == "\t" || isLineEnd(last) {
    scalars.removeLast()
  }
  return String(scalars)
}

/// The lines with each isolate that is open at the end of one closed there and opened again on the
/// next.
private func closingIsolates(in lines: [String]) -> [String] {
  var open: [Unicode.Scalar] = []
  return lines.map { line in
    var scalars = String.UnicodeScalarView(open)
    for scalar in line.unicodeScalars {
      if ("\u{2066}"..."\u{2068}").contains(scalar) { open.append(scalar) }
      if scalar == "\u{2069}" { _ = open.popLast() }
      scalars.append(scalar)
    }
    scalars.append(contentsOf: open.map { _ in "\u{2069}" })
    return String(scalars)
  }
}
