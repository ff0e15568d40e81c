#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Waits until files change, by the events of the system.
///
/// Folders are watched instead of files, because editors replace a file by another one.
final class FileWatcher {
  private let descriptor: Int32
  /// The names that count in each watched folder; `nil` is all.
  private var names: [Int32: Set<String>?] = [:]

  init() throws(FileError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { throw Self.failure(".") }
  }

  deinit { close(descriptor) }

  /// Watches a file, whether it is there or not.
  func watch(file: String) throws(FileError) {
    let folder = Paths.folder(of: file)
    let name = folder.isEmpty ? file : String(file.split(separator: "/").last ?? "")
    let watch = try add(folder.isEmpty ? "." : folder)
    guard let known = names[watch] else {
      names[watch] = [name]
      return
    }
    names[watch] = known?.union([name])
  }

  /// Watches everything in a folder and the folders in it.
  func watch(folder: String) throws(FileError) {
    names[try add(folder)] = .some(nil)
    for name in try Paths.names(in: folder) {
      let path = Paths.join(folder, name)
      if Paths.isDirectory(path) { try watch(folder: path) }
    }
  }

  /// Waits for a change, and then until nothing has changed for a moment: an editor writes several files.
  func waitForChange() {
    while !isChanged(within: -1) {}
    while isChanged(within: Self.pause) {}
  }

  private static let pause: Int32 = 100

  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_DELETE_SELF
      | IN_MOVE_SELF)

  private func add(_ folder: String) throws(FileError) -> Int32 {
    let watch = inotify_add_watch(descriptor, folder, Self.events)
    guard watch >= 0 else { throw Self.failure(folder) }
    return watch
  }

  /// Whether something that counts happens in so many milliseconds; negative is any time.
  private func isChanged(within milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return false }
    var counts = false
    buffer.withUnsafeBytes { bytes in
      var place = 0
      let size = MemoryLayout<inotify_event>.size
      while place + size <= count {
        let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
        let name = bytes[(place + size)..<(place + size + Int(event.len))].prefix { $0 != 0 }
        if isWanted(event, String(decoding: name, as: UTF8.self)) { counts = true }
        place += size + Int(event.len)
      }
    }
    return counts
  }

  private func isWanted(_ event: inotify_event, _ name: String) -> Bool {
    guard let names = names[event.wd] else { return event.mask & UInt32(IN_Q_OVERFLOW) != 0 }
    return names?.contains(name) ?? true
  }

  private static func failure(_ path: String) -> FileError {
    .system(path: path, action: "watch it", reason: systemReason())
  }
}
