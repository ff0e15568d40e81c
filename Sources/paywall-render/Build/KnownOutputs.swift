/// What the last build wrote, when it was made of the same inputs with the same options: then this one would write the same.
///
/// The inputs are compared by their digests. A file is taken for unchanged when it has its size and is older than the manifest, which
/// a build writes last; every other file is compared byte by byte.
struct KnownOutputs: Sendable {
  private var paths: [UInt8] = []
  private var entries: [Entry] = []
  /// When the manifest was written.
  let written: ChangeTime

  /// A file that the last build wrote.
  struct Entry: Sendable {
    fileprivate let path: Range<Int32>
    let digest: SHA256.Digest
    let size: Int
  }

  /// Reads a manifest; `nil` when there is none, or it is of other inputs or options.
  ///
  /// - Parameters:
  ///   - name: The manifest's name in its folder.
  ///   - folder: The folder.
  ///   - header: The first lines of the manifest that this build would write.
  ///   - matrix: What is to be built: of another matrix, a path can be that of another paywall.
  /// - Throws: `FileError` when a manifest is there and cannot be read.
  init?(_ name: String, in folder: OutputFolder, header: [String], matrix: BuildMatrix)
    throws(FileError)
  {
    guard let written = ChangeTime(of: name, in: folder) else { return nil }
    self.written = written
    var files = try OwnedFiles(Paths.join(folder.path, name))
    guard files.header == header, files.remarks?.matrix == matrix.manifestText else { return nil }
    while let file = try files.next() {
      let start = Int32(paths.count)
      paths.append(contentsOf: file.path)
      entries.append(
        Entry(path: start..<Int32(paths.count), digest: file.digest, size: file.size))
    }
  }

  /// The file at a path, when the last build wrote one.
  func entry(at path: String) -> Entry? {
    var path = path
    let index = path.withUTF8 { path in
      var (low, high) = (0, entries.count)
      while low < high {
        let middle = (low + high) / 2
        if bytes(of: entries[middle]).lexicographicallyPrecedes(path) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      return low < entries.count && bytes(of: entries[low]).elementsEqual(path) ? low : nil
    }
    return index.map { entries[$0] }
  }

  private func bytes(of entry: Entry) -> ArraySlice<UInt8> {
    paths[Int(entry.path.lowerBound)..<Int(entry.path.upperBound)]
  }
}
