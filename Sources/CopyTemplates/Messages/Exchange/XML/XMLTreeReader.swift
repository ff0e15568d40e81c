import PricingEngine

/// Reads an XML file into a tree, strictly and without what makes XML dangerous.
///
/// There is no document type, so there are no entities but the five of XML itself; nothing outside the file is read; levels and
/// elements are limited. Namespaces are not resolved. It does not call itself, so no nesting can exhaust the stack.
struct XMLTreeReader {
  /// The most elements inside each other.
  static let maximumDepth = 64
  /// The most elements in one file.
  static let maximumElementCount = 1_000_000

  private let source: SourceText
  private let bytes: [UInt8]
  private var cursor = 0
  private var open: [XMLElement] = []
  private var root: XMLElement?
  private var count = 0

  /// Reads a whole file.
  ///
  /// - Throws: `XMLSyntaxError` with the first thing that is wrong and its place.
  static func root(of source: SourceText) throws(XMLSyntaxError) -> XMLElement {
    var reader = XMLTreeReader(source: source)
    return try reader.document()
  }

  private init(source: SourceText) {
    self.source = source
    bytes = source.bytes
  }

  private mutating func document() throws(XMLSyntaxError) -> XMLElement {
    if starts("<?xml"), cursor + 5 < bytes.count, Self.isSpace(bytes[cursor + 5]) {
      try declaration()
    }
    while cursor < bytes.count {
      if bytes[cursor] == UInt8(ascii: "<") {
        try markup()
      } else {
        try text()
      }
    }
    if let element = open.last { throw error(.truncated(inside: "'<\(quotable(element.name))>'")) }
    guard let root else { throw error(.truncated(inside: "the prolog: it has no element")) }
    return root
  }

  // MARK: Markup

  private mutating func markup() throws(XMLSyntaxError) {
    if starts("<!--") {
      try skip(past: "-->", from: "a comment", "<!--")
    } else if starts("<![CDATA[") {
      try characterData()
    } else if starts("<!") {
      throw error(.documentType)
    } else if starts("<?") {
      try skip(past: "?>", from: "an instruction", "<?")
    } else if starts("</") {
      try endTag()
    } else {
      try startTag()
    }
  }

  /// `<?xml version="1.0" encoding="UTF-8"?>`.
  private mutating func declaration() throws(XMLSyntaxError) {
    cursor += 5
    let attributes = try attributes()
    guard take("?>") else { throw unexpected("'?>'") }
    if let encoding = attributes["encoding"], encoding.lowercased() != "utf-8" {
      throw error(.encoding(name: encoding), at: 0)
    }
  }

  private mutating func startTag() throws(XMLSyntaxError) {
    let start = cursor
    cursor += 1
    let name = try name("the name of an element")
    let element = XMLElement(name: name, attributes: try attributes(), offset: start)
    count += 1
    if count > Self.maximumElementCount { throw error(.tooManyElements, at: start) }
    guard root == nil else {
      throw error(.unexpected(expected: "nothing after the element", got: "<" + name), at: start)
    }
    if take("/>") {
      close(element)
    } else if take(">") {
      guard open.count < Self.maximumDepth else { throw error(.tooDeep, at: start) }
      open.append(element)
    } else if cursor >= bytes.count {
      throw error(.truncated(inside: "'<\(quotable(name))>'"))
    } else {
      throw unexpected("'>'")
    }
  }

  private mutating func endTag() throws(XMLSyntaxError) {
    let start = cursor
    cursor += 2
    let name = try name("the name of an element")
    skipSpaces()
    guard take(">") else { throw unexpected("'>'") }
    guard let element = open.popLast() else {
      throw error(.unexpected(expected: "no closing tag", got: "</\(name)>"), at: start)
    }
    guard element.name == name else {
      throw error(.wrongEndTag(expected: element.name, got: name), at: start)
    }
    close(element)
  }

