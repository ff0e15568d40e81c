#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Writes whole files, so that a reader sees the old one or the new one and never a part.
///
/// A symbolic link stays a link: the file that it leads to is replaced, or made when it is not there yet.
enum FileWriter {
  /// What names standard error; no file can have an empty name.
  static let standardError = ""

  /// Writes `text` to a temporary file beside `path` and renames it into place; `-` is standard output.
  static func save(_ text: String, to path: String) throws(FileError) {
    try save([Array(text.utf8)], to: path)
  }

  /// The same for the pieces of a long text, in order.
  static func save(_ bytes: [[UInt8]], to path: String) throws(FileError) {
    if path == standardError {
      return try writeAll(bytes, descriptor: STDERR_FILENO, path: path)
    }
    if path == "-" {
      return try writeAll(bytes, descriptor: STDOUT_FILENO, path: "standard output")
    }
    if isDirectory(path) { throw .isDirectory(path: path) }
    if isOther(path) { return try writeInPlace(bytes, path: path) }
    try replace(try Paths.followingLinks(path), with: bytes, path: path)
  }

  /// Makes a folder, and those that it is in, where they are not there yet.
  static func makeFolder(_ path: String) throws(FileError) {
    guard !path.isEmpty, !isDirectory(path) else { return }
    let parent = Paths.folder(of: path)
    if parent != path { try makeFolder(parent) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST && isDirectory(path) else {
      throw failure(path, "make the folder")
    }
  }

  /// Puts a new file in the place of `target`, to which `path` leads.
  private static func replace(
    _ target: String, with bytes: [[UInt8]], path: String
  ) throws(FileError) {
    // A temporary file is never left behind.
    let signals = HeldSignals()
    defer { signals.release() }
    var template = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw failure(path, "create a file beside it") }
    do throws(FileError) {
      defer { close(descriptor) }
      try writeAll(bytes, descriptor: descriptor, path: path)
      guard fchmod(descriptor, 0o666 & ~currentMask()) == 0 else {
        throw failure(path, "set its permissions")
      }
      guard rename(template, target) == 0 else { throw failure(path, "rename it into place") }
    } catch {
      unlink(template)
      throw error
    }
  }

  /// Pipes and devices such as `/dev/stdout` cannot be replaced by a rename.
  private static func writeInPlace(_ bytes: [[UInt8]], path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, "open it for writing") }
    defer { close(descriptor) }
    try writeAll(bytes, descriptor: descriptor, path: path)
  }

  private static func writeAll(
    _ pieces: [[UInt8]], descriptor: Int32, path: String
  ) throws(FileError) {
    for piece in pieces { try writeWhole(piece, descriptor: descriptor, path: path) }
  }

  private static func writeWhole(
    _ bytes: [UInt8], descriptor: Int32, path: String
  ) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { rest in
        write(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw failure(path, "write to it")
      }
    }
  }

  /// The permissions that the user's mask takes away from new files; a temporary file is born without any.
  private static func currentMask() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }

  private static func isDirectory(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  private static func isOther(_ path: String) -> Bool {
    kind(of: path).map { $0 != S_IFREG && $0 != S_IFDIR } ?? false
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private static func failure(_ path: String, _ action: String) -> FileError {
    .system(path: path, action: action, reason: systemReason())
  }
}
