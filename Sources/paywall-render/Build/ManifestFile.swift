#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Puts a manifest into an output folder, piece by piece: whole or not at all, and not when it is there already.
enum ManifestFile {
  /// Writes a manifest.
  ///
  /// - Returns: Whether the one that was there had other bytes.
  static func save(
    _ list: OutputList, shared: [SharedOutput] = [], header: [String], remarks: BuildRemarks,
    as name: String, in folder: OutputFolder
  ) throws(FileError) -> Bool {
    let path = Paths.join(folder.path, name)
    let temporary = OutputNames.temporary(process: getpid(), worker: 0)
    let flags = O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC
    let file = openat(folder.descriptor, temporary, flags, 0o666)
    guard file >= 0 else { throw failure(path) }
    do throws(FileError) {
      defer { close(file) }
      let manifest = ManifestWriter(header: header, remarks: remarks, shared: shared)
      try manifest.write(list) { (piece) throws(FileError) in try write(piece, to: file, path) }
      if try isSame(file, as: name, in: folder, path) {
        unlinkat(folder.descriptor, temporary, 0)
        return false
      }
      guard renameat(folder.descriptor, temporary, folder.descriptor, name) == 0 else {
        throw failure(path)
      }
      return true
    } catch {
      unlinkat(folder.descriptor, temporary, 0)
      throw error
    }
  }

  private static func write(_ bytes: [UInt8], to file: Int32, _ path: String) throws(FileError) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count >= 0 { start += count } else if errno != EINTR { throw failure(path) }
    }
  }

  private static func isSame(
    _ file: Int32, as name: String, in folder: OutputFolder, _ path: String
  ) throws(FileError) -> Bool {
    let old = openat(folder.descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard old >= 0 else {
      if errno == ENOENT { return false }
      if errno == ELOOP { throw .symbolicLink(path: path) }
      throw failure(path)
    }
    defer { close(old) }
    var (left, right) = (
      [UInt8](repeating: 0, count: 262_144), [UInt8](repeating: 0, count: 262_144)
    )
    var place = 0
    while true {
      let count = pread(file, &left, left.count, place)
      guard count >= 0, pread(old, &right, right.count, place) == count else { return false }
      if count == 0 { return true }
      guard left[..<count] == right[..<count] else { return false }
      place += count
    }
  }

  private static func failure(_ path: String) -> FileError {
    .system(path: path, action: "write it", reason: systemReason())
  }
}
