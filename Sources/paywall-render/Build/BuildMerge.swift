import PricingEngine

/// Puts the folders of all shards of a build together into one, with one manifest: what a whole build would have written.
struct BuildMerge {
  private let folders: [String]
  private let output: String

  /// What a merge did.
  struct Result {
    var written = 0
    var unchanged = 0
    var removed = 0
  }

  private struct Part {
    let folder: String
    let name: String
    let shard: Shard
    let header: [String]
    /// The files that the pages of a site share.
    let shared: [SharedOutput]
    let remarks: BuildRemarks
  }

  /// What the manifest of the whole says besides outputs.
  private struct Whole {
    let header: [String]
    let remarks: BuildRemarks
  }

  /// Which entries of the list are of a folder.
  private struct Source {
    let folder: String
    let entries: Range<Int>
  }

  init(_ folders: [String], into output: String) {
    self.folders = folders
    self.output = output
  }

  /// Merges.
  ///
  /// - Throws: `InputError` when a shard is missing or there twice, they are of different builds, or a file is not what its
  ///   manifest says.
  func run() throws(InputError) -> Result {
    let signals = HeldSignals()
    defer { signals.release() }
    var list = OutputList()
    var sources: [Source] = []
    var parts: [Part] = []
    for folder in folders {
      let start = list.entries.count
      for name in try manifests(in: folder) {
        let path = Paths.join(folder, name)
        let reader = try ManifestReader(path) { (output) throws(InputError) in
          list.append(output)
        }
        guard let shard = reader.shard, let remarks = reader.remarks else { continue }
        parts.append(
          Part(
            folder: folder, name: name, shard: shard, header: reader.header, shared: reader.shared,
            remarks: remarks))
      }
      sources.append(Source(folder: folder, entries: start..<list.entries.count))
    }
    let manifest = try check(parts)
    do throws(FileError) {
      return try merge(&list, sources, parts, manifest)
    } catch {
      throw .file(error)
    }
  }

  private func manifests(in folder: String) throws(InputError) -> [String] {
    let names: [String]
    do throws(FileError) { names = try Paths.names(in: folder) } catch { throw .file(error) }
    let found = names.filter { $0.hasPrefix("manifest-") && $0.hasSuffix(".json") }
    guard !found.isEmpty else {
      throw .message("\(folder): there is no manifest of a shard, such as 'manifest-1-of-4.json'")
    }
    return found
  }

  /// What the whole manifest says besides outputs, when the parts are all there and belong together.
  private func check(_ parts: [Part]) throws(InputError) -> Whole {
    guard let first = parts.first else { throw .message("there is no shard to merge") }
    var seen: [Shard: Part] = [:]
    for part in parts {
      let path = Paths.join(part.folder, part.name)
      let firstPath = Paths.join(first.folder, first.name)
      guard part.header == first.header, part.remarks.matrix == first.remarks.matrix,
        part.shard.count == first.shard.count
      else {
        throw .message(
          "'\(path)' and '\(firstPath)' are of different builds; build all shards from the same inputs"
        )
      }
      if let other = seen[part.shard] {
        throw .message(
          "shard \(part.shard.text) is there twice, in '\(other.folder)' and '\(part.folder)'")
      }
      seen[part.shard] = part
    }
    let numbers = Set(seen.keys.map(\.number))
    let missing = (1...first.shard.count).filter { !numbers.contains($0) }
    guard missing.isEmpty else {
      let list = missing.map { "\($0)/\(first.shard.count)" }.joined(separator: ", ")
      throw .message("missing \(missing.count == 1 ? "shard" : "shards") \(list)")
    }
    var header = first.header
    header.insert(ManifestHeader.shardLine(nil), at: 2)
    var remarks = first.remarks
    for part in parts.dropFirst() { remarks.add(part.remarks) }
    return Whole(header: header, remarks: remarks)
  }

  private func merge(
    _ list: inout OutputList, _ sources: [Source], _ parts: [Part], _ manifest: Whole
  ) throws(FileError) -> Result {
    let target = try OutputFolder(making: output)
    guard target.lock(shared: false) else {
      throw .system(
        path: output, action: "merge into the folder", reason: "a build is writing there")
    }
    _ = try target.removeLeftoversOfKilledBuilds()
    try target.touch(OutputNames.marker)
    var result = Result()
    var writer = OutputWriter(target, worker: 0)
    var shared = try copyShared(parts, &writer, &result)
    var cards: [SiteCard] = []
    for source in sources {
      var reader = OutputWriter(try OutputFolder(source.folder), worker: 1)
      for entry in list.entries[source.entries] {
        if HeldSignals.isOneWaiting {
          target.remove(OutputNames.marker)
          throw .stopped(path: output)
        }
        let path = list.path(of: entry)
        let bytes = try whole(&reader, path, entry.digest, in: source.folder)
        try write(bytes, to: path, &writer, &result)
        if !shared.isEmpty, let card = SiteCard(list.output(of: entry), bytes) {
          cards.append(card)
        }
      }
    }
    list.sort()
    for file in shared.isEmpty ? [] : SiteIndex(cards).files {
      try write(file.bytes, to: file.path, &writer, &result)
      shared.append(SharedOutput(file))
    }
    result.removed = try prune(target, &writer, list, shared)
    _ = try ManifestFile.save(
      list, shared: shared, header: manifest.header, remarks: manifest.remarks,
      as: OutputNames.manifest,
      in: target)
    for part in parts where target.has(part.name) { target.remove(part.name) }
    target.remove(OutputNames.marker)
    return result
  }

  /// Copies what the pages of a site share; parts that have the same file give it once.
  private func copyShared(
    _ parts: [Part], _ writer: inout OutputWriter, _ result: inout Result
  ) throws(FileError) -> [SharedOutput] {
    var shared: [SharedOutput] = []
    for part in parts {
      var reader = OutputWriter(try OutputFolder(part.folder), worker: 1)
      for file in part.shared where !shared.contains(file) {
        let bytes = try whole(&reader, file.path, file.digest, in: part.folder)
        try write(bytes, to: file.path, &writer, &result)
        shared.append(file)
      }
    }
    return shared
  }

  /// The bytes of a file that must be what its manifest says.
  private func whole(
    _ reader: inout OutputWriter, _ path: String, _ digest: SHA256.Digest, in folder: String
  ) throws(FileError) -> [UInt8] {
    guard let bytes = try reader.bytes(at: path), SHA256.digest(bytes) == digest else {
      throw .system(
        path: Paths.join(folder, path), action: "merge it",
        reason: "it is not what its manifest says; build the shard again")
    }
    return bytes
  }

  private func write(
    _ bytes: [UInt8], to path: String, _ writer: inout OutputWriter, _ result: inout Result
  ) throws(FileError) {
    switch try writer.write(bytes, to: path) {
    case .written: result.written += 1
    case .unchanged: result.unchanged += 1
    }
  }

  /// Removes files of an earlier build that are as it wrote them.
  private func prune(
    _ target: OutputFolder, _ writer: inout OutputWriter, _ list: OutputList,
    _ shared: [SharedOutput]
  ) throws(FileError) -> Int {
    guard target.has(OutputNames.manifest) else { return 0 }
    var removed = 0
    var owned = try OwnedFiles(Paths.join(target.path, OutputNames.manifest))
    while let file = try owned.next() {
      let path = String(decoding: file.path, as: UTF8.self)
      guard !list.holds(path) else { continue }
      guard !shared.contains(where: { $0.path == path }), try writer.digest(of: path) == file.digest
      else { continue }
      try writer.remove(path)
      removed += 1
    }
    return removed
  }
}
