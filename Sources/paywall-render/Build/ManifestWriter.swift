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
    let words = Words(list, claimNumbers: numbers)
    for (index, entry) in list.entries.enumerated() {
      words.append(entry, to: &bytes)
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
}

/// The names of a list of outputs as a manifest writes them, so that each is escaped once.
private struct Words {
  private let names: [[UInt8]]
  private let folders: [[UInt8]]
  private let files: [[UInt8]]
  /// What the line of each kind of output has before and after the storefront.
  private let kinds: [(before: [UInt8], after: [UInt8])]

  init(_ list: OutputList, claimNumbers: [Int]) {
    let names = list.names.values.map { Array(JSONOutput.string($0).text(pretty: false).utf8) }
    self.names = names
    // Without the quotation marks, since a path is of both.
    func inside(_ text: String) -> [UInt8] {
      Array(JSONOutput.string(text).text(pretty: false).utf8.dropFirst().dropLast())
    }
    folders = list.folders.values.map(inside)
    files = list.files.values.map(inside)
    func member(_ key: String, _ name: Int32) -> [UInt8] {
      Array(",\"\(key)\":".utf8) + names[Int(name)]
    }
    kinds = list.kinds.values.map { kind in
      (
        before: member("template", kind.template) + member("locale", kind.locale)
          + member("servedLocale", kind.servedLocale),
        after: member("state", kind.state) + member("format", kind.format)
          + Array(",\"claims\":\(claimNumbers[Int(kind.claims)])}".utf8)
      )
    }
  }

  /// The line of an output, without its end.
  func append(_ entry: OutputList.Entry, to bytes: inout [UInt8]) {
    let kind = kinds[Int(entry.kind)]
    bytes += Self.path
    bytes += folders[Int(entry.folder)]
    bytes += files[Int(entry.file)]
    bytes += Self.digest
    bytes += entry.digest.hexadecimalBytes
    bytes += Self.size
    bytes += String(entry.size).utf8
    bytes += kind.before
    bytes += Self.storefront
    bytes += names[Int(entry.storefront)]
    bytes += kind.after
  }

  private static let path = Array("    {\"path\":\"".utf8)
  private static let digest = Array("\",\"sha256\":\"".utf8)
  private static let size = Array("\",\"size\":".utf8)
  private static let storefront = Array(",\"storefront\":".utf8)
}
