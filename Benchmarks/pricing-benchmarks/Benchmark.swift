#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// One operation that is measured by running it many times.
struct Benchmark {
  /// What is done, in words.
  let name: String
  /// How often it is done.
  let iterations: Int
  /// Does it once; the number stands for the result, so that no call can be optimized away.
  let operation: (Int) throws -> Int

  /// The columns of the rows.
  static let header = """
    | operation | times | processor time | each | elapsed | checksum |
    |---|---|---|---|---|---|
    """

  /// Runs the operation and writes a row of a Markdown table.
  ///
  /// The processor time is what one core needs; the elapsed time is longer on a busy machine.
  func row() throws -> String {
    var checksum = 0
    let start = clock()
    let elapsed = try ContinuousClock().measure {
      for iteration in 0..<iterations { checksum &+= try operation(iteration) }
    }
    let ticks = Int(clock() - start)
    let nanoseconds = ticks * (1_000_000_000 / Int(CLOCKS_PER_SEC))
    let cells = [
      name, "\(iterations)", seconds(nanoseconds), "\(nanoseconds / iterations) ns",
      seconds(elapsed / .nanoseconds(1)), "\(checksum)",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func seconds(_ nanoseconds: Double) -> String { seconds(Int(nanoseconds)) }

  /// Nanoseconds as seconds with three digits.
  private func seconds(_ nanoseconds: Int) -> String {
    let digits = String(nanoseconds / 1_000_000 % 1000)
    let padding = String(repeating: "0", count: 3 - digits.count)
    return "\(nanoseconds / 1_000_000_000).\(padding)\(digits) s"
  }
}
