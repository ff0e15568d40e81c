/// Where a reader stands in an evaluation.
public enum EvaluationState: Sendable, Hashable {
  /// It has not been started.
  case notStarted
  /// It runs: so many days are left, rounded up, and it ends when the clock, as it is set now, shows `ends`.
  case running(daysLeft: EvaluationDays, ends: Instant)
  /// It has ended, at `ended` on the clock as it is set now.
  case expired(ended: Instant)
  /// The reader owns the unlock, so that the evaluation no longer matters.
  case permanentlyUnlocked
}
