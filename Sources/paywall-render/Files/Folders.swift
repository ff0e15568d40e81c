#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Makes folders.
enum Folders {
  /// Makes a folder and those that it is in; one that is there already stays as it is.
  static func make(_ path: String) throws(FileError) {
    if path.isEmpty || Paths.isDirectory(path) { return }
    let trimmed = String(path.reversed().drop { $0 == "/" }.reversed())
    try make(Paths.folder(of: trimmed))
    guard mkdir(trimmed, 0o777) == 0 || Paths.isDirectory(trimmed) else {
      throw .system(
        path: path, action: "make the folder", reason: systemReason())
    }
  }
}
