/// A JSON text that has been read whole, with the place of every value.
///
/// This is not Foundation's reader for four reasons. That one hides line and column of a value, the order of
/// members, and duplicate keys; it turns numbers into binary floating point; and loading it costs a short
/// command most of its start-up time. Findings about a catalog need the first three, prices need the digits.
public struct JSONDocument: Sendable {
  /// The text that was read.
  public let source: SourceText
  /// The document's value.
  public let root: JSONNode

  /// The most lists and objects inside each other.
  public static let maximumDepth = 128
  /// The most values in one document; real catalogs have a few thousand.
  public static let maximumValueCount = 5_000_000

  /// Reads a whole text as JSON by RFC 8259.
  ///
  /// Numbers stay text. Duplicate keys and lone surrogates, which the RFC leaves open, are errors.
  /// - Parameters:
  ///   - source: The text.
  ///   - allowingComments: Whether `//` and `/* */` comments count as white space.
  /// - Throws: `JSONError` with the first thing that is wrong and its place.
  public init(parsing source: SourceText, allowingComments: Bool = false) throws(JSONError) {
    if let error = DocumentError(recognizingNonJSON: source) {
      throw JSONError(.document(error), at: SourceLocation(file: source.file))
    }
    var parser = JSONParser(source, allowsComments: allowingComments)
    self.source = source
    root = JSONNode(try parser.document(), token: 0)
  }

  /// Reads a whole text as JSON by RFC 8259 and goes on after keys that an object has twice.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - duplicates: Where the error of each second key goes; all members stay in the document.
  /// - Throws: `JSONError` with the first other thing that is wrong and its place.
  package init(
    parsing source: SourceText, duplicates: inout [JSONError]
  ) throws(JSONError) {
    if let error = DocumentError(recognizingNonJSON: source) {
      throw JSONError(.document(error), at: SourceLocation(file: source.file))
    }
    var parser = JSONParser(source, allowsComments: false)
    parser.duplicates = []
    self.source = source
    root = JSONNode(try parser.document(), token: 0)
    duplicates += parser.duplicates ?? []
  }
}
