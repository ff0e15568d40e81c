import PricingEngine

/// What a manifest keeps of a build besides its inputs and outputs, so that a later one that changes nothing can say the same.
struct BuildRemarks: Sendable, Equatable {
  /// What was to be built, as `BuildMatrix.manifestText` writes it.
  let matrix: String
  /// Whether something was refused, or a text gave a warning or an error; then a later build looks at every paywall again.
  private(set) var hasFindings: Bool
  /// What was left out, by template and reason.
  private(set) var leftOut: [LeftOut]

  /// Paywalls that were left out, since their parts do not go together.
  struct LeftOut: Sendable, Equatable {
    let template: String
    let reason: String
    var paywalls: Int
  }

  /// The remarks of a build that found some problems.
  init(_ problems: BuildProblems, _ matrix: BuildMatrix) {
    self.matrix = matrix.manifestText
    hasFindings = !problems.groups.isEmpty
    leftOut = problems.skipped.flatMap { template, reasons in
      reasons.map { LeftOut(template: template, reason: $0.key, paywalls: $0.value) }
    }
    sort()
  }

  /// Takes the remarks of another shard of the same build in.
  mutating func add(_ other: BuildRemarks) {
    hasFindings = hasFindings || other.hasFindings
    for more in other.leftOut {
      let same = leftOut.firstIndex { $0.template == more.template && $0.reason == more.reason }
      if let same { leftOut[same].paywalls += more.paywalls } else { leftOut.append(more) }
    }
    sort()
  }

  private mutating func sort() {
    leftOut.sort { ($0.template, $0.reason) < ($1.template, $1.reason) }
  }

  // MARK: In a manifest

  /// The lines of a manifest that say them.
  var lines: [String] {
    let last = leftOut.count - 1
    return [Self.start + matrix + ",", Self.findings + "\(hasFindings),", "  \"leftOut\": ["]
      + leftOut.enumerated().map { index, left in
        "    \(left.json.text(pretty: false))" + (index == last ? "" : ",")
      } + ["  ],"]
  }

  /// How the first of the lines starts.
  static let start = "  \"matrix\": "
  private static let findings = "  \"hasFindings\": "

  /// Reads them from a manifest whose lines were read up to the first of them, `first`.
  ///
  /// - Returns: The remarks; `nil` when other lines stand there.
  /// - Throws: `FileError` when the file cannot be read.
  init?(_ first: String, _ lines: inout LineReader) throws(FileError) {
    let findings = try lines.next()
    guard first.hasPrefix(Self.start), first.hasSuffix(","),
      findings == Self.findings + "true," || findings == Self.findings + "false,",
      try lines.next() == "  \"leftOut\": ["
    else { return nil }
    matrix = String(first.dropFirst(Self.start.count).dropLast())
    hasFindings = findings == Self.findings + "true,"
    leftOut = []
    while let line = try lines.next() {
      if line == "  ]," { return }
      guard let left = LeftOut(line) else { return nil }
      leftOut.append(left)
    }
    return nil
  }
}

extension BuildRemarks.LeftOut {
  fileprivate var json: JSONOutput {
    .object([
      ("template", .string(template)), ("reason", .string(reason)),
      ("paywalls", .integer(paywalls)),
    ])
  }

  /// Reads a line; `nil` when no build wrote it.
  fileprivate init?(_ line: String) {
    let text = line.hasSuffix(",") ? line.dropLast() : line[...]
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: SourceText(file: "", bytes: Array(text.utf8)))
    } catch {
      return nil
    }
    var findings: [Finding] = []
    let object = JSONReader(document).object(into: &findings)
    template = object?["template"]?.string(into: &findings) ?? ""
    reason = object?["reason"]?.string(into: &findings) ?? ""
    paywalls = object?["paywalls"]?.integer(into: &findings) ?? 0
    guard findings.isEmpty, !template.isEmpty, paywalls > 0 else { return nil }
  }
}
