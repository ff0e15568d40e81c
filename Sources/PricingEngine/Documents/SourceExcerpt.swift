/// A line of a source and a caret under the place that a finding is about.
public struct SourceExcerpt: Sendable, Hashable {
  /// The line, or the part of it around the place, marked with `…` where it was cut.
  public let line: String
  /// Spaces and a `^` below the place, one column per character of `line`.
  public let caret: String
}

/// Makes excerpts of one source; it never shows credentials or account identifiers.
public struct SourceExcerpts: Sendable {
  /// The most characters of a line that are shown.
  public static let maximumWidth = 80
  /// The bytes on each side of the place that are looked at, enough for the width in any script.
  private static let reach = 4 * maximumWidth

  private let source: SourceText
  private let secrets: [Range<Int>]

  /// Prepares excerpts of a source.
  public init(_ source: SourceText) {
    self.source = source
    secrets = SecretKeys.ranges(in: source.bytes)
  }

  /// The line at a place.
  ///
  /// - Returns: `nil` for a place without a line, outside the source, or inside a secret.
  public func excerpt(at location: SourceLocation) -> SourceExcerpt? {
    guard let line = location.line, let column = location.column,
      let start = source.start(ofLine: line)
    else { return nil }
    let place = start + column - 1
    guard place >= start, place <= source.bytes.count,
      !secrets.contains(where: { $0.contains(place) })
    else { return nil }
    let first = firstScalar(from: max(start, place - Self.reach), to: place)
    let last = lineEnd(from: place)
    let before = shown(first..<place)
    let after = shown(place..<last)
    let kept = min(before.count, max(Self.maximumWidth / 2, Self.maximumWidth - after.count))
    let isCutBefore = kept < before.count || first > start
    let isCutAfter = kept + after.count > Self.maximumWidth || last == place + Self.reach
    let lead = (isCutBefore ? "…" : "") + before.suffix(kept).joined()
    let rest = after.prefix(Self.maximumWidth - kept).joined() + (isCutAfter ? "…" : "")
    return SourceExcerpt(line: lead + rest, caret: String(repeating: " ", count: lead.count) + "^")
  }

  private func firstScalar(from offset: Int, to place: Int) -> Int {
    var offset = offset
    while offset < place, source.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  private func lineEnd(from place: Int) -> Int {
    let bytes = source.bytes
    let limit = min(bytes.count, place + Self.reach)
    var end = place
    while end < limit, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      end += 1
    }
    return end
  }

  /// The characters of a range as they are shown, secrets replaced by one `…` each.
  private func shown(_ range: Range<Int>) -> [String] {
    var characters: [String] = []
    var start = range.lowerBound
    for secret in secrets where secret.overlaps(range) {
      characters += visible(source[start..<max(start, secret.lowerBound)]) + ["…"]
      start = min(secret.upperBound, range.upperBound)
    }
    return characters + visible(source[start..<range.upperBound])
  }

  private func visible(_ text: String) -> [String] {
    text.map { $0 == "\t" ? " " : quotable($0) }
  }
}
