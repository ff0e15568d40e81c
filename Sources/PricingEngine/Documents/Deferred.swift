import Synchronization

/// A value that is worked out when it is first asked for, and kept; most files need no positions.
final class Deferred<Value: Sendable>: Sendable {
  private let kept = Mutex<Value?>(nil)

  /// The kept value, or else the one that `make` gives.
  func value(_ make: () -> Value) -> Value {
    kept.withLock { kept in
      if let value = kept { return value }
      let value = make()
      kept = value
      return value
    }
  }
}
