/// A tag of a source; all ranges are byte offsets.
struct TemplateTag {
  let kind: Kind
  /// From the first byte of the opening mark to the last one of the closing mark.
  let range: Range<Int>
  /// What stands between the marks, without the sign and without white space around it.
  let content: Range<Int>

  /// What a tag does.
  enum Kind {
    case value
    case unescapedValue
    case section
    case invertedSection
    case close
    case partial
    case comment
    case delimiters
    /// A tag of a Mustache extension, with its sign.
    case unsupported(String)
  }

  /// Whether the tag shows nothing itself, so that a line with nothing else is no line of the
  /// output.
  var canStandAlone: Bool {
    switch kind {
    case .value, .unescapedValue: false
    default: true
    }
  }
}

/// The sign after a tag's opening mark, which says what the tag does.
struct TagSign {
  let kind: TemplateTag.Kind
  /// The sign repeated before the closing mark: `}` after `{`, `=` after `=`.
  var suffix: [UInt8] = []
  /// How many bytes the sign has; none for the name of a value.
  var length = 1

  init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "#"): kind = .section
    case UInt8(ascii: "^"): kind = .invertedSection
    case UInt8(ascii: "/"): kind = .close
    case UInt8(ascii: ">"): kind = .partial
    case UInt8(ascii: "!"): kind = .comment
    case UInt8(ascii: "&"): kind = .unescapedValue
    case UInt8(ascii: "<"), UInt8(ascii: "$"):
      kind = .unsupported(String(Unicode.Scalar(byte)))
    case UInt8(ascii: "{"):
      kind = .unescapedValue
      suffix = [UInt8(ascii: "}")]
    case UInt8(ascii: "="):
      kind = .delimiters
      suffix = [UInt8(ascii: "=")]
    default:
      kind = .value
      length = 0
    }
  }

  /// Whether any text may stand in the tag, even an opening mark.
  var holdsAnyText: Bool {
    switch kind {
    case .comment, .delimiters: true
    default: false
    }
  }
}
