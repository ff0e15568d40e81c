#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Writes files below an output folder, each to a temporary name and then into place; a file that has the same bytes already is
/// not touched.
///
/// One writer is for one thread.
struct OutputWriter: ~Copyable {
  private let root: OutputFolder
  private let temporaryName: String
  private let isDryRun: Bool
  private var folder = OpenFolder()

  /// What became of a file.
  enum Outcome {
    /// It was new or had other bytes, and was written; in a dry run, it would have been.
    case written
    /// It had these bytes.
    case unchanged
  }

  private struct OpenFolder {
    var path: String?
    var descriptor: Int32 = -1
    /// Whether it was made just now, so that nothing can be in it.
    var isNew = false
  }

  init(_ root: OutputFolder, worker: Int, isDryRun: Bool = false) {
    self.root = root
    self.isDryRun = isDryRun
    temporaryName = OutputNames.temporary(process: getpid(), worker: worker)
  }

  deinit { if folder.descriptor >= 0 { close(folder.descriptor) } }

  /// Puts bytes under a path of the output folder.
  ///
  /// - Throws: `FileError`, also for a folder on the way that is a symbolic link; then the old file is as it was.
  mutating func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Outcome {
    let name = try enter(folderOf: path)
    guard folder.descriptor >= 0 else { return .written }
    if !folder.isNew, try holds(bytes, name, path) { return .unchanged }
    if isDryRun { return .written }
    try replace(name, with: bytes, path: path)
    return .written
  }

  /// Whether a file is still as the last build left it, which wrote its manifest at a time.
  mutating func isUntouched(
    _ path: String, size: Int, since written: ChangeTime
  ) throws(FileError) -> Bool {
    let name = try enter(folderOf: path, making: false)
    guard folder.descriptor >= 0 else { return false }
    var status = stat()
    return fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
      && status.st_mode & S_IFMT == S_IFREG && Int(status.st_size) == size
      && ChangeTime(status.st_mtim) < written
  }

  /// The digest of a file; `nil` when there is none.
  mutating func digest(of path: String) throws(FileError) -> SHA256.Digest? {
    try bytes(at: path).map(SHA256.digest)
  }

  /// The bytes of a file; `nil` when there is none.
  mutating func bytes(at path: String) throws(FileError) -> [UInt8]? {
    let name = try enter(folderOf: path, making: false)
    guard folder.descriptor >= 0, let file = try openExisting(name, path) else { return nil }
    defer { close(file.descriptor) }
    return try read(file.descriptor, count: file.size, path)
  }

  /// Removes a file, and the folders that are empty without it.
  mutating func remove(_ path: String) throws(FileError) {
    let name = try enter(folderOf: path, making: false)
    guard folder.descriptor >= 0 else { return }
    guard unlinkat(folder.descriptor, name, 0) == 0 || errno == ENOENT else {
      throw failure(path, "remove it")
    }
    leave()
    var parent = Paths.folder(of: path)
    while !parent.isEmpty, unlinkat(root.descriptor, parent, AT_REMOVEDIR) == 0 {
      parent = Paths.folder(of: parent)
    }
  }

  // MARK: Folders

  /// Opens the folder of a path, unless it is the one that is open.
  ///
  /// - Returns: The last part of the path.
  private mutating func enter(
    folderOf path: String, making: Bool = true
  ) throws(FileError) -> String {
    let parent = Paths.folder(of: path)
    let name = parent.isEmpty ? path : String(path.dropFirst(parent.count + 1))
    if folder.path == parent, folder.descriptor >= 0 { return name }
    leave()
    folder.path = parent
    folder.descriptor = dup(root.descriptor)
    var passed = root.path
    for part in parent.split(separator: "/") {
      passed += "/" + part
      let next = try step(String(part), at: passed, making: making && !isDryRun)
      close(folder.descriptor)
      folder.descriptor = next
      if next < 0 { break }
    }
    return name
  }

  private mutating func leave() {
    if folder.descriptor >= 0 { close(folder.descriptor) }
    folder = OpenFolder()
  }

