import PricingEngine
import Synchronization

/// How far a build is, said as often as somebody can read it.
final class BuildProgress: Sendable {
  /// How progress is shown.
  enum Style: Sendable {
    /// A bar that is drawn over itself, for a person at a terminal.
    case bar
    /// Lines of JSON on standard output, for programs.
    case json
    /// Not at all.
    case none
  }

  private let style: Style
  private let total: Int
  private let done = Atomic<Int>(0)
  private let start = Moment.now()
  private let last = Mutex<Int>(0)

  init(_ style: Style, total: Int) {
    self.style = style
    self.total = total
  }

  /// Notes finished documents.
  func add(_ count: Int) { done.wrappingAdd(count, ordering: .relaxed) }

  /// The seconds since the start.
  var seconds: Double { start.secondsSince() }

  /// Shows progress, unless it was shown a moment ago.
  func show(_ console: Console) {
    guard style != .none else { return }
    let tenths = Int(seconds * 10)
    let isNews = last.withLock { last in
      defer { last = max(last, tenths) }
      return tenths > last
    }
    guard isNews else { return }
    let done = done.load(ordering: .relaxed)
    switch style {
    case .bar: console.overwrite(bar(done))
    case .json: console.line(event("progress", [("done", done), ("total", total)]))
    case .none: return
    }
  }

  /// Takes the bar away, or says the end to programs.
  func finish(_ console: Console, counts: [(String, Int)]) {
    switch style {
    case .bar: console.overwrite("")
    case .json: console.line(event("done", counts))
    case .none: return
    }
  }

  private func event(_ name: String, _ counts: [(String, Int)]) -> String {
    JSONOutput.object([("event", .string(name))] + counts.map { ($0.0, .integer($0.1)) })
      .text(pretty: false)
  }

  private func bar(_ done: Int) -> String {
    let width = 24
    let filled = total == 0 ? width : done * width / total
    let seconds = max(seconds, 0.001)
    let rate = Double(done) / seconds
    let left = rate > 0 ? Int(Double(total - done) / rate) : 0
    let minutes = "\(left / 60):\(left % 60 < 10 ? "0" : "")\(left % 60)"
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: " ", count: width - filled)
      + "] \(done)/\(total)  \(Int(rate)) a second, \(minutes) left"
  }
}
