/// Where products stand in a catalog file: the first object that names each by its identifier.
struct ProductPlaces {
  private static let keys: Set = ["id", "productID", "productId", "sku", "store_identifier"]
  private var places: [String: SourceLocation] = [:]

  /// Looks some products up.
  init(of productIDs: Set<String>, in root: JSONReader) {
    if !productIDs.isEmpty { add(root, productIDs) }
  }

  subscript(productID: String) -> SourceLocation? { places[productID] }

  private mutating func add(_ reader: JSONReader, _ productIDs: Set<String>) {
    var unused: [Finding] = []
    if reader.isList {
      for element in reader.elements(into: &unused) ?? [] { add(element, productIDs) }
    } else if case .object(let members) = reader.node.kind {
      let object = JSONObjectReader(reader, members: members)
      for member in members {
        let value = object[member: member]
        if Self.keys.contains(member.key), let id = value.plainString, productIDs.contains(id),
          places[id] == nil
        {
          places[id] = reader.location
        }
        add(value, productIDs)
      }
    }
  }
}
