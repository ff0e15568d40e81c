/// Finds out that a build has nothing to do: the last one was made of the same inputs with the same options, and all that it wrote
/// is there as it left it.
enum UnchangedBuild {
  /// What a build did that has nothing to do.
  ///
  /// One whose last manifest tells of findings is made again, for their words.
  /// - Parameters:
  ///   - name: The manifest's name in its folder.
  ///   - folder: The output folder.
  ///   - header: The first lines of the manifest that the build would write.
  ///   - matrix: What is to be built.
  /// - Returns: Nothing but unchanged files, and what the last build left out; `nil` when there may be something to do.
  /// - Throws: `FileError` when the manifest cannot be read, or a signal asks to end.
  static func result(
    _ name: String, in folder: OutputFolder, header: [String], matrix: BuildMatrix
  ) throws(FileError) -> BuildRun.Result? {
    guard let written = ChangeTime(of: name, in: folder) else { return nil }
    var files = try OwnedFiles(Paths.join(folder.path, name))
    guard files.header == header, let remarks = files.remarks, !remarks.hasFindings,
      remarks.matrix == matrix.manifestText
    else { return nil }
    var writer = OutputWriter(folder, worker: 0)
    var result = BuildRun.Result()
    while let file = try files.next() {
      let path = String(decoding: file.path, as: UTF8.self)
      guard try writer.isUntouched(path, size: file.size, since: written) else { return nil }
      if HeldSignals.isOneWaiting { throw .stopped(path: folder.path) }
      result.unchanged += 1
    }
    result.problems = BuildProblems(remarks)
    return result
  }
}
