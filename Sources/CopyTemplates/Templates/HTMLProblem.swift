/// A tag that stands where HTML cannot hold its value safely, or HTML whose meaning depends on the
/// data.
public enum HTMLProblem: Error, Sendable, Hashable {
  /// A tag asks for no escaping: `{{{name}}}`, `{{&name}}`.
  case unescapedTag(name: String)
  /// A value stands where one of its kind is not safe: text in `script`, in a tag, in `style`.
  case misplaced(name: String, kind: ViewKind, place: HTMLPlace)
  /// An address stands beside other characters in the value of an attribute.
  case partOfAddress(attribute: String)
  /// A section starts in one place and ends in another, so what follows would depend on the data.
  case unevenSection(name: String, opened: HTMLPlace, closed: HTMLPlace)
  /// A section over a list holds attributes, and one time does not part from the next.
  case unseparatedRepetition(name: String)
  /// Two attributes, or an attribute and a section's end, have no space between them.
  case missingSpace
  /// A quote, `<` or `=` where the name of an attribute is expected: a quote or a `>` is missing
  /// before it.
  case unexpectedInTag(UInt8)
  /// Markup inside an element whose text is none: `<b>` in `title`, `<!--` in `script`.
  case markupInRawText(element: String)
  /// An element that browsers read in different ways: `noscript`.
  case unsupportedElement(name: String)
  /// `<![`, which ends at different places inside and outside of `svg`.
  case cdata
  /// A `meta` element has both `http-equiv` and a value from the data.
  case valueInPragma
  /// The layout ends inside a tag, a comment or an element whose text is not markup.
  case endsInside(HTMLPlace)
}

extension HTMLProblem {
  var wording: ProblemWording {
    switch self {
    case .unescapedTag(let name):
      ProblemWording(
        rule: "template-unescaped-tag",
        message: "unescaped tags are not allowed in an HTML layout", fix: "write '{{\(name)}}'")
    case .misplaced(let name, let kind, let place):
      ProblemWording(
        rule: "template-unsafe-place",
        message: "'\(name)' is \(kind.noun) and not allowed in \(place.description)",
        fix: advice(for: kind, in: place))
    case .partOfAddress(let attribute):
      ProblemWording(
        rule: "template-unsafe-place",
        message: "a link must be the whole value of '\(attribute)'",
        fix: "remove what stands beside it")
    case .unevenSection(let name, let opened, let closed):
      ProblemWording(
        rule: "template-uneven-section",
        message: "section '\(name)' starts in \(opened.description) "
          + "and ends in \(closed.description)", fix: "open and close it in the same place")
    case .unseparatedRepetition(let name):
      ProblemWording(
        rule: "template-uneven-section",
        message: "section '\(name)' repeats attributes without a space between them",
        fix: "start it with a space")
    case .missingSpace:
      ProblemWording(
        rule: "template-malformed-html", message: "expected a space before the attribute",
        fix: "start the attribute with a space")
    case .unexpectedInTag(let byte):
      ProblemWording(
        rule: "template-malformed-html",
        message: "expected an attribute or '>', got '\(Unicode.Scalar(byte))'",
        fix: "look for a missing quote or '>' before it")
    case .markupInRawText(let element):
      ProblemWording(
        rule: "template-malformed-html", message: "expected text inside '\(element)', got markup",
        fix: element == "title" || element == "textarea"
          ? "write '<' as '&lt;'" : "write a space after '<'")
    case .unsupportedElement(let name):
      ProblemWording(
        rule: "template-malformed-html", message: "'\(name)' is not supported in layouts",
        fix: "remove it, layouts do without scripts")
    case .cdata:
      ProblemWording(
        rule: "template-malformed-html", message: "'<![' is not supported in layouts",
        fix: "write the text itself")
    case .valueInPragma:
      ProblemWording(
        rule: "template-unsafe-place",
        message: "a 'meta' element with 'http-equiv' must not show a value",
        fix: "write the value into the layout")
    case .endsInside(let place):
      ProblemWording(
        rule: "template-malformed-html", message: "the layout ends inside \(place.description)",
        fix: "close it")
    }
  }

  private func advice(for kind: ViewKind, in place: HTMLPlace) -> String? {
    switch (kind, place) {
    case (_, .unquotedValue(let attribute)) where HTMLAttribute(attribute).holds == .some(kind):
      "put double quotes around the value"
    case (.text, .quotedValue(let attribute, _)) where HTMLAttribute(attribute).holds == .link:
      "name a link in place of the text"
    case (.link, .quotedValue("href", "link")):
      "write a 'rel' such as 'canonical' before 'href'"
    case (.link, .quotedValue(let attribute, _)) where HTMLAttribute(attribute).holds == .link: nil
    case (.link, _): "use it as the whole value of 'href', 'src' or 'action'"
    case (.json, _): "use it inside '<script type=\"application/json\">'"
    case (.text, .element("script")): "use JSON inside '<script type=\"application/json\">'"
    default: nil
    }
  }
}
