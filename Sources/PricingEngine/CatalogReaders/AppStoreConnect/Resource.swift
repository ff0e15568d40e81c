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
  /// The resource as a value, for findings.
  let reader: JSONReader
  /// The first of its parts that has attributes.
  private var attributed: JSONReader?

  init(key: Key, object: JSONObjectReader) {
    self.key = key
    reader = object.reader
    attributed = object.present("attributes")
  }

  /// Adds what another response says about the resource; attributes count where they come first.
  mutating func add(_ object: JSONObjectReader) {
    if attributed == nil { attributed = object.present("attributes") }
  }

  /// The attributes, from the first response that has any.
  func attributes(into findings: inout [Finding]) -> JSONObjectReader? {
    attributed?.object(into: &findings)
  }
}
