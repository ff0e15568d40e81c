/// How a run ended; a stable part of the command line's contract.
enum ExitCode: Int32, CaseIterable {
  /// Done, and nothing to report.
  case clean = 0
  /// Done, with findings or refused claims.
  case findings = 1
  /// Not done: wrong usage, or an input that cannot be read or used.
  case failure = 2
  /// Done, and snapshots differ only because ICU's data writes the same facts another way.
  case drifted = 3

  /// What the code says, for help.
  var summary: String {
    switch self {
    case .clean: "done and clean"
    case .findings: "findings, refused claims or changed snapshots"
    case .failure: "could not run: wrong usage, or an input that cannot be read or used"
    case .drifted: "snapshots differ by ICU's data alone"
    }
  }
}
