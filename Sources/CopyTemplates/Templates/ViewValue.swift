import PricingEngine

/// The values that a layout is rendered with; they match a `ViewType`.
///
/// A value of an optional type is the value itself, or `.absent`.
public enum ViewValue: Sendable, Hashable {
  /// Text for readers, unescaped. U+2068 and U+2069 isolate a part of it.
  case text(String)
  /// Yes or no.
  case flag(Bool)
  /// A checked link.
  case url(LinkURL)
  /// JSON for machines.
  case json(ScriptJSON)
  /// Named values, in the order of the type's fields.
  case object(ViewObject)
  /// Values of one type.
  case list([ViewValue])
  /// No value.
  case absent
  /// A text, or JSON for machines, that is written into the form of a document later.
  case open(OpenText)
}

extension ViewValue {
  /// A text, or `.absent` for `nil`.
  public static func optional(_ text: String?) -> ViewValue { text.map(Self.text) ?? .absent }

  /// A link, or `.absent` for `nil`.
  public static func optional(_ url: LinkURL?) -> ViewValue { url.map(Self.url) ?? .absent }

  /// A value, or `.absent` for `nil`.
  public static func optional(_ value: ViewValue?) -> ViewValue { value ?? .absent }

  /// The kind of the value; `nil` when it is absent.
  var kind: ViewKind? {
    switch self {
    case .text: .text
    case .flag: .flag
    case .url: .link
    case .json: .json
    case .object: .object
    case .list: .list
    case .absent: nil
    case .open(.offers): .json
    case .open: .text
    }
  }
}

/// The named values of an object.
public struct ViewObject: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// A value with its name.
  public struct Member: Sendable, Hashable {
    /// The name, as the type's field has it.
    public let name: String
    /// The value.
    public let value: ViewValue
  }

  /// The values with their names, in the order of the type's fields.
  public let members: [Member]

  /// Creates an object from names and values, in the order of the type's fields.
  public init(_ members: [(name: String, value: ViewValue)]) {
    self.members = members.map { Member(name: $0.name, value: $0.value) }
  }

  /// Creates an object from names and values, in the order of the type's fields.
  public init(dictionaryLiteral elements: (String, ViewValue)...) {
    members = elements.map { Member(name: $0.0, value: $0.1) }
  }
}
