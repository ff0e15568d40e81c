import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A value that a thread of its own works out while others go on.
///
/// Where the system gives no thread, it is worked out when somebody asks for it.
final class Ahead<Value: Sendable>: Sendable {
  private let work: Work
  private let thread: Mutex<pthread_t?>

  private final class Work: Sendable {
    let body: @Sendable () -> Value
    let finished = Mutex<Value?>(nil)

    init(_ body: @escaping @Sendable () -> Value) { self.body = body }

    func run() {
      let value = body()
      finished.withLock { $0 = value }
    }
  }

  /// Starts working.
  init(_ body: @escaping @Sendable () -> Value) {
    let work = Work(body)
    self.work = work
    let job = Unmanaged.passRetained(Job { work.run() })
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, nil,
      { pointer in
        guard let pointer else { return nil }
        Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().body()
        return nil
      }, job.toOpaque())
    if failure != 0 { job.release() }
    self.thread = Mutex(failure == 0 ? thread : nil)
  }

  deinit { wait() }

  /// The value, as soon as it is there.
  func value() -> Value {
    wait()
    return work.finished.withLock { $0 } ?? work.body()
  }

  private func wait() {
    let running = thread.withLock { thread in
      defer { thread = nil }
      return thread
    }
    if let running { pthread_join(running, nil) }
  }
}

/// What a thread does.
private final class Job: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
