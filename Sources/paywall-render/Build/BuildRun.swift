import CopyTemplates
import PricingEngine
import Synchronization

/// One build: all documents of a matrix or of a shard of it, written by several workers.
struct BuildRun: Sendable {
  let materials: BuildMaterials
  let settings: Settings

  /// How a build goes about it.
  struct Settings: Sendable {
    let output: String
    let jobs: Int
    let shard: Shard?
    let isDryRun: Bool
    let progress: BuildProgress.Style

    /// The name of the manifest.
    var manifestName: String { shard.map(OutputNames.manifest(of:)) ?? OutputNames.manifest }
  }

  /// What a build did.
  struct Result: Sendable {
    var list = OutputList()
    /// The files that the pages of a site share.
    var shared: [SharedOutput] = []
    var problems = BuildProblems()
    var written = 0
    var unchanged = 0
    /// What was removed, or would be.
    var removed: [String] = []
    /// What was written, or would be; only of a dry run.
    var writtenPaths: [String] = []
    /// Files of an earlier build that somebody changed, so that they stay.
    var kept: [String] = []
    var failure: FileError?
    var seconds = 0.0

    /// What became of documents and paywalls, by the names that programs are told.
    var counts: [(String, Int)] {
      [
        ("written", written), ("unchanged", unchanged), ("skipped", problems.skippedCount),
        ("failed", problems.failedCount),
      ]
    }
  }

  /// Builds.
  ///
  /// - Throws: `InputError` when the folder cannot be written, or a signal asks to end; then files that are not written are as they
  ///   were.
  func run(_ console: Console) throws(InputError) -> Result {
    let signals = HeldSignals()
    defer { signals.release() }
    return try build(console)
  }

  private func build(_ console: Console) throws(InputError) -> Result {
    try PathCollisions.check(materials.matrix, isSite: materials.site != nil)
    let header = try materials.header().lines(shard: settings.shard)
    let outlines = OutlineTable(materials)
    var site: Site?
    if let settings = materials.site { site = try Site(settings, materials, outlines: outlines) }
    var result = Result()
    do throws(FileError) {
      // Where there is no folder, a dry run finds nothing of an earlier build.
      let folder = try folder()
      var wasKilled = false
      if let folder { wasKilled = try enter(folder) }
      // After a killed build the manifest does not tell what is in the folder.
      if !wasKilled, let folder, let unchanged = try unchanged(folder, header, console) {
        return unchanged
      }
      let known = wasKilled ? nil : try known(in: folder, header: header)
      // First, so that no page is ever without its style.
      try write(site?.stylesheets ?? [], in: folder, &result)
      result = work(outlines, site, in: folder, known: known, after: result, console)
      if let failure = result.failure { throw failure }
      // The mark of a running build stays: the manifest does not tell what is in the folder.
      if HeldSignals.isOneWaiting { throw FileError.stopped(path: settings.output) }
      result.list.sort()
      if settings.shard == nil { try write(site?.index ?? [], in: folder, &result) }
      if let folder { try finish(folder, header, &result) }
      return result
    } catch {
      throw .file(error)
    }
  }

  /// The end of a build that has nothing to do; `nil` when there may be something.
  private func unchanged(
    _ folder: OutputFolder, _ header: [String], _ console: Console
  ) throws(FileError) -> Result? {
    let progress = BuildProgress(settings.progress, total: 0)
    guard
      var result = try UnchangedBuild.result(
        settings.manifestName, in: folder, header: header, matrix: materials.matrix)
    else { return nil }
    result.seconds = progress.seconds
    progress.finish(console, counts: result.counts)
    if !settings.isDryRun { folder.remove(OutputNames.marker(of: settings.shard)) }
    return result
  }

  /// What the last build wrote of the same; the files that list the pages of a site are made of all pages, known or not.
  private func known(
    in folder: OutputFolder?, header: [String]
  ) throws(FileError) -> KnownOutputs? {
    guard let folder, materials.site == nil else { return nil }
    return try KnownOutputs(
      settings.manifestName, in: folder, header: header, matrix: materials.matrix)
  }

  /// Writes files that the pages of a site share.
  private func write(
    _ files: [SharedFile], in folder: OutputFolder?, _ result: inout Result
  ) throws(FileError) {
    var writer: OutputWriter?
    if let folder { writer = OutputWriter(folder, worker: 0, isDryRun: settings.isDryRun) }
    for file in files {
      switch try writer?.write(file.bytes, to: file.path) ?? .written {
      case .unchanged: result.unchanged += 1
      case .written:
        result.written += 1
        if settings.isDryRun { result.writtenPaths.append(file.path) }
      }
      result.shared.append(SharedOutput(file))
    }
  }

