#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// When a file was last changed, by the file system's clock.
struct ChangeTime: Comparable {
  private let seconds: Int
  private let nanoseconds: Int

  /// The time that the system gives.
  init(_ time: timespec) { (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec) }

  /// The time of a file in a folder itself; `nil` when there is no regular file with the name.
  init?(of name: String, in folder: OutputFolder) {
    var status = stat()
    guard fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    self.init(status.st_mtim)
  }

  static func < (left: ChangeTime, right: ChangeTime) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}
