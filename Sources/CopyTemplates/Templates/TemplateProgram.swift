/// A checked layout in the form in which it is rendered: names are places, literals are bytes.
///
/// All parts are flat arrays of plain numbers, so rendering counts no references to the program.
struct TemplateProgram: Sendable {
  /// All literal text; operations name parts of it.
  private(set) var literals: [UInt8] = []
  /// The fields of all paths; paths name parts of it.
  private(set) var fields: [Int] = []
  private(set) var operations: [TemplateOperation] = []
  /// No literal before this operation goes on behind it: a section ends there.
  private var firstOfBlock = 0

  /// Appends literal bytes, to the last operation when that is a literal of the same block.
  mutating func append(literal bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return }
    let start = literals.count
    literals += bytes
    if operations.count > firstOfBlock, case .literal(let last)? = operations.last {
      operations[operations.count - 1] = .literal(last.lowerBound..<literals.count)
    } else {
      operations.append(.literal(start..<literals.count))
    }
  }

  /// Appends a value.
  mutating func append(_ path: ViewPath, _ escaping: TemplateOperation.Escaping) {
    operations.append(.value(place(of: path), escaping))
  }

  /// Starts a section; `closeSection` ends it.
  ///
  /// - Returns: where the section is.
  mutating func openSection(_ path: ViewPath, isInverted: Bool) -> Int {
    operations.append(.section(place(of: path), isInverted: isInverted, end: 0))
    return operations.count - 1
  }

  /// Ends the section that was started at an index.
  mutating func closeSection(openedAt index: Int) {
    firstOfBlock = operations.count
    if case .section(let place, let isInverted, _) = operations[index] {
      operations[index] = .section(place, isInverted: isInverted, end: operations.count)
    }
  }

  private mutating func place(of path: ViewPath) -> TemplateOperation.Place {
    let start = fields.count
    fields += path.fields
    return TemplateOperation.Place(context: path.context, fields: start..<fields.count)
  }
}

/// One step of rendering.
enum TemplateOperation: Sendable {
  /// Appends literal bytes.
  case literal(Range<Int>)
  /// Appends a value.
  case value(Place, Escaping)
  /// Runs the operations from here to `end`: for a value that is there and for each element of a
  /// list, or, when it is inverted, once when there is none.
  case section(Place, isInverted: Bool, end: Int)

  /// The way to a value: a context, then a part of the program's fields.
  struct Place: Sendable {
    let context: Int
    let fields: Range<Int>
  }

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
