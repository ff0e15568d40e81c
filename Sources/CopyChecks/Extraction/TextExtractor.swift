import PricingEngine

/// Reads the visible text out of files, so that what it claims can be checked in its place.
///
/// ```swift
/// var findings: [Finding] = []
/// let format = TextFormat.detect(fileName: "index.html", bytes: bytes)
/// let source = try TextDecoder.source(file: "index.html", bytes: bytes)
/// let blocks = TextExtractor.blocks(of: source, as: format, into: &findings)
/// // <p>Save&nbsp;44 %</p> is one block, "Save\u{A0}44 %"
/// ```
/// Time and memory grow linearly with the file, however it is nested or broken.
public enum TextExtractor {
  /// Reads the texts of a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - format: How it is written.
  ///   - findings: Where everything that keeps a part of the file from being read goes.
  /// - Returns: The texts, in the order of the file.
  public static func blocks(
    of source: SourceText, as format: TextFormat, into findings: inout [Finding]
  ) -> [TextBlock] {
    switch format {
    case .plain: return PlainTextReader.blocks(of: source)
    case .markdown:
      var reader = MarkdownReader(source)
      return reader.blocks(into: &findings)
    case .html:
      var reader = HTMLReader(source)
      return reader.blocks(into: &findings)
    case .strings:
      var reader = StringsReader(source)
      return reader.blocks(into: &findings)
    case .xcstrings: return StringCatalogReader.blocks(of: source, into: &findings)
    case .arb:
      var reader = ArbTextReader(source)
      return reader.blocks(into: &findings)
    case .json: return JSONTextReader.blocks(of: source, into: &findings)
    }
  }
}
