import PricingEngine

/// Writes what a comparison of snapshots found as JSON, as `Schemas/paywall-snapshots.schema.json` describes it.
public struct JSONSnapshotWriter {
  /// Creates a writer.
  public init() {}

  /// The whole report.
  public func text(of report: SnapshotReport) -> String {
    let counts = SnapshotComparison.Status.allCases.map { status in
      (status.rawValue, JSONOutput.integer(report.comparisons(status).count))
    }
    return JSONOutput.object([
      ("schema", .string("paywall-snapshots/1")),
      ("counts", .object(counts)),
      ("recorded", report.recorded.map(versions) ?? .null),
      ("current", versions(report.current)),
      ("facts", .array(FactSummary(report.comparisons).entries.map(fact))),
      ("drift", .array(report.drifts.map(drift))),
      ("canaries", .array(report.canaryChanges.map(canary))),
      ("snapshots", .array(report.comparisons.filter { $0.status != .unchanged }.map(snapshot))),
    ]).text(pretty: true) + "\n"
  }

  private func versions(_ lock: FormattingLock) -> JSONOutput {
    .object([
      ("tool", .string(lock.tool)), ("icu", .string(lock.icu)), ("cldr", .string(lock.cldr)),
    ])
  }

  private func fact(_ entry: FactSummary.Entry) -> JSONOutput {
    .object([
      ("name", .string(entry.name)),
      ("old", .optional(entry.old)),
      ("new", .optional(entry.new)),
      ("storefronts", .array(entry.storefronts.sorted().map(JSONOutput.string))),
      ("snapshots", .array(entry.paths.sorted().map(JSONOutput.string))),
    ])
  }

  private func drift(_ drift: LocaleDrift) -> JSONOutput {
    let kinds = drift.kinds.map { kind in
      JSONOutput.object([
        ("class", .string(kind.drift.rawValue)), ("count", .integer(kind.count)),
        ("old", .string(kind.old)), ("new", .string(kind.new)),
      ])
    }
    return .object([("locale", .string(drift.locale)), ("kinds", .array(kinds))])
  }

  private func canary(_ change: FormattingLock.Change) -> JSONOutput {
    .object([
      ("locale", .string(change.new.locale)),
      ("currency", .string(change.new.currency)),
      ("class", .optional(change.drift?.rawValue)),
      ("old", .array(change.old.texts.map(JSONOutput.string))),
      ("new", .array(change.new.texts.map(JSONOutput.string))),
    ])
  }

  private func snapshot(_ comparison: SnapshotComparison) -> JSONOutput {
    .object([
      ("path", .string(comparison.path)),
      ("template", .optional((comparison.current ?? comparison.recorded)?.template)),
      ("locale", .optional((comparison.current ?? comparison.recorded)?.locale)),
      ("status", .string(comparison.status.rawValue)),
      ("changes", .array(comparison.changes.map(change))),
    ])
  }

  private func change(_ change: SnapshotChange) -> JSONOutput {
    .object([
      ("layer", .string(change.layer.rawValue)),
      ("cell", .string(change.cell)),
      ("name", .string(change.name)),
      ("old", .optional(change.old)),
      ("new", .optional(change.new)),
      ("drift", .optional(change.drift?.rawValue)),
    ])
  }
}
