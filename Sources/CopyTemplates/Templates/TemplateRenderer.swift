/// Runs a program over a value that has the program's type.
struct TemplateRenderer {
  private let program: TemplateProgram
  /// The contexts, the root first, as `NameScope` had them.
  private var contexts: [ViewValue]
  private(set) var output: [UInt8]
  /// The places that are left open, in order.
  private(set) var openings: [LayoutForm.Opening] = []

  init(_ program: TemplateProgram, root: ViewValue, output: [UInt8]) {
    self.program = program
    self.output = output
    contexts = [root]
  }

  /// Appends what the whole program shows.
  mutating func run() { run(0..<program.operations.count) }

  private mutating func run(_ operations: Range<Int>) {
    var index = operations.lowerBound
    while index < operations.upperBound {
      switch program.operations[index] {
      case .literal(let range): output.append(contentsOf: program.literals[range])
      case .value(let place, let escaping): append(value(at: place), escaping)
      case .section(let place, let isInverted, let end):
        let value = value(at: place)
        if !isInverted {
          run((index + 1)..<end, for: value)
        } else if !value.isPresent {
          run((index + 1)..<end)
        }
        index = end
        continue
      }
      index += 1
    }
  }

  private mutating func run(_ body: Range<Int>, for value: ViewValue) {
    if case .list(let elements) = value {
      for element in elements { run(body, in: element) }
    } else if value.isPresent {
      run(body, in: value)
    }
  }

  private mutating func run(_ body: Range<Int>, in context: ViewValue) {
    contexts.append(context)
    run(body)
    contexts.removeLast()
  }

  /// The value at a place; absent when an object on the way is.
  private func value(at place: TemplateOperation.Place) -> ViewValue {
    var value = contexts[place.context]
    for index in place.fields {
      guard case .object(let object) = value else { return .absent }
      value = object.members[program.fields[index]].value
    }
    return value
  }

  private mutating func append(_ value: ViewValue, _ escaping: TemplateOperation.Escaping) {
    switch value {
    case .text(let text): appendEscaped(text, escaping, to: &output)
    case .url(let url): appendEscaped(url.text, escaping, to: &output)
    case .json(let json): appendEscaped(json.text, .none, to: &output)
    case .open(let text):
      openings.append(
        LayoutForm.Opening(
          offset: output.count, text: text, escaping: text == .offers ? .none : escaping))
    case .flag, .object, .list, .absent: return
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
    case .object, .url, .json, .open: true
    }
  }
}
