/// Where in HTML a layout is after the literal text so far.
///
/// It follows the tokenizer of the HTML standard (section "Tokenization") as far as values need it:
/// which bytes are text, which are part of a tag, a comment, or an element whose text is not
/// markup.
struct HTMLContext: Sendable {
  /// The state of the tokenizer.
  enum State: Sendable, Hashable {
    case text
    /// After `<`.
    case tagOpen
    /// After `</`.
    case endTagOpen
    case tagName
    /// Between attributes, after a space or a slash.
    case gap
    case attributeName
    /// After the name of an attribute and a space.
    case afterName
    /// After the equals sign.
    case beforeValue
    case value(Quote)
    /// After a link from the data, which the quote must follow.
    case afterLink(Quote)
    /// After a quoted value, or after a section inside the tag: a space or the end must follow.
    case afterValue
    /// After `<!`, and after the first dash behind it.
    case declaration(hasDash: Bool)
    case comment(CommentEnd)
    /// A document type or another declaration, up to `>`.
    case bogusComment
    /// Inside an element whose text is not markup, with the bytes of its end tag so far.
    case rawText(RawElement, endTag: Int)
  }

  /// How much of the end of a comment there is.
  enum CommentEnd: Sendable, Hashable {
    case none
    /// After `<!--`, and after the dash behind it: `<!-->` and `<!--->` are whole comments.
    case start
    case startDash
    case dash
    case dashes
    /// After `--!`.
    case bang
  }

  /// How a value is quoted.
  enum Quote: Sendable, Hashable {
    case double
    case single
    case none
  }

  /// The elements whose text is not markup (HTML standard, "raw text" and "escapable raw text").
  ///
  /// Inside `svg`, `math` and `select` some of them hold markup after all. Layouts write nothing in
  /// them that would be markup, so both readings agree.
  enum RawElement: String, Sendable, Hashable {
    case script
    case style
    case title
    case textarea
    case xmp
    case iframe
    case noembed
    case noframes

    /// Whether character references work inside, so that escaped text is safe.
    var isEscapable: Bool { self == .title || self == .textarea }

    /// The element whose text follows a tag; `nil` when markup follows.
    init?(startedBy tag: HTMLTag) {
      guard !tag.isEndTag, let name = tag.name.word else { return nil }
      self.init(rawValue: name)
    }

    /// What ends the element, up to the name.
    var endTag: [UInt8] { Array("</\(rawValue)".utf8) }
  }

  var state = State.text
  var tag = HTMLTag()
}

/// What is known about the tag that a layout is in, or whose raw text it is in.
struct HTMLTag: Sendable, Equatable {
  var isEndTag = false
  /// The name so far, in lower case.
  var name = ShortText()
  /// The name of the attribute, in lower case.
  var attribute = ShortText()
  /// The value of the attribute so far.
  var value = ShortText()
  /// The first `type` and `rel`: a second one of a tag does not count.
  var type: ShortText?
  var relation: ShortText?
  /// Whether the tag has an `http-equiv`, and whether its `content` shows a value.
  var isPragma = false
  var showsContent = false
}

/// A short text that is compared with known words; a long one, or one that depends on the data, is
/// no word.
struct ShortText: Sendable, Hashable {
  private static let maximumByteCount = 64
  private var bytes: [UInt8] = []
  private(set) var isUncertain = false

  /// Whether nothing was added.
  var isEmpty: Bool { bytes.isEmpty && !isUncertain }

  /// The text in lower case; `nil` when it is not known.
  var word: String? { isUncertain ? nil : String(decoding: bytes, as: UTF8.self).lowercased() }

  /// The text so far, for messages.
  var shown: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ byte: UInt8) {
    if bytes.count < Self.maximumByteCount { bytes.append(byte) } else { isUncertain = true }
  }

  mutating func becomeUncertain() { isUncertain = true }
}
