import Testing

@testable import paywall_render

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite struct HeldSignalsTests {
  /// Only this thread is asked, so that the tests go on; it takes the signal away again.
  @Test func seesASignalThatWaits() {
    let signals = HeldSignals()
    defer { signals.release() }
    #expect(!HeldSignals.isOneWaiting)
    pthread_kill(pthread_self(), SIGHUP)
    #expect(HeldSignals.isOneWaiting)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGHUP)
    var number: Int32 = 0
    sigwait(&set, &number)
    #expect(number == SIGHUP)
    #expect(!HeldSignals.isOneWaiting)
  }
}
