import PricingEngine

extension BuildSettings {
  static let keys = [
    "templates", "locales", "storefronts", "states", "formats", "path", "site", "baseURL",
    "fragment",
  ]

  /// Reads the `build` of a project file; without it nothing is said.
  init(reading reader: JSONReader?, into findings: inout [Finding]) {
    guard let object = reader?.object(known: Self.keys, into: &findings) else {
      self.init()
      return
    }
    self.init(
      templates: Self.axis(object["templates"], into: &findings),
      locales: Self.axis(object["locales"], into: &findings),
      storefronts: Self.axis(object["storefronts"], into: &findings),
      states: Self.axis(object["states"], into: &findings),
      formats: Self.axis(object["formats"], into: &findings),
      path: object["path"].flatMap { Word($0, into: &findings) },
      baseURL: object["baseURL"].flatMap { Self.baseURL($0, into: &findings) },
      isFragment: object["fragment"]?.bool(into: &findings) ?? false,
      isSite: object["site"]?.bool(into: &findings) ?? false)
  }

  /// A list of what is built, or an object with `include` and `exclude`.
  static func axis(_ reader: JSONReader?, into findings: inout [Finding]) -> Axis {
    guard let reader else { return Axis() }
    if case .array = reader.node.kind { return Axis(include: words(reader, into: &findings)) }
    guard case .object = reader.node.kind,
      let object = reader.object(known: ["include", "exclude"], into: &findings)
    else {
      findings.append(
        reader.mismatch(expected: "a list, or an object with 'include' and 'exclude'"))
      return Axis()
    }
    return Axis(
      include: object["include"].map { words($0, into: &findings) } ?? [],
      exclude: object["exclude"].map { words($0, into: &findings) } ?? [])
  }

  private static func words(_ reader: JSONReader, into findings: inout [Finding]) -> [Word] {
    var seen: Set<String> = []
    return reader.nonEmptyElements(into: &findings).compactMap { element in
      guard let word = Word(element, into: &findings) else { return nil }
      if seen.insert(word.text).inserted { return word }
      findings.append(
        element.finding(
          .error, rule: "value-repeated", "'\(quotable(word.text))' is there twice",
          fix: "keep one of the two"))
      return nil
    }
  }

  private static func baseURL(
    _ reader: JSONReader, into findings: inout [Finding]
  ) -> LinkURL? {
    guard let text = reader.text(into: &findings) else { return nil }
    do throws(LinkURLError) {
      let url = try LinkURL(text)
      if text.lowercased().hasPrefix("https://") || text.lowercased().hasPrefix("http://") {
        return url
      }
    } catch {}
    findings.append(
      reader.finding(
        .error, rule: "base-url-invalid", "expected an address, got '\(quotable(text))'",
        fix: "write an address that starts with https://"))
    return nil
  }
}

extension BuildSettings.Word {
  /// Reads a word; `nil` after a finding when the value is no text.
  init?(_ reader: JSONReader, into findings: inout [Finding]) {
    guard let text = reader.text(into: &findings) else { return nil }
    self.init(text, at: reader.location, path: reader.path.text)
  }
}
