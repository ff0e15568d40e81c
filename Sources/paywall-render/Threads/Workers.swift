import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Runs one piece of work on several threads; the calling thread is one of them.
enum Workers {
  /// How many processors there are.
  static var processorCount: Int { max(1, min(maximum, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))) }

  /// The most threads.
  static let maximum = 64

  private final class Job: Sendable {
    let number: Int
    let body: @Sendable (Int) -> Void

    init(_ number: Int, _ body: @escaping @Sendable (Int) -> Void) {
      self.number = number
      self.body = body
    }
  }

  /// What `body` gives for each number below `count`, worked out by as many threads as there are processors.
  static func results<Value: Sendable, Failure: Error>(
    _ count: Int, _ body: @escaping @Sendable (Int) throws(Failure) -> Value
  ) -> [Result<Value, Failure>] {
    let next = Mutex(0)
    let results = Mutex<[Int: Result<Value, Failure>]>([:])
    run(min(count, processorCount)) { _ in
      while true {
        let index = next.withLock { next in
          next += 1
          return next - 1
        }
        guard index < count else { return }
        let result: Result<Value, Failure>
        do throws(Failure) { result = .success(try body(index)) } catch { result = .failure(error) }
        results.withLock { $0[index] = result }
      }
    }
    let finished = results.withLock { $0 }
    return (0..<count).compactMap { finished[$0] }
  }

  /// Calls `body` on the calling thread with 0, and on up to `count - 1` more threads with the numbers from 1 on; returns when all calls have.
  ///
  /// A number whose thread the system refuses is left out, so a body takes its work from a queue: fewer threads do the same work.
  static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    var threads: [pthread_t] = []
    for number in 1..<max(1, count) {
      let job = Unmanaged.passRetained(Job(number, body))
      var thread = pthread_t()
      let failure = pthread_create(
        &thread, nil,
        { pointer in
          guard let pointer else { return nil }
          let job = Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue()
          job.body(job.number)
          return nil
        }, job.toOpaque())
      if failure == 0 { threads.append(thread) } else { job.release() }
    }
    body(0)
    for thread in threads { pthread_join(thread, nil) }
  }
}
