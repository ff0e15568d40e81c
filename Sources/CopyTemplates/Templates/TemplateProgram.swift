/// A checked layout in the form in which it is rendered: names are places, literals are bytes.
struct TemplateProgram: Sendable {
  /// All literal text; operations name parts of it.
  var literals: [UInt8] = []
  var operations: [TemplateOperation] = []
}

/// One step of rendering.
indirect enum TemplateOperation: Sendable {
  /// Appends literal bytes.
  case literal(Range<Int>)
  /// Appends a value.
  case value(ViewPath, Escaping)
  /// Runs for a value that is there, and for each element of a list.
  case section(ViewPath, [TemplateOperation])
  /// Runs when there is no value.
  case inverted(ViewPath, [TemplateOperation])

  /// How a value is made safe for its place.
  enum Escaping: Sendable {
    /// As it is.
    case none
    /// For the text of an element; isolates become `bdi` elements.
    case elementText
    /// For a quoted attribute value, and for the elements that hold text without markup.
    case plainText
  }
}

/// The way to a value: a context on the stack, then a field of each object below.
struct ViewPath: Sendable, Hashable {
  /// The index of the context, 0 for the root.
  var context: Int
  /// The index of the field in each object on the way.
  var fields: [Int] = []
}
