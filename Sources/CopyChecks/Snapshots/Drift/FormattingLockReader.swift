import CopyTemplates
import PricingEngine

extension FormattingLock {
  /// Reads `paywall.lock.json`; `nil` when the file has errors.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - findings: Where everything that is wrong goes.
  public init?(reading source: SourceText, into findings: inout [Finding]) {
    let before = findings.count
    let keys = ["schema", "tool", "icu", "cldr", "canaries"]
    guard let root = parsedRoot(of: source, into: &findings),
      let object = root.object(known: keys, into: &findings),
      checkSchema(of: object, is: Self.schema, into: &findings),
      let tool = object.required("tool", into: &findings)?.string(into: &findings),
      let icu = object.required("icu", into: &findings)?.string(into: &findings),
      let cldr = object.required("cldr", into: &findings)?.string(into: &findings),
      let elements = object.required("canaries", into: &findings)?.elements(into: &findings)
    else { return nil }
    let canaries = elements.compactMap { FormattingCanary($0, into: &findings) }
    guard findings.count == before else { return nil }
    self.init(tool: tool, icu: icu, cldr: cldr, canaries: canaries)
  }
}

extension FormattingCanary {
  fileprivate init?(_ reader: JSONReader, into findings: inout [Finding]) {
    let keys = ["locale", "currency", "texts", "plurals"]
    guard let object = reader.object(known: keys, into: &findings),
      let locale = object.required("locale", into: &findings)?.string(into: &findings),
      let currency = object.required("currency", into: &findings)?.string(into: &findings),
      let texts = object.required("texts", into: &findings)?.elements(into: &findings),
      let plurals = object.required("plurals", into: &findings)?.string(into: &findings)
    else { return nil }
    self.init(
      locale: locale, currency: currency,
      texts: texts.compactMap { $0.string(into: &findings) },
      plurals: plurals.split(separator: " ").map(String.init))
  }
}
