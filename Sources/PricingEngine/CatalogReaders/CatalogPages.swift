/// The responses in a file: one, or a list of several that belong together.
///
/// The calls of a store's API each return a part: prices come apart from products, offers apart from plans, and
/// long lists in pages. Saved together in one JSON list, the parts are joined.
func catalogPages(of root: JSONReader, into findings: inout [Finding]) -> [JSONObjectReader] {
  if root.isList {
    return (root.elements(into: &findings) ?? []).flatMap { catalogPages(of: $0, into: &findings) }
  }
  return root.object(into: &findings).map { [$0] } ?? []
}

/// Reports lists that go on, unless a later response is of the same list.
///
/// - Parameters:
///   - pages: The responses.
///   - names: What names the list that a response is a part of.
///   - next: The value that says that the list goes on, if it does.
///   - findings: Where findings go.
func reportMissingPages(
  _ pages: [JSONObjectReader], names: (JSONObjectReader) -> Set<String>,
  next: (JSONObjectReader) -> JSONReader?, into findings: inout [Finding]
) {
  for (index, page) in pages.enumerated() {
    guard let next = next(page) else { continue }
    let own = names(page)
    guard pages[(index + 1)...].allSatisfy({ own.isDisjoint(with: names($0)) }) else { continue }
    findings.append(
      next.finding(
        .warning, rule: "page-missing", "the list goes on on a page that is not here",
        fix: "save the next page too, and put all pages in one JSON list"))
  }
}

extension JSONReader {
  /// Whether the value is `true`.
  var isTrue: Bool {
    if case .bool(true) = node.kind { true } else { false }
  }
}
