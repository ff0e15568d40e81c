#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Holds back the signals that ask a program to end, so that it leaves nothing half written.
///
/// Threads that start meanwhile hold them back as well. A signal that came is delivered by `release`, and ends the program then as
/// if nobody had held it; a shell sees 128 and its number. A signal that the program was started to ignore, as `nohup` does with
/// SIGHUP, asks for nothing and is not held.
struct HeldSignals {
  private var before = sigset_t()

  /// Those that a terminal, a service manager or a closed connection sends.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Holds them back from now on.
  init() {
    var held = sigset_t()
    sigemptyset(&held)
    for signal in Self.signals where !Self.isIgnored(signal) { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  /// Goes back to how it was.
  func release() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Whether one came and waits.
  static var isOneWaiting: Bool {
    var waiting = sigset_t()
    guard sigpending(&waiting) == 0 else { return false }
    return signals.contains { sigismember(&waiting, $0) == 1 }
  }

  /// An ignored signal that is held would wait all the same, as if it asked.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Musl)
    let handler = action.__sa_handler.sa_handler
    #else
    let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
