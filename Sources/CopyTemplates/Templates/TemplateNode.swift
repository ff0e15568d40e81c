/// A piece of a parsed source; all ranges are byte offsets into that source.
enum TemplateNode: Sendable {
  /// Text that is shown as it is.
  case literal(Range<Int>)
  /// The start of a line that begins with a tag: where a partial's indentation goes.
  case lineStart
  /// A value.
  case value(TagName, isEscaped: Bool, tag: Range<Int>)
  /// A section or an inverted section.
  case section(SectionNode)
  /// A partial, and the white space before it when it has its line for itself.
  case partial(TagName, indentation: Range<Int>)
}

/// A section with what stands between its tags.
struct SectionNode: Sendable {
  let name: TagName
  let isInverted: Bool
  let body: [TemplateNode]
  let closeTag: Range<Int>
}

/// A name in a tag, as it was written.
struct TagName: Sendable {
  let text: String
  let range: Range<Int>

  /// The parts between the points, each with its place; `.` alone is one part.
  var parts: [TagName] {
    guard text != "." else { return [self] }
    var start = range.lowerBound
    return text.split(separator: ".", omittingEmptySubsequences: false).map { part in
      let end = start + part.utf8.count
      defer { start = end + 1 }
      return TagName(text: String(part), range: start..<end)
    }
  }
}
