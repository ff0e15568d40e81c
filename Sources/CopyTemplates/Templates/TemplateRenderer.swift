/// Runs a program over a value that has the program's type.
struct TemplateRenderer {
  private let literals: [UInt8]
  /// The contexts, the root first, as `NameScope` had them.
  private var contexts: [ViewValue]
  private(set) var output: [UInt8]

  init(_ literals: [UInt8], root: ViewValue, output: [UInt8]) {
    self.literals = literals
    self.output = output
    contexts = [root]
  }

  mutating func run(_ operations: [TemplateOperation]) {
    for operation in operations {
      switch operation {
      case .literal(let range): output.append(contentsOf: literals[range])
      case .value(let path, let escaping): append(value(at: path), escaping)
      case .section(let path, let body): run(body, for: value(at: path))
      case .inverted(let path, let body):
        if !value(at: path).isPresent { run(body) }
      }
    }
  }

  private mutating func run(_ body: [TemplateOperation], for value: ViewValue) {
    if case .list(let elements) = value {
      for element in elements { run(body, in: element) }
    } else if value.isPresent {
      run(body, in: value)
    }
  }

  private mutating func run(_ body: [TemplateOperation], in context: ViewValue) {
    contexts.append(context)
    run(body)
    contexts.removeLast()
  }

  /// The value at a path; absent when an object on the way is.
  private func value(at path: ViewPath) -> ViewValue {
    var value = contexts[path.context]
    for field in path.fields {
      guard case .object(let object) = value else { return .absent }
      value = object.values[field]
    }
    return value
  }

  private mutating func append(_ value: ViewValue, _ escaping: TemplateOperation.Escaping) {
    switch value {
    case .text(let text): append(text, escaping)
    case .url(let url): append(url.text, escaping)
    case .json(let json): append(json.text, .none)
    case .flag, .object, .list, .absent: return
    }
  }

  private mutating func append(_ text: String, _ escaping: TemplateOperation.Escaping) {
    switch escaping {
    case .none: output.append(contentsOf: text.utf8)
    case .elementText: appendHTML(text, marksIsolates: true, to: &output)
    case .plainText: appendHTML(text, marksIsolates: false, to: &output)
    }
  }
}

extension ViewValue {
  /// Whether a section over the value runs: yes, not empty, or simply there.
  fileprivate var isPresent: Bool {
    switch self {
    case .absent: false
    case .flag(let flag): flag
    case .text(let text): !text.isEmpty
    case .list(let elements): !elements.isEmpty
    case .object, .url, .json: true
    }
  }
}
