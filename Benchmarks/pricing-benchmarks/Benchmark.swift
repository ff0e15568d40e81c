/// One operation that is measured by running it many times.
struct Benchmark {
  /// What is done, in words.
  let name: String
  /// How often it is done.
  let iterations: Int
  /// Does it once; the number stands for the result, so that no call can be optimized away.
  let operation: (Int) throws -> Int

  /// Runs the operation and writes a row of a Markdown table: name, count, seconds, time of one.
  func row() throws -> String {
    var checksum = 0
    let clock = ContinuousClock()
    let elapsed = try clock.measure {
      for iteration in 0..<iterations { checksum &+= try operation(iteration) }
    }
    let (seconds, attoseconds) = elapsed.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    let each = nanoseconds / iterations
    return "| \(name) | \(iterations) | \(thousandths(nanoseconds)) s | \(each) ns | \(checksum) |"
  }

  /// Nanoseconds as seconds with three digits.
  private func thousandths(_ nanoseconds: Int) -> String {
    let digits = String(nanoseconds / 1_000_000 % 1000)
    let padding = String(repeating: "0", count: 3 - digits.count)
    return "\(nanoseconds / 1_000_000_000).\(padding)\(digits)"
  }
}
