import PricingEngine

/// Where the files of a build go, as a pattern: `{locale}/{storefront}/{template}.{ext}`.
///
/// A path never leaves the output folder: patterns with `..`, an empty part or a root are refused, and of every value only
/// letters, digits and `.`, `_`, `-` are used.
struct PathPattern: Sendable {
  /// What a part of a pattern in braces stands for.
  enum Placeholder: String, CaseIterable {
    case template
    case locale
    case storefront
    case state
    case format
    case ext
  }

  private enum Piece {
    case literal(String)
    case value(Placeholder)
  }

  /// The pattern as it was written.
  let text: String
  private let pieces: [Piece]

  /// The pattern that is used when nobody names one.
  static let usual = PathPattern(
    text: "{locale}/{storefront}/{template}.{ext}",
    pieces: [
      .value(.locale), .literal("/"), .value(.storefront), .literal("/"), .value(.template),
      .literal("."), .value(.ext),
    ])
  /// The same for a template that is written in several states.
  static let usualWithState = PathPattern(
    text: "{locale}/{storefront}/{template}-{state}.{ext}",
    pieces: [
      .value(.locale), .literal("/"), .value(.storefront), .literal("/"), .value(.template),
      .literal("-"), .value(.state), .literal("."), .value(.ext),
    ])

  private init(text: String, pieces: [Piece]) {
    self.text = text
    self.pieces = pieces
  }

  /// Reads a pattern.
  ///
  /// - Throws: `PathPatternError` for the first thing that is wrong with it.
  init(_ text: String) throws(PathPatternError) {
    self.text = text
    pieces = try Self.pieces(of: text)
    try Self.check(text)
  }

  /// Whether the pattern shows a value.
  func has(_ placeholder: Placeholder) -> Bool {
    pieces.contains { if case .value(placeholder) = $0 { true } else { false } }
  }

  /// Whether a folder is named after a value and nothing else: `{locale}` in `{locale}/{template}.{ext}`.
  func hasFolder(of placeholder: Placeholder) -> Bool {
    text.split(separator: "/").dropLast().contains { $0 == "{\(placeholder.rawValue)}" }
  }

  /// The path for some values, which must be sanitized.
  func path(_ value: (Placeholder) -> String) -> String {
    var path = ""
    for piece in pieces {
      switch piece {
      case .literal(let text): path += text
      case .value(let placeholder): path += value(placeholder)
      }
    }
    return path
  }

  /// A value with everything replaced by `-` that could mean something to a file system: `evaluation:3` is `evaluation-3`.
  static func sanitized(_ value: String) -> String {
    let safe = value.unicodeScalars.map { scalar -> Character in
      let isSafe =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "._-".unicodeScalars.contains(scalar))
      return isSafe ? Character(scalar) : "-"
    }
    let text = String(safe)
    return text.isEmpty || text.first == "." ? "-" + text.dropFirst() : text
  }

  private static func pieces(of text: String) throws(PathPatternError) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      if brace > rest.startIndex { pieces.append(.literal(String(rest[..<brace]))) }
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else {
        throw .brace
      }
      let name = String(rest[rest.index(after: brace)..<end])
      guard let placeholder = Placeholder(rawValue: name) else {
        let known = Placeholder.allCases.map(\.rawValue)
        throw .unknown(name, suggestion: nearestText(to: name, in: known))
      }
      pieces.append(.value(placeholder))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.literal(String(rest))) }
    return pieces
  }

  /// Checks the names that a pattern has outside its braces.
  private static func check(_ text: String) throws(PathPatternError) {
    if text.hasPrefix("/") { throw .absolute }
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      if part.isEmpty { throw .emptyPart }
      if part == "." || part == ".." { throw .dots(String(part)) }
      if part.hasPrefix(OutputNames.reservedPrefix) { throw .reserved(String(part)) }
    }
    let bad = text.unicodeScalars.first { scalar in
      scalar.value < 0x20 || scalar.value == 0x7F || "\\:*?\"<>|".unicodeScalars.contains(scalar)
    }
    if let bad { throw .character(bad) }
  }
}

/// What is wrong with a pattern of paths.
enum PathPatternError: Error, Equatable {
  /// It starts at the root of the file system.
  case absolute
  /// It has a part without a name: `a//b`, or it ends with `/`.
  case emptyPart
  /// It has a part that means another folder.
  case dots(String)
  /// A name is one that builds use for themselves.
  case reserved(String)
  /// It has a character that not every file system takes.
  case character(Unicode.Scalar)
  /// A brace is not closed, or not opened.
  case brace
  /// Nothing has this name.
  case unknown(String, suggestion: String?)

  /// What is wrong and what to write instead.
  var message: String {
    switch self {
    case .absolute: "expected a path inside the output folder, got one that starts with '/'"
    case .emptyPart: "expected a name between, before and after each '/'"
    case .dots(let part): "'\(part)' would lead to another folder; write names only"
    case .reserved(let part): "names such as '\(part)' are for the build itself"
    case .character(let scalar):
      "'\(quotable(String(scalar)))' does not stand in file names everywhere; leave it out"
    case .brace: "expected '{' and '}' around a name, such as {locale}"
    case .unknown(let name, let suggestion):
      "unknown name '{\(quotable(name))}'"
        + (suggestion.map { "; did you mean '{\($0)}'?" } ?? "") + " (names: "
        + PathPattern.Placeholder.allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ") + ")"
    }
  }
}
