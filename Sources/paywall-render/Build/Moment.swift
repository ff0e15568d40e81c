#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A moment on the machine's clock that never goes back.
struct Moment: Sendable {
  private let nanoseconds: Int

  /// The moment at hand.
  static func now() -> Moment {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Moment(nanoseconds: Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec))
  }

  /// The seconds from here to now.
  func secondsSince() -> Double {
    Double(Moment.now().nanoseconds - nanoseconds) / 1_000_000_000
  }
}
