/// Why a file could not be read or written.
enum FileError: Error, Equatable {
  /// The file does not exist.
  case notFound(path: String)
  /// The path names a directory where a file is needed.
  case isDirectory(path: String)
  /// The file has more bytes than the tool reads.
  case tooLarge(path: String, limit: Int)
  /// The system refused. `reason` is its own words.
  case system(path: String, action: String, reason: String)

  /// What happened and what to do, in the shape of every other message.
  var message: String {
    switch self {
    case .notFound(let path): "\(path): error: no such file"
    case .isDirectory(let path): "\(path): error: expected a file, got a directory"
    case .tooLarge(let path, let limit):
      "\(path): error: the file is larger than \(limit / 1_048_576) MB, the most that is read"
    case .system(let path, let action, let reason): "\(path): error: cannot \(action): \(reason)"
    }
  }
}