  /// Opens a folder in the one that is open; negative when it is not there and not to be made.
  private mutating func step(
    _ name: String, at path: String, making: Bool
  ) throws(FileError) -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    folder.isNew = false
    var next = openat(folder.descriptor, name, flags)
    if next < 0, errno == ENOENT {
      guard making else { return -1 }
      folder.isNew = mkdirat(folder.descriptor, name, 0o777) == 0
      guard folder.isNew || errno == EEXIST else {
        throw failure(path, "create the folder", isWhole: true)
      }
      next = openat(folder.descriptor, name, flags)
    }
    guard next < 0 else { return next }
    if errno == ENOTDIR || errno == ELOOP { throw .notRealFolder(path: path) }
    throw failure(path, "open the folder", isWhole: true)
  }

  // MARK: Files

  private struct Existing {
    let descriptor: Int32
    let size: Int
  }

  /// Opens a regular file; `nil` when nothing is there.
  private func openExisting(_ name: String, _ path: String) throws(FileError) -> Existing? {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = openat(folder.descriptor, name, flags)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      if errno == ELOOP { throw .symbolicLink(path: whole(path)) }
      throw failure(path, "open it")
    }
    var status = stat()
    let isThere = fstat(descriptor, &status) == 0
    if isThere, status.st_mode & S_IFMT == S_IFREG {
      return Existing(descriptor: descriptor, size: Int(status.st_size))
    }
    close(descriptor)
    if isThere, status.st_mode & S_IFMT == S_IFDIR { throw .isDirectory(path: whole(path)) }
    throw .system(path: whole(path), action: "replace it", reason: "it is not a regular file")
  }

  private func holds(
    _ bytes: [UInt8], _ name: String, _ path: String
  ) throws(FileError) -> Bool {
    guard let file = try openExisting(name, path) else { return false }
    defer { close(file.descriptor) }
    guard file.size == bytes.count else { return false }
    return try read(file.descriptor, count: file.size, path) == bytes
  }

  private func read(
    _ descriptor: Int32, count: Int, _ path: String
  ) throws(FileError) -> [UInt8] {
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      while done < count {
        let got = Glibc.read(descriptor, buffer.baseAddress?.advanced(by: done), count - done)
        if got < 0, errno == EINTR { continue }
        if got <= 0 {
          isRead = got == 0
          return
        }
        done += got
      }
    }
    guard isRead else { throw failure(path, "read it") }
    return bytes
  }

  private func replace(
    _ name: String, with bytes: [UInt8], path: String
  ) throws(FileError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    var file = openat(folder.descriptor, temporaryName, flags, 0o666)
    if file < 0, errno == EEXIST {
      unlinkat(folder.descriptor, temporaryName, 0)
      file = openat(folder.descriptor, temporaryName, flags, 0o666)
    }
    guard file >= 0 else { throw failure(path, "create a file beside it") }
    do throws(FileError) {
      try fill(file, with: bytes, path)
      guard renameat(folder.descriptor, temporaryName, folder.descriptor, name) == 0 else {
        throw failure(path, "rename it into place")
      }
    } catch {
      unlinkat(folder.descriptor, temporaryName, 0)
      throw error
    }
  }

  /// Writes bytes to a file and closes it; some file systems tell of a full disk only then.
  private func fill(_ file: Int32, with bytes: [UInt8], _ path: String) throws(FileError) {
    var written = 0
    var isWritten = true
    bytes.withUnsafeBytes { bytes in
      while written < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        let count = Glibc.write(file, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else {
          isWritten = false
          return
        }
        written += count
      }
    }
    guard isWritten else {
      let error = failure(path, "write it")
      close(file)
      throw error
    }
    guard close(file) == 0 else { throw failure(path, "write it") }
  }

  private func whole(_ path: String) -> String { Paths.join(root.path, path) }

  private func failure(_ path: String, _ action: String, isWhole: Bool = false) -> FileError {
    let reason = systemReason()
    return .system(path: isWhole ? path : whole(path), action: action, reason: reason)
  }
}
