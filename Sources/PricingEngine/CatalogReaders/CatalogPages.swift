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
