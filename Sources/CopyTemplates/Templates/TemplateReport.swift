import PricingEngine

/// Collects what is wrong with the sources of one layout.
struct TemplateReport {
  private struct Entry {
    let problem: TemplateProblem
    let range: Range<Int>
    let source: SourceText
    let location: SourceLocation
  }

  private var entries: [Entry] = []
  /// Whether so much is wrong that looking further helps nobody.
  private(set) var isFull = false

  /// Whether nothing is wrong so far.
  var isEmpty: Bool { entries.isEmpty }

  /// Adds a problem with a part of a source; the same problem at the same place counts once.
  mutating func add(_ problem: TemplateProblem, at range: Range<Int>, in source: SourceText) {
    guard !isFull else { return }
    let location = source.location(ofByte: range.lowerBound)
    guard !entries.contains(where: { $0.problem == problem && $0.location == location })
    else { return }
    isFull = entries.count == TemplateLimits.maximumErrorCount
    entries.append(
      Entry(
        problem: isFull ? .limit(.tooManyErrors) : problem, range: range, source: source,
        location: location))
  }

  /// Adds a problem after which nothing more is looked for.
  mutating func stop(_ problem: TemplateProblem, at range: Range<Int>, in source: SourceText) {
    add(problem, at: range, in: source)
    isFull = true
  }

  /// Ends the report.
  ///
  /// - Throws: everything that was added, sorted by place, if anything was.
  func close() throws(TemplateErrors) {
    guard !entries.isEmpty else { return }
    let errors = entries.sorted(by: isEarlier).map { entry in
      TemplateError(
        problem: entry.problem, location: entry.location,
        excerpt: entry.source.excerpt(of: entry.range, at: entry.location))
    }
    throw TemplateErrors(errors)
  }

  private func isEarlier(_ left: Entry, _ right: Entry) -> Bool {
    let (left, right) = (left.location, right.location)
    return (left.file, left.line ?? 0, left.column ?? 0)
      < (right.file, right.line ?? 0, right.column ?? 0)
  }
}

extension SourceText {
  /// The line of a range, marked below as far as the range goes on that line.
  fileprivate func excerpt(
    of range: Range<Int>, at location: SourceLocation
  ) -> TemplateError.Excerpt? {
    let end = self.location(ofByte: range.upperBound)
    guard let lines = excerpt(from: location, to: end)?.split(separator: "\n"), lines.count == 2
    else { return nil }
    let lead = lines[1].prefix { $0 == " " }
    let tail = String(repeating: "~", count: lines[1].count - lead.count - 1)
    return TemplateError.Excerpt(line: String(lines[0]), mark: lead + "^" + tail)
  }
}
