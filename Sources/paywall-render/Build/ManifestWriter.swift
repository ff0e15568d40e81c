import PricingEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Writes the list of all outputs, as `Schemas/paywall-manifest.schema.json` describes it, one output a line.
///
/// The same build gives the same bytes: outputs are sorted by path, and nothing names a day or a folder of the machine.
struct ManifestWriter {
  /// The lines before the remarks.
  let header: [String]
  /// What the build has to say.
  let remarks: BuildRemarks
  /// The files that the pages of a site share, in any order.
  var shared: [SharedOutput] = []

  /// The manifest in pieces; the outputs must be sorted.
  func write(_ list: OutputList, _ put: ([UInt8]) throws(FileError) -> Void) throws(FileError) {
    let sets = list.claimSets.values.enumerated().sorted { left, right in
      left.element.lexicographicallyPrecedes(right.element)
    }
    var numbers = [Int](repeating: 0, count: sets.count)
    for (number, set) in sets.enumerated() { numbers[set.offset] = number }
    var lines = header + remarks.lines + ["  \"claimSets\": ["]
    for (index, set) in sets.enumerated() {
      lines.append("    " + json(set.element) + (index == sets.count - 1 ? "" : ","))
    }
    lines += ["  ],", "  \"outputs\": [", ""]
    var bytes = Array(lines.joined(separator: "\n").utf8)
    let names = list.names.values.map { Array(JSONOutput.string($0).text(pretty: false).utf8) }
    for (index, entry) in list.entries.enumerated() {
      append(entry, path: list.path(of: entry), names, numbers, to: &bytes)
      if index < list.entries.count - 1 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(UInt8(ascii: "\n"))
      guard bytes.count > Self.pieceSize else { continue }
      try put(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    bytes += Array(sharedLines.joined(separator: "\n").utf8)
    try put(bytes)
  }

  /// The lines after the outputs.
  private var sharedLines: [String] {
    guard !shared.isEmpty else { return ["  ]", "}", ""] }
    let sorted = shared.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let lines = sorted.map { "    " + $0.json.text(pretty: false) }
    return ["  ],", "  \"shared\": [", lines.joined(separator: ",\n"), "  ]", "}", ""]
  }

  private static let pieceSize = 262_144

  private func json(_ claims: [ManifestClaim]) -> String {
    JSONOutput.array(
      claims.map { claim in
        .object([("kind", .string(claim.kind)), ("verdict", .string(claim.verdict))])
      }
    ).text(pretty: false)
  }

  private func append(
    _ entry: OutputList.Entry, path: ArraySlice<UInt8>, _ names: [[UInt8]], _ numbers: [Int],
    to bytes: inout [UInt8]
  ) {
    // Paths are of patterns and sanitized values, and hold nothing that JSON escapes but letters of other scripts.
    bytes += Array("    {\"path\":".utf8)
    bytes += Array(
      JSONOutput.string(String(decoding: path, as: UTF8.self)).text(pretty: false).utf8)
    bytes += Array(",\"sha256\":\"".utf8)
    bytes += entry.digest.hexadecimalBytes
    bytes += Array("\",\"size\":".utf8)
    bytes += Array(String(entry.size).utf8)
    let values = [
      ("template", entry.template), ("locale", entry.locale), ("servedLocale", entry.servedLocale),
      ("storefront", entry.storefront), ("state", entry.state), ("format", entry.format),
    ]
    for (key, value) in values {
      bytes += Array(",\"".utf8)
      bytes += Array(key.utf8)
      bytes += Array("\":".utf8)
      bytes += names[Int(value)]
    }
    bytes += Array(",\"claims\":".utf8)
    bytes += Array(String(numbers[Int(entry.claims)]).utf8)
    bytes.append(UInt8(ascii: "}"))
  }
}
