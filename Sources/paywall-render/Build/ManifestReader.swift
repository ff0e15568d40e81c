import PricingEngine

/// Reads manifests that builds wrote, line by line; another spelling of the same JSON is none of ours.
struct ManifestReader {
  /// The lines before the remarks, without the one of the shard.
  private(set) var header: [String] = []
  /// Which part of a build it is; `nil` for a whole one.
  private(set) var shard: Shard?
  /// The files that the pages of a site share; none of single pages.
  private(set) var shared: [SharedOutput] = []
  /// What the build had to say.
  private(set) var remarks: BuildRemarks?
  private var claimSets: [[ManifestClaim]] = []
  private let path: String

  /// Reads a manifest, giving each output away.
  ///
  /// - Throws: `InputError` when the file cannot be read, or is no manifest of this program.
  init(
    _ path: String, each take: (OutputList.Output) throws(InputError) -> Void
  ) throws(InputError) {
    self.path = path
    var lines: LineReader
    do throws(FileError) { lines = try LineReader(path) } catch { throw .file(error) }
    try readHeader(&lines)
    while true {
      let line = try next(&lines)
      if line == "  ]" { break }
      if line == "  ]," {
        try readShared(&lines)
        break
      }
      try take(try output(line))
    }
    guard try next(&lines) == "}" else { throw foreign }
  }

  private mutating func readHeader(_ lines: inout LineReader) throws(InputError) {
    while true {
      let line = try next(&lines)
      if line.hasPrefix(BuildRemarks.start) {
        try readRemarks(line, &lines)
        break
      }
      if line.hasPrefix("  \"shard\": ") { shard = try shard(line) } else { header.append(line) }
    }
    guard header.dropFirst().first == "  \"schema\": \"paywall-manifest/1\",",
      try next(&lines) == "  \"claimSets\": ["
    else { throw foreign }
    while true {
      let line = try next(&lines)
      if line == "  ]," { break }
      claimSets.append(try claims(line))
    }
    guard try next(&lines) == "  \"outputs\": [" else { throw foreign }
  }

  private mutating func readRemarks(
    _ first: String, _ lines: inout LineReader
  ) throws(InputError) {
    let remarks: BuildRemarks?
    do throws(FileError) { remarks = try BuildRemarks(first, &lines) } catch { throw .file(error) }
    guard let remarks else { throw foreign }
    self.remarks = remarks
  }

  private mutating func readShared(_ lines: inout LineReader) throws(InputError) {
    guard try next(&lines) == "  \"shared\": [" else { throw foreign }
    while true {
      let line = try next(&lines)
      if line == "  ]" { return }
      var findings: [Finding] = []
      let object = try value(of: line).object(into: &findings)
      let path = object?["path"]?.string(into: &findings) ?? ""
      let digest = object?["sha256"]?.string(into: &findings) ?? ""
      let size = object?["size"]?.integer(into: &findings) ?? -1
      guard let digest = SHA256.Digest(hexadecimal: digest), findings.isEmpty, size >= 0,
        !path.isEmpty, !path.contains("/"), path != ".", path != ".."
      else { throw foreign }
      shared.append(SharedOutput(path: path, digest: digest, size: size))
    }
  }

  private func next(_ lines: inout LineReader) throws(InputError) -> String {
    let line: String?
    do throws(FileError) { line = try lines.next() } catch { throw .file(error) }
    guard let line else { throw foreign }
    return line
  }

  private func shard(_ line: String) throws(InputError) -> Shard? {
    if line == ManifestHeader.shardLine(nil) { return nil }
    let parts = line.split(separator: "\"")
    guard parts.count == 5, let shard = Shard(String(parts[3])) else { throw foreign }
    return shard
  }

  private func claims(_ line: String) throws(InputError) -> [ManifestClaim] {
    var findings: [Finding] = []
    let claims = try value(of: line).elements(into: &findings)?.map { claim in
      let object = claim.object(into: &findings)
      return ManifestClaim(
        kind: object?["kind"]?.string(into: &findings) ?? "",
        isProven: object?["verdict"]?.string(into: &findings) == "proven")
    }
    guard let claims, findings.isEmpty else { throw foreign }
    return claims
  }

  private func output(_ line: String) throws(InputError) -> OutputList.Output {
    var findings: [Finding] = []
    guard let object = try value(of: line).object(into: &findings) else { throw foreign }
    func text(_ key: String) -> String {
      object.required(key, into: &findings)?.string(into: &findings) ?? ""
    }
    func number(_ key: String) -> Int {
      object.required(key, into: &findings)?.integer(into: &findings) ?? -1
    }
    let claims = number("claims")
    guard let digest = SHA256.Digest(hexadecimal: text("sha256")),
      claimSets.indices.contains(claims)
    else { throw foreign }
    let output = OutputList.Output(
      path: text("path"), digest: digest, size: number("size"), template: text("template"),
      locale: text("locale"), servedLocale: text("servedLocale"), storefront: text("storefront"),
      state: text("state"), format: text("format"), claims: claimSets[claims])
    // A path from elsewhere must not lead out of the folder.
    let parts = output.path.split(separator: "/", omittingEmptySubsequences: false)
    guard findings.isEmpty, output.size >= 0,
      !parts.contains(where: { ["", ".", ".."].contains($0) })
    else { throw foreign }
    return output
  }

  private func value(of line: String) throws(InputError) -> JSONReader {
    let text = line.hasSuffix(",") ? line.dropLast() : line[...]
    let source = try Inputs.source(bytes: Array(text.utf8), named: path)
    do throws(JSONError) { return JSONReader(try JSONDocument(parsing: source)) } catch {
      throw foreign
    }
  }

  private var foreign: InputError {
    .message(
      "\(path): this is no manifest that a build wrote, so nobody knows which files here are its own; remove "
        + "it to start over (the files that it lists then stay), or choose another output folder")
  }
}
