/// What a `paywall.json` says: facts about the app, and what to render when the command line does not say.
public struct Project: Sendable, Hashable {
  /// The app's facts.
  public let facts: AppFacts
  /// The catalog's path, relative to the file.
  public let catalog: String?
  /// The template's name.
  public let template: String?
  /// The products to show, in this order; empty when the file does not say.
  public let plans: [String]
  /// The product that savings are measured against.
  public let comparedTo: String?
  /// How long texts may be in the store.
  public let storeListing: StoreListing
  /// What checks report, and how bad it is.
  public let checks: CheckSettings
  /// What is built.
  public let build: BuildSettings
  /// Which copy is recorded, and where.
  public let snapshot: SnapshotSettings

  /// Creates a project; by default nothing is said.
  public init(
    facts: AppFacts = AppFacts(), catalog: String? = nil, template: String? = nil,
    plans: [String] = [], comparedTo: String? = nil, storeListing: StoreListing = StoreListing(),
    checks: CheckSettings = CheckSettings(), build: BuildSettings = BuildSettings(),
    snapshot: SnapshotSettings = SnapshotSettings()
  ) {
    self.facts = facts
    self.catalog = catalog
    self.template = template
    self.plans = plans
    self.comparedTo = comparedTo
    self.storeListing = storeListing
    self.checks = checks
    self.build = build
    self.snapshot = snapshot
  }
}
