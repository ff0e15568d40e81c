import CopyChecks
import PricingEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The folder of the snapshots: a folder for each template, a file for each language, and the lock.
struct SnapshotFolder {
  /// The folder's path.
  let path: String

  /// How snapshots end.
  static let fileExtension = ".snap"
  /// How snapshots end that nobody has accepted yet.
  static let pendingExtension = ".new"

  init(_ path: String) { self.path = path }

  /// A path inside the folder as the user would write it.
  func file(_ name: String) -> String { Paths.join(path, name) }

  /// The paths of the recorded snapshots, sorted.
  func recordedPaths() throws(InputError) -> [String] { try paths(endingWith: Self.fileExtension) }

  /// The paths of snapshots that nobody has accepted yet, without the end that says so.
  func pendingPaths() throws(InputError) -> [String] {
    try paths(endingWith: Self.fileExtension + Self.pendingExtension)
      .map { String($0.dropLast(Self.pendingExtension.count)) }
  }

  /// A recorded snapshot; `nil` when there is none.
  func recorded(_ name: String) throws(InputError) -> CopySnapshot? {
    guard Paths.fileExists(file(name)) else { return nil }
    return try snapshot(at: file(name))
  }

  /// A snapshot that nobody has accepted yet.
  func pending(_ name: String) throws(InputError) -> CopySnapshot {
    try snapshot(at: file(name + Self.pendingExtension))
  }

  /// What the recorded snapshots were formatted with; `nil` when nothing says so.
  func lock() throws(InputError) -> FormattingLock? {
    let path = file(FormattingLock.fileName)
    guard Paths.fileExists(path) else { return nil }
    let source = try Inputs.source(at: path)
    var findings: [Finding] = []
    guard let lock = FormattingLock(reading: source, into: &findings) else {
      throw .findings(findings, source: source)
    }
    return lock
  }

  private func snapshot(at path: String) throws(InputError) -> CopySnapshot {
    let source = try Inputs.source(at: path)
    var findings: [Finding] = []
    guard let snapshot = CopySnapshot(reading: source, into: &findings) else {
      throw .findings(findings, source: source)
    }
    return snapshot
  }

  private func paths(endingWith ending: String) throws(InputError) -> [String] {
    guard Paths.isDirectory(path) else { return [] }
    do throws(FileError) {
      var paths: [String] = []
      for folder in try Paths.names(in: path) where Paths.isDirectory(file(folder)) {
        for name in try Paths.names(in: file(folder)) where name.hasSuffix(ending) {
          paths.append("\(folder)/\(name)")
        }
      }
      return paths
    } catch { throw .file(error) }
  }
}

// MARK: Writing

extension SnapshotFolder {
  /// Records a snapshot, unless the file has these bytes already; one that waited to be accepted is gone then.
  ///
  /// - Returns: Whether the file was written.
  func record(_ snapshot: CopySnapshot, as name: String) throws(InputError) -> Bool {
    let isWritten = try save(snapshot.text, as: name)
    try remove(name + Self.pendingExtension)
    return isWritten
  }

  /// Writes a snapshot that somebody has to accept.
  func propose(_ snapshot: CopySnapshot, as name: String) throws(InputError) {
    _ = try save(snapshot.text, as: name + Self.pendingExtension)
  }

  /// Records a snapshot that waited to be accepted.
  func accept(_ name: String) throws(InputError) {
    guard rename(file(name + Self.pendingExtension), file(name)) == 0 else {
      throw failure(name, "rename it")
    }
  }

  /// Writes what the recorded snapshots were formatted with.
  func record(_ lock: FormattingLock, isPending: Bool = false) throws(InputError) {
    let name = FormattingLock.fileName
    _ = try save(lock.text, as: isPending ? name + Self.pendingExtension : name)
    if !isPending { try remove(name + Self.pendingExtension) }
  }

  /// Removes a file, and its folder when that is empty then; nothing happens when it is not there.
  func remove(_ name: String) throws(InputError) {
    guard unlink(file(name)) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return }
      throw failure(name, "remove it")
    }
    rmdir(Paths.folder(of: file(name)))
  }

  private func save(_ text: String, as name: String) throws(InputError) -> Bool {
    do throws(FileError) {
      if Paths.fileExists(file(name)), try FileReader.bytes(at: file(name)) == Array(text.utf8) {
        return false
      }
      try Folders.make(Paths.folder(of: file(name)))
      try FileWriter.save(text, to: file(name))
      return true
    } catch { throw .file(error) }
  }

  private func failure(_ name: String, _ action: String) -> InputError {
    .file(.system(path: file(name), action: action, reason: systemReason()))
  }
}
