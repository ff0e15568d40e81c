#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An open folder that a build writes into; everything below it is reached through its descriptor, step by step and never
/// through a symbolic link.
final class OutputFolder: Sendable {
  /// The folder's path, for messages.
  let path: String
  let descriptor: Int32

  /// Opens a folder, which is made when it is not there.
  convenience init(making path: String) throws(FileError) {
    try Self.make(path)
    try self.init(path)
  }

  /// Opens a folder that is there.
  init(_ path: String) throws(FileError) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .system(path: path, action: "open the folder", reason: systemReason())
    }
  }

  deinit { close(descriptor) }

  private static func make(_ path: String) throws(FileError) {
    guard !Paths.isDirectory(path) else { return }
    let parent = Paths.folder(of: path)
    if !parent.isEmpty { try make(parent) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw .system(path: path, action: "create the folder", reason: systemReason())
    }
  }

  /// Keeps other builds out until the folder is closed; shards share a folder.
  ///
  /// - Returns: Whether the folder was free.
  func lock(shared: Bool) -> Bool {
    flock(descriptor, (shared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0
  }

  /// Whether something is there under a name in the folder itself.
  func has(_ name: String) -> Bool {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
  }

  /// Removes a file in the folder itself, if it is there.
  func remove(_ name: String) { unlinkat(descriptor, name, 0) }

  /// Makes an empty file in the folder itself.
  func touch(_ name: String) throws(FileError) {
    let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else {
      throw .system(path: path, action: "write into the folder", reason: systemReason())
    }
    close(file)
  }

  /// Removes everything that killed builds left behind half written, in all folders below; without one it looks at no more than
  /// the folder itself.
  ///
  /// - Returns: Whether a build was killed here.
  func removeLeftoversOfKilledBuilds() throws(FileError) -> Bool {
    let markers = try names().filter { $0.hasPrefix(OutputNames.marker) }
    guard !markers.isEmpty else { return false }
    Self.removeLeftovers(in: openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    for marker in markers { remove(marker) }
    return true
  }

  private static func removeLeftovers(in descriptor: Int32) {
    guard descriptor >= 0, let directory = fdopendir(descriptor) else { return }
    defer { closedir(directory) }
    var folders: [String] = []
    while let entry = readdir(directory) {
      let name = entryName(entry)
      if name == "." || name == ".." { continue }
      if OutputNames.isTemporary(name) {
        unlinkat(descriptor, name, 0)
      } else {
        folders.append(name)
      }
    }
    for name in folders {
      let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
      removeLeftovers(in: openat(descriptor, name, flags))
    }
  }

  /// The names in the folder itself, sorted by their bytes.
  func names() throws(FileError) -> [String] { try Paths.names(in: path) }

  private static func entryName(_ entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
    }
  }
}
