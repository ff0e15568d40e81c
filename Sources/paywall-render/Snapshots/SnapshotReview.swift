import CopyChecks
import PricingEngine

/// Asks a person about each snapshot that waits to be accepted.
struct SnapshotReview {
  let folder: SnapshotFolder
  /// Shows a text to the person.
  let show: (String) -> Void
  /// The next line that the person types; `nil` at the end of the input.
  let answer: () -> String?

  /// What the person decided.
  struct Result: Equatable {
    var accepted = 0
    var rejected = 0
    var left = 0

    /// One line: `accepted 2, rejected 1, left 0 for later`.
    var summary: String { "accepted \(accepted), rejected \(rejected), left \(left) for later" }
  }

  private enum Decision {
    case accept
    case reject
    case skip
    case quit
  }

  /// Goes through all that wait; without an answer the rest is left for later.
  func run() throws(InputError) -> Result {
    var result = Result()
    var forAll: Decision?
    let paths = try folder.pendingPaths()
    for (index, path) in paths.enumerated() {
      let comparison = SnapshotComparison(
        recorded: try folder.recorded(path), current: try folder.pending(path), path: path)
      let decision: Decision
      if let forAll {
        decision = forAll
      } else {
        show(text(of: comparison, "\(index + 1) of \(paths.count)"))
        (decision, forAll) = ask()
      }
      switch decision {
      case .accept:
        try folder.accept(path)
        result.accepted += 1
      case .reject:
        try folder.remove(path + SnapshotFolder.pendingExtension)
        result.rejected += 1
      case .skip, .quit: result.left += 1
      }
    }
    try finish(result)
    return result
  }

  /// With the first accepted snapshot goes what it was formatted with; it waits no longer when nothing does.
  private func finish(_ result: Result) throws(InputError) {
    let lock = FormattingLock.fileName
    let isThere = Paths.fileExists(folder.file(lock + SnapshotFolder.pendingExtension))
    if result.accepted > 0, isThere { try folder.accept(lock) }
    if result.left == 0 { try folder.remove(lock + SnapshotFolder.pendingExtension) }
  }

  private func text(of comparison: SnapshotComparison, _ place: String) -> String {
    let text =
      comparison.recorded == nil
      ? (comparison.current?.text ?? "") : comparison.description
    return "\n\(place): \(comparison.path)\(comparison.recorded == nil ? ", new" : "")\n\n\(text)\n"
  }

  /// The decision about one snapshot, and that about all others when the person says so.
  private func ask() -> (Decision, Decision?) {
    while true {
      show("accept, reject, skip, quit; capital letters for all that follow [a/r/s/q/A/R]? ")
      guard let line = answer() else { return (.quit, .quit) }
      switch line {
      case "a": return (.accept, nil)
      case "A": return (.accept, .accept)
      case "r": return (.reject, nil)
      case "R": return (.reject, .reject)
      case "s": return (.skip, nil)
      case "q": return (.quit, .quit)
      default: continue
      }
    }
  }
}
