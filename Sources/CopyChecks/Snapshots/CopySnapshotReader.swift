import PricingEngine

extension CopySnapshot {
  /// Reads a snapshot's file; `nil` when the file has errors.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - findings: Where everything that is wrong goes.
  public init?(reading source: SourceText, into findings: inout [Finding]) {
    var reader = CopySnapshotReader(source)
    guard let snapshot = reader.snapshot() else {
      findings += reader.findings
      return nil
    }
    self = snapshot
  }
}

/// Reads a snapshot line by line; a line that no snapshot has is an error, so that a bad merge is never taken for copy.
private struct CopySnapshotReader {
  private let file: String
  private var lines: ArraySlice<Substring>
  private var number = 0
  private(set) var findings: [Finding] = []

  private struct OpenCell {
    let storefront: String
    let state: String
    var facts: [SnapshotLine] = []
    var presentation: [SnapshotLine] = []
    var layer: SnapshotLayer?

    var closed: SnapshotCell {
      SnapshotCell(
        storefront: storefront, state: state, facts: facts, presentation: presentation)
    }
  }

  init(_ source: SourceText) {
    file = source.file
    lines =
      source.text.split(
        omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" })[...]
  }

  mutating func snapshot() -> CopySnapshot? {
    guard next() == CopySnapshot.schema else {
      return fail("expected '\(CopySnapshot.schema)' on the first line")
    }
    guard let template = header("template"), let locale = header("locale") else { return nil }
    var cells: [SnapshotCell] = []
    var open: OpenCell?
    while let line = next() {
      if line.isEmpty { continue }
      if line.hasPrefix("== ") {
        if let open { cells.append(open.closed) }
        open = cell(line)
      } else if !take(line, into: &open) {
        return fail("expected a line of a snapshot, got '\(quotable(line))'")
      }
    }
    if let open { cells.append(open.closed) }
    guard Set(cells.map(\.name)).count == cells.count else {
      return fail("a paywall is there twice")
    }
    return CopySnapshot(template: template, locale: locale, cells: cells)
  }

  private mutating func next() -> String? {
    guard let line = lines.popFirst() else { return nil }
    number += 1
    return String(line)
  }

  private mutating func header(_ name: String) -> String? {
    guard let line = next(), line.hasPrefix(name + ": "),
      let value = SnapshotEscaping.unescaped(line.dropFirst(name.utf8.count + 2))
    else { return fail("expected '\(name): …'") }
    return value
  }

  private func cell(_ line: String) -> OpenCell? {
    let words = line.split(separator: " ").dropFirst().map(String.init)
    guard words.count == 2 else { return nil }
    return OpenCell(storefront: words[0], state: words[1])
  }

  /// Takes a line of a cell in; whether it is one.
  private func take(_ line: String, into open: inout OpenCell?) -> Bool {
    if let layer = SnapshotLayer(rawValue: line) {
      open?.layer = layer
      return open != nil
    }
    guard let layer = open?.layer, line.hasPrefix("  "), let colon = line.firstIndex(of: ":"),
      let value = SnapshotEscaping.unescaped(line[colon...].dropFirst().drop { $0 == " " }),
      let name = SnapshotEscaping.unescaped(line[..<colon].dropFirst(2))
    else { return false }
    switch layer {
    case .facts: open?.facts.append(SnapshotLine(name, value))
    case .presentation: open?.presentation.append(SnapshotLine(name, value))
    }
    return true
  }

  private mutating func fail<Value>(_ message: String) -> Value? {
    findings.append(
      Finding(
        .error, rule: "snapshot-invalid",
        at: SourceLocation(file: file, line: max(number, 1), column: 1), message,
        fix: "restore the file from version control, or write it anew with 'snapshot --update all'"
      ))
    return nil
  }
}
