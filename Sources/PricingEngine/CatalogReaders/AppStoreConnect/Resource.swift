/// A resource of the App Store Connect API: an object with a type, an identifier, attributes and relationships.
///
/// The same resource can stand in several responses, each with other parts of it.
struct Resource: Sendable {
  /// What names a resource.
  struct Key: Hashable, Sendable {
    let type: String
    let id: String
  }

  let key: Key
  private(set) var objects: [JSONObjectReader]

  init(key: Key, object: JSONObjectReader) {
    self.key = key
    objects = [object]
  }

  /// Adds what another response says about the resource.
  mutating func add(_ object: JSONObjectReader) { objects.append(object) }

  /// The resource as a value, for findings.
  var reader: JSONReader { objects[0].reader }

  /// The attributes, from the first response that has any.
  func attributes(into findings: inout [Finding]) -> JSONObjectReader? {
    objects.lazy.compactMap { $0.present("attributes") }.first?.object(into: &findings)
  }
}
