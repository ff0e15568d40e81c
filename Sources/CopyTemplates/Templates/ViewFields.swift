/// The named fields of an object type, in the order in which its values list them.
public struct ViewFields: Sendable, Hashable {
  /// The names, each once.
  public let names: [String]
  /// The type of each field, at the index of its name.
  public let types: [ViewType]

  /// Creates the fields of an object.
  ///
  /// - Precondition: no name occurs twice.
  public init(_ fields: [(name: String, type: ViewType)]) {
    names = fields.map(\.name)
    types = fields.map(\.type)
    precondition(Set(names).count == names.count, "a field name occurs twice")
  }

  /// The position of a field; `nil` when there is no such field.
  func index(of name: String) -> Int? { names.firstIndex(of: name) }
}

extension ViewFields: ExpressibleByDictionaryLiteral {
  /// Creates the fields of an object, in the order in which they are written.
  ///
  /// - Precondition: no name occurs twice.
  public init(dictionaryLiteral elements: (String, ViewType)...) {
    self.init(elements.map { (name: $0.0, type: $0.1) })
  }
}
