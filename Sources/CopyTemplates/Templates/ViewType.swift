/// What a layout may name, and how it may use it.
///
/// A layout is checked against a view type when it is compiled. The root is most often an object:
/// `.object(["title": .text, "plans": .list(of: .object(["name": .text]))])`.
public indirect enum ViewType: Sendable, Hashable {
  /// Text for readers: shown in the text of an element or in a quoted attribute value, always
  /// escaped.
  case text
  /// Yes or no: decides about a section and is never shown.
  case flag
  /// A checked link: the whole value of `href`, `src` or `action`.
  case url
  /// JSON for machines: shown only inside a JSON `script` element.
  case json
  /// Named values.
  case object(ViewFields)
  /// Any number of values of one type; a section repeats for each.
  case list(of: ViewType)
  /// A value that may be absent; an absent value shows nothing and skips its section.
  case optional(of: ViewType)
}

extension ViewType {
  /// The type of a value that is there.
  var unwrapped: ViewType {
    var type = self
    while case .optional(let wrapped) = type { type = wrapped }
    return type
  }

  /// Whether a value may be absent.
  var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// What a section over the value stands on: the element of a list, else the value itself.
  var sectionContext: ViewType {
    if case .list(let element) = unwrapped { element.unwrapped } else { unwrapped }
  }

  /// The kind of value, without its details.
  var kind: ViewKind {
    switch unwrapped {
    case .text: .text
    case .flag: .flag
    case .url: .link
    case .json: .json
    case .object: .object
    case .list: .list
    case .optional(let wrapped): wrapped.kind
    }
  }
}

/// The kinds of values, as messages name them.
public enum ViewKind: String, Sendable, Hashable {
  /// Text for readers.
  case text
  /// Yes or no.
  case flag
  /// A checked link.
  case link
  /// JSON for machines.
  case json = "JSON"
  /// Named values.
  case object
  /// Values of one type.
  case list
}

extension ViewKind {
  /// The kind with its article: `a flag`, `an object`.
  var noun: String {
    switch self {
    case .json: "a JSON text"
    case .object: "an object"
    case .text, .flag, .link, .list: "a \(rawValue)"
    }
  }
}
