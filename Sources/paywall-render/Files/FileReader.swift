import PricingEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Reads whole files, standard input included.
enum FileReader {
  /// The most bytes that are read from one file.
  static let maximumBytes = SourceText.maximumByteCount
  /// What standard input is called in a message.
  static let standardInput = "standard input"

  /// The bytes of a file or pipe; `-` is standard input.
  ///
  /// A file that grows past the limit while it is read is refused as well, so a pipe without end does not fill memory.
  static func bytes(at path: String) throws(FileError) -> [UInt8] {
    if path == "-" { return try readAll(descriptor: STDIN_FILENO, path: standardInput) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, "open it") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path, "look at it") }
    if status.st_mode & S_IFMT == S_IFDIR { throw .isDirectory(path: path) }
    if Int(status.st_size) > maximumBytes { throw .tooLarge(path: path, limit: maximumBytes) }
    return try readAll(descriptor: descriptor, path: path, size: Int(status.st_size))
  }

  private static func readAll(
    descriptor: Int32, path: String, size: Int = 0
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(path, "read it")
      }
      bytes.append(contentsOf: buffer[0..<count])
      if bytes.count > maximumBytes { throw .tooLarge(path: path, limit: maximumBytes) }
    }
  }

  private static func failure(_ path: String, _ action: String) -> FileError {
    if errno == ENOENT { return .notFound(path: path) }
    if errno == EISDIR { return .isDirectory(path: path) }
    return .system(path: path, action: action, reason: systemReason())
  }
}
