/// Why a file could not be read or written.
enum FileError: Error, Equatable {
  /// The file does not exist.
  case notFound(path: String)
  /// The path names a directory where a file is needed.
  case isDirectory(path: String)
  /// The file has more bytes than the tool reads.
  case tooLarge(path: String, limit: Int)
  /// A folder that a build would write into is a symbolic link, or no folder.
  case notRealFolder(path: String)
  /// A file that a build would replace is a symbolic link.
  case symbolicLink(path: String)
  /// A signal asked to end before the folder was complete.
  case stopped(path: String)
  /// The system refused. `reason` is its own words.
  case system(path: String, action: String, reason: String)

  /// What happened and what to do, in the shape of every other message.
  var message: String {
    switch self {
    case .notFound(let path): "\(path): error: no such file"
    case .isDirectory(let path): "\(path): error: expected a file, got a directory"
    case .tooLarge(let path, let limit):
      "\(path): error: the file is larger than \(limit / 1_048_576) MB, the most that is read"
    case .notRealFolder(let path):
      "\(path): error: expected a folder, got a symbolic link or a file; builds write into real folders "
        + "only, remove it or choose another output folder"
    case .symbolicLink(let path):
      "\(path): error: expected a file of the build, got a symbolic link; builds never write through "
        + "one, remove it or choose another output folder"
    case .stopped(let path):
      "\(path): error: stopped by a signal before everything was written; run it again to complete the folder"
    case .system(let path, let action, let reason): "\(path): error: cannot \(action): \(reason)"
    }
  }
}
