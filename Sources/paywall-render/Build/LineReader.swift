#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The lines of a file of any length, one at a time.
struct LineReader: ~Copyable {
  private let path: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  init(_ path: String) throws(FileError) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .system(path: path, action: "open it", reason: systemReason())
    }
  }

  deinit { close(descriptor) }

  /// The next line without its end; `nil` after the last, also for one without an end.
  mutating func next() throws(FileError) -> String? {
    try next { String(decoding: $0, as: UTF8.self) }
  }

  /// What a closure reads of the next line, which has no end; `nil` after the last, also for one without an end.
  mutating func next<Value>(_ read: (ArraySlice<UInt8>) -> Value) throws(FileError) -> Value? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return read(buffer[start..<end])
      }
      if isAtEnd { return nil }
      buffer.removeSubrange(..<start)
      start = 0
      searched = buffer.count
      try fill()
    }
  }

  private mutating func fill() throws(FileError) {
    var chunk = [UInt8](repeating: 0, count: 262_144)
    var count = read(descriptor, &chunk, chunk.count)
    while count < 0, errno == EINTR { count = read(descriptor, &chunk, chunk.count) }
    guard count >= 0 else { throw .system(path: path, action: "read it", reason: systemReason()) }
    isAtEnd = count == 0
    buffer += chunk[..<count]
  }
}