  /// Clears away what is of an earlier build, and lists what is of this one.
  private func finish(
    _ folder: OutputFolder, _ header: [String], _ result: inout Result
  ) throws(FileError) {
    try prune(folder, &result)
    guard !settings.isDryRun else { return }
    _ = try ManifestFile.save(
      result.list, shared: result.shared, header: header,
      remarks: BuildRemarks(result.problems, materials.matrix),
      as: settings.manifestName, in: folder)
    folder.remove(OutputNames.marker(of: settings.shard))
  }

  private func folder() throws(FileError) -> OutputFolder? {
    guard settings.isDryRun else { return try OutputFolder(making: settings.output) }
    return Paths.isDirectory(settings.output) ? try OutputFolder(settings.output) : nil
  }

  /// Keeps other builds out, and clears away what a killed one left.
  ///
  /// - Returns: Whether there was one.
  private func enter(_ folder: OutputFolder) throws(FileError) -> Bool {
    var wasKilled = folder.has(OutputNames.marker(of: settings.shard))
    guard !settings.isDryRun else { return wasKilled }
    if folder.lock(shared: false) {
      wasKilled = try folder.removeLeftoversOfKilledBuilds() || wasKilled
    } else if settings.shard == nil || !folder.lock(shared: true) {
      throw .system(
        path: folder.path, action: "build into the folder", reason: "another build is writing there"
      )
    }
    if settings.shard != nil { _ = folder.lock(shared: true) }
    try folder.touch(OutputNames.marker(of: settings.shard))
    return wasKilled
  }

  // MARK: Workers

  private func work(
    _ outlines: OutlineTable, _ site: Site?, in folder: OutputFolder?, known: KnownOutputs?,
    after start: Result,
    _ console: Console
  ) -> Result {
    let units = materials.matrix.units(of: settings.shard)
    let total = materials.matrix.count(units)
    let queue = WorkQueue(units) { $0.locale }
    let progress = BuildProgress(settings.progress, total: total)
    var start = start
    start.list.reserve(total)
    let whole = Mutex(start)
    Workers.run(min(settings.jobs, max(1, units.count))) { number in
      var worker = BuildWorker(
        materials, outlines: outlines, folder: folder, known: known, number: number,
        isDryRun: settings.isDryRun, site: site)
      var language: Int?
      while let (unit, next) = queue.next(after: language) {
        language = next
        worker.work(on: unit) { documents in
          progress.add(documents)
          if number == 0 { progress.show(console) }
        }
        whole.withLock { worker.hand(over: &$0) }
        if worker.failure != nil || HeldSignals.isOneWaiting { queue.stop() }
      }
    }
    var result = whole.withLock { $0 }
    result.seconds = progress.seconds
    progress.finish(console, counts: result.counts)
    return result
  }

  // MARK: Files of earlier builds

  /// Removes files that the last manifest lists, that this build does not write, and that nobody changed.
  private func prune(_ folder: OutputFolder, _ result: inout Result) throws(FileError) {
    guard folder.has(settings.manifestName) else { return }
    let others = otherShards()
    var writer = OutputWriter(folder, worker: 0, isDryRun: settings.isDryRun)
    let path = Paths.join(folder.path, settings.manifestName)
    var owned = try OwnedFiles(path)
    while let file = try owned.next() {
      let path = String(decoding: file.path, as: UTF8.self)
      guard !result.list.holds(path) else { continue }
      guard !others.contains(path.hashValue), !result.shared.contains(where: { $0.path == path }),
        let digest = try writer.digest(of: path)
      else { continue }
      guard digest == file.digest else {
        result.kept.append(path)
        continue
      }
      if !settings.isDryRun { try writer.remove(path) }
      result.removed.append(path)
    }
  }

  /// The paths of the other shards, which this one leaves alone.
  private func otherShards() -> Set<Int> {
    guard let shard = settings.shard else { return [] }
    var paths: Set<Int> = []
    for number in 1...shard.count where number != shard.number {
      guard let other = Shard("\(number)/\(shard.count)") else { continue }
      materials.matrix.forEachPath(of: materials.matrix.units(of: other)) {
        paths.insert($0.hashValue)
      }
    }
    return paths
  }
}
