import Synchronization

/// Units of work, given to workers so that each stays with a language as long as it can.
///
/// Getting the words of a language ready takes as long as many pages. A worker that finds no untouched language helps with
/// the one that has most left.
final class WorkQueue<Unit: Sendable>: Sendable {
  private struct Rest {
    /// What is left of each language, by its place in the matrix.
    var languages: [ArraySlice<Unit>] = []
    var untouched: ArraySlice<Int> = []
    var isStopped = false
  }

  private let rest: Mutex<Rest>

  /// Creates a queue over units that are sorted by the number of their language.
  init(_ units: [Unit], language: (Unit) -> Int) {
    var rest = Rest()
    var start = 0
    while start < units.count {
      var end = start
      while end < units.count, language(units[end]) == language(units[start]) { end += 1 }
      rest.languages.append(units[start..<end])
      start = end
    }
    rest.untouched = rest.languages.indices.map { $0 }[...]
    self.rest = Mutex(rest)
  }

  /// A unit with the place of its language, which the worker names the next time; `nil` when nothing is left.
  func next(after language: Int?) -> (unit: Unit, language: Int)? {
    rest.withLock { rest in
      guard !rest.isStopped else { return nil }
      if let language, let unit = rest.languages[language].popFirst() { return (unit, language) }
      let language =
        rest.untouched.popFirst()
        ?? rest.languages.indices.max { rest.languages[$0].count < rest.languages[$1].count }
      guard let language, let unit = rest.languages[language].popFirst() else { return nil }
      return (unit, language)
    }
  }

  /// Gives no more units away.
  func stop() { rest.withLock { $0.isStopped = true } }

  /// Whether the work was stopped.
  var isStopped: Bool { rest.withLock { $0.isStopped } }
}