  private mutating func close(_ element: XMLElement) {
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(.element(element))
    }
  }

  private mutating func attributes() throws(XMLSyntaxError) -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      let hasSpace = skipSpaces()
      guard hasSpace, cursor < bytes.count, Self.startsName(bytes[cursor]) else {
        return attributes
      }
      let start = cursor
      let name = try name("the name of an attribute")
      skipSpaces()
      guard take("=") else { throw unexpected("'='") }
      skipSpaces()
      guard attributes.updateValue(try value(), forKey: name) == nil else {
        throw error(.attributeTwice(name: name), at: start)
      }
    }
  }

  private mutating func value() throws(XMLSyntaxError) -> String {
    guard cursor < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[cursor])
    else { throw unexpected("a quotation mark") }
    let quote = bytes[cursor]
    cursor += 1
    let text = try characters(inside: "an attribute") { $0 == quote }
    guard cursor < bytes.count, bytes[cursor] == quote else { throw unexpected("an end quote") }
    cursor += 1
    return text
  }

  // MARK: Text

  private mutating func text() throws(XMLSyntaxError) {
    let start = cursor
    guard !open.isEmpty else {
      guard skipSpaces() else { throw unexpected("an element") }
      return
    }
    let text = try characters(inside: nil) { _ in false }
    if text.isEmpty, cursor == start { throw unexpected("text") }
    append(text)
  }

  private mutating func characterData() throws(XMLSyntaxError) {
    guard !open.isEmpty else { throw unexpected("an element") }
    let start = cursor + 9
    try skip(past: "]]>", from: "character data", "<![CDATA[")
    try checkCharacters(start..<cursor - 3)
    append(Self.withPlainLineEnds(source[start..<cursor - 3]))
  }

  private mutating func append(_ text: String) {
    guard !text.isEmpty, !open.isEmpty else { return }
    open[open.count - 1].children.append(.text(text))
  }

  /// Characters and references up to `<` or an end.
  private mutating func characters(
    inside attribute: String?, until isEnd: (UInt8) -> Bool
  ) throws(XMLSyntaxError) -> String {
    var text = ""
    var start = cursor
    while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "<"), !isEnd(bytes[cursor]) {
      if bytes[cursor] == UInt8(ascii: "&") {
        text += try plain(start..<cursor, isAttribute: attribute != nil)
        text.unicodeScalars.append(try reference())
        start = cursor
      } else {
        if attribute == nil, bytes[cursor] == UInt8(ascii: "]"), starts("]]>") {
          throw unexpected("']]&gt;'")
        }
        cursor += 1
      }
    }
    text += try plain(start..<cursor, isAttribute: attribute != nil)
    if let attribute, cursor >= bytes.count { throw error(.truncated(inside: attribute)) }
    return text
  }

  private func plain(_ range: Range<Int>, isAttribute: Bool) throws(XMLSyntaxError) -> String {
    guard !range.isEmpty else { return "" }
    try checkCharacters(range)
    let text = Self.withPlainLineEnds(source[range])
    guard isAttribute else { return text }
    // Line ends and tabs that are no references are spaces in an attribute (XML 1.0, 3.3.3).
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" || $0 == "\t" ? " " : $0 }))
  }

  private func checkCharacters(_ range: Range<Int>) throws(XMLSyntaxError) {
    for offset in range where bytes[offset] < 0x20 && !Self.isSpace(bytes[offset]) {
      throw error(.badCharacter, at: offset)
    }
    // U+FFFE and U+FFFF.
    for offset in range.dropLast(2) where bytes[offset] == 0xEF && bytes[offset + 1] == 0xBF {
      if bytes[offset + 2] >= 0xBE { throw error(.badCharacter, at: offset) }
    }
  }

  /// `&amp;`, `&#160;` or `&#xA0;`.
  private mutating func reference() throws(XMLSyntaxError) -> Unicode.Scalar {
    let start = cursor
    // The longest is `&#1114111;`; leading zeros may make one longer.
    let window = bytes[start..<min(start + 32, bytes.count)]
    guard let end = window.firstIndex(of: UInt8(ascii: ";")) else {
      throw error(.unexpected(expected: "'&amp;' or a reference", got: "&"), at: start)
    }
    let name = source[start + 1..<end]
    cursor = end + 1
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { throw error(.entity(name: name), at: start) }
    let digits = name.dropFirst()
    let value = digits.hasPrefix("x") ? hexadecimal(digits.dropFirst()) : decimal(digits)
    guard let scalar = value.flatMap(Unicode.Scalar.init), XMLWriting.isCharacter(scalar) else {
      throw error(.badReference(text: "&\(name);"), at: start)
    }
    return scalar
  }

  private func hexadecimal(_ digits: Substring) -> UInt32? {
    digits.utf8.first == UInt8(ascii: "+") ? nil : UInt32(digits, radix: 16)
  }

  private func decimal(_ digits: Substring) -> UInt32? {
    digits.utf8.first == UInt8(ascii: "+") ? nil : UInt32(digits)
  }

  /// CR LF and CR are LF to a reader of XML (XML 1.0, 2.11).
  private static func withPlainLineEnds(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\r")) else { return text }
    var result = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar != "\n" || last != "\r" { result.append(scalar == "\r" ? "\n" : scalar) }
      last = scalar
    }
    return String(result)
  }

  // MARK: Bytes

  private mutating func name(_ expected: String) throws(XMLSyntaxError) -> String {
    let start = cursor
    guard cursor < bytes.count, Self.startsName(bytes[cursor]) else { throw unexpected(expected) }
    while cursor < bytes.count, Self.continuesName(bytes[cursor]) { cursor += 1 }
    return source[start..<cursor]
  }

  private static func startsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: startsName(byte)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }

  @discardableResult
  private mutating func skipSpaces() -> Bool {
    let start = cursor
    while cursor < bytes.count, Self.isSpace(bytes[cursor]) { cursor += 1 }
    return cursor > start
  }

  private mutating func skip(
    past end: String, from inside: String, _ opening: String
  ) throws(XMLSyntaxError) {
    let start = cursor
    cursor += opening.utf8.count
    while cursor < bytes.count {
      if take(end) { return }
      cursor += 1
    }
    throw error(.truncated(inside: inside), at: start)
  }

  private func starts(_ text: String) -> Bool { bytes[cursor...].starts(with: text.utf8) }

  private mutating func take(_ text: String) -> Bool {
    guard starts(text) else { return false }
    cursor += text.utf8.count
    return true
  }

  private func unexpected(_ expected: String) -> XMLSyntaxError {
    guard cursor < bytes.count else { return error(.truncated(inside: "markup")) }
    let got = source[cursor..<min(cursor + 16, bytes.count)].prefix(1)
    return error(.unexpected(expected: expected, got: String(got)))
  }

  private func error(_ problem: XMLSyntaxError.Problem, at offset: Int? = nil) -> XMLSyntaxError {
    XMLSyntaxError(problem: problem, location: source.location(ofByte: offset ?? cursor))
  }
}
