import PricingEngine

/// Reads the targets of an XLIFF 1.2 file.
struct XLIFFReader {
  /// The file.
  let file: SourceText
  /// The messages of the source language, to find out what has changed since.
  let source: [String: String]

  /// The messages, a table for each target language.
  func tables(
    for locale: LocaleTag?, into findings: inout [Finding]
  ) -> [MessageTable] {
    let root: XMLElement
    do throws(XMLSyntaxError) { root = try XMLTreeReader.root(of: file) } catch {
      findings.append(error.finding)
      return []
    }
    guard root.name == "xliff", root.attributes["version"] == "1.2" else {
      report(
        "xliff-shape", root, "expected '<xliff version=\"1.2\">', got '<\(quotable(root.name))>'",
        "export the file as XLIFF 1.2", into: &findings)
      return []
    }
    var tables: [MessageTable] = []
    for part in root.elements where part.name == "file" {
      guard let locale = locale ?? self.locale(of: part, into: &findings) else { continue }
      let entries = entries(of: part, into: &findings)
      let earlier = tables.firstIndex { $0.locale == locale }
      let known = earlier.map { tables.remove(at: $0).entries } ?? []
      tables.append(MessageTable(locale: locale, entries: known + entries))
    }
    return tables
  }

  private func locale(of part: XMLElement, into findings: inout [Finding]) -> LocaleTag? {
    guard let tag = part.attributes["target-language"] else {
      report(
        "xliff-shape", part, "expected 'target-language'", "name the locale with '--locale TAG'",
        into: &findings)
      return nil
    }
    do throws(LocaleError) { return try LocaleTag(tag) } catch {
      report("locale-tag", part, error.message, nil, into: &findings)
      return nil
    }
  }

  private func entries(
    of part: XMLElement, into findings: inout [Finding]
  ) -> [MessageTable.Entry] {
    var entries: [MessageTable.Entry] = []
    var lines: [String: Int] = [:]
    var unfinished: [String: Int] = [:]
    for unit in Self.units(in: part) {
      guard let key = unit.attributes["resname"] ?? unit.attributes["id"] else {
        report("xliff-shape", unit, "expected an 'id'", nil, into: &findings)
        continue
      }
      if let first = lines.updateValue(unit.offset, forKey: key) {
        let line = file.location(ofByte: first).line ?? 1
        report(
          "key-duplicate", unit,
          "message '\(quotable(key))' stands here again, first on line \(line)",
          "keep one of the two", into: &findings)
        continue
      }
      guard let target = unit.first("target"), let text = text(of: target, into: &findings)
      else { continue }
      let state = target.attributes["state"] ?? "translated"
      // A tool may fill what is not translated with the source.
      if text.isEmpty || ["new", "needs-translation"].contains(state) { continue }
      if !["translated", "signed-off", "final"].contains(state) {
        unfinished[state, default: 0] += 1
      }
      entries.append(
        MessageTable.Entry(key: key, text: text, location: file.location(ofByte: target.offset)))
      if let origin = unit.first("source") {
        findings += StaleSource.findings(
          key: key, read: origin.text, source: source, at: file.location(ofByte: origin.offset))
      }
    }
    for (state, count) in unfinished.sorted(by: { $0.key < $1.key }) {
      findings.append(
        Finding(
          .note, rule: "exchange-loss", at: SourceLocation(file: file.file),
          "the state '\(quotable(state))' of \(counted(count, "message")) "
            + "is not kept"))
    }
    return entries
  }

  /// The text of a target; `nil` after a finding when it has elements.
  private func text(of target: XMLElement, into findings: inout [Finding]) -> String? {
    guard let inner = target.elements.first else { return target.text }
    report(
      "xliff-inline", inner, "expected text, got '<\(quotable(inner.name))>'",
      "write the message as ICU text", into: &findings)
    return nil
  }

  /// The units of a file, those in groups too.
  private static func units(in part: XMLElement) -> [XMLElement] {
    part.elements.flatMap { element -> [XMLElement] in
      switch element.name {
      case "trans-unit": [element]
      case "body", "group": units(in: element)
      default: []
      }
    }
  }

  private func report(
    _ rule: String, _ element: XMLElement, _ message: String, _ fix: String?,
    into findings: inout [Finding]
  ) {
    findings.append(
      Finding(.error, rule: rule, at: file.location(ofByte: element.offset), message, fix: fix))
  }
}
