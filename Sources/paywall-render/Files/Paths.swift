#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Names and looks up paths, without opening what they name.
enum Paths {
  /// `name` inside `folder`; an absolute `name` stays as it is.
  static func join(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder.isEmpty { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The folder that a path is in; empty for a bare name, which is in the working directory.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path as it is written from a folder: `../App.storekit`; both are read from the working directory.
  static func relative(_ path: String, to folder: String) -> String {
    let target = absoluteParts(path)
    let base = absoluteParts(folder)
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let up = base.dropFirst(shared).map { _ in ".." }
    return (up + target.dropFirst(shared)).joined(separator: "/")
  }

  /// The names on the way from `/`, without `.` and `..`.
  private static func absoluteParts(_ path: String) -> [String] {
    var parts: [String] = []
    for part in join(workingDirectory(), path).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts
  }

  /// The path that symbolic links at the end of a path lead to, whether something is there or not.
  ///
  /// - Throws: `FileError.system` when links lead in a circle, or one cannot be read.
  static func followingLinks(_ path: String) throws(FileError) -> String {
    var target = path
    for _ in 0..<mostLinks {
      var status = stat()
      guard lstat(target, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return target }
      var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(target, &bytes, bytes.count)
      guard count >= 0 else { throw linkFailure(path, errno) }
      target = join(folder(of: target), text(of: bytes[..<count]))
    }
    throw linkFailure(path, ELOOP)
  }

  private static func text(of bytes: ArraySlice<CChar>) -> String {
    String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// As many links as Linux follows.
  private static let mostLinks = 40

  private static func linkFailure(_ path: String, _ code: Int32) -> FileError {
    .system(path: path, action: "follow the link", reason: systemReason(code))
  }

  /// Whether something that is not a directory is there.
  static func fileExists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
  }

  /// Whether a directory is there.
  static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a directory, sorted by their bytes, without `.` and `..`.
  static func names(in folder: String) throws(FileError) -> [String] {
    guard let directory = opendir(folder) else {
      throw .system(path: folder, action: "list it", reason: systemReason())
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The working directory.
  static func workingDirectory() -> String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }
}
