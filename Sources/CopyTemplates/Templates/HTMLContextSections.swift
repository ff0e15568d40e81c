extension HTMLContext {
  /// How a section runs, as far as it matters for what follows.
  struct Section {
    let name: String
    /// Whether it stands over a list, so that it also runs after its own end.
    let repeats: Bool
    /// Whether it starts with a space, which ends an attribute that came before.
    let startsWithSpace: Bool
  }

  /// The place after a section that may have been skipped, run, or repeated.
  ///
  /// - Parameters:
  ///   - start: the place before the section.
  ///   - end: the place at its end.
  ///   - section: the section.
  /// - Returns: the place, with only what is known on every way.
  /// - Throws: `HTMLProblem` when what follows would mean one thing after the section and another
  ///   without it.
  static func joined(
    _ start: HTMLContext, _ end: HTMLContext, after section: Section
  ) throws(HTMLProblem) -> HTMLContext {
    let uneven = HTMLProblem.unevenSection(
      name: section.name, opened: start.description, closed: end.description)
    guard start.tag.name == end.tag.name, start.tag.isEndTag == end.tag.isEndTag else {
      throw uneven
    }
    guard start.state != end.state else {
      guard start.tag.attribute == end.tag.attribute || !start.isInAttribute else { throw uneven }
      return end.merged(with: start)
    }
    guard start.isBetweenAttributes, end.isBetweenAttributes else {
      if case .afterLink = end.state { throw .partOfAddress(attribute: end.tag.attribute.shown) }
      throw uneven
    }
    guard !section.repeats || section.startsWithSpace else {
      throw .unseparatedRepetition(name: section.name)
    }
    var (start, end) = (start, end)
    start.finishAttribute()
    end.finishAttribute()
    end.state = .afterValue
    return end.merged(with: start)
  }

  /// The same state with only what is known on both ways.
  private func merged(with other: HTMLContext) -> HTMLContext {
    var merged = self
    merged.tag.type = Self.known(tag.type, other.tag.type)
    merged.tag.relation = Self.known(tag.relation, other.tag.relation)
    merged.tag.isPragma = tag.isPragma || other.tag.isPragma
    merged.tag.showsContent = tag.showsContent || other.tag.showsContent
    if tag.value != other.tag.value { merged.tag.value.becomeUncertain() }
    return merged
  }

  /// A fact about the tag when it is the same on both ways.
  private static func known(_ fact: ShortText?, _ other: ShortText?) -> ShortText? {
    guard fact != other else { return fact }
    var uncertain = ShortText()
    uncertain.becomeUncertain()
    return uncertain
  }

  private var isInAttribute: Bool {
    switch state {
    case .attributeName, .afterName, .beforeValue, .value, .afterLink: true
    default: false
    }
  }

  /// Whether a space here ends what came before and makes the next byte the start of an attribute.
  private var isBetweenAttributes: Bool {
    switch state {
    case .tagName, .gap, .attributeName, .afterName, .afterValue: true
    default: false
    }
  }
}
