/// Which copy a project records in snapshots, and where, when the command line does not say.
///
/// Which templates, locales and storefronts there are is known to the command, which validates the words.
public struct SnapshotSettings: Sendable, Hashable {
  /// The folder of the snapshots, relative to the file; `nil` is the usual one.
  public let folder: String?
  /// The templates.
  public let templates: BuildSettings.Axis
  /// The locales, by tag.
  public let locales: BuildSettings.Axis
  /// The storefronts, by code.
  public let storefronts: BuildSettings.Axis
  /// Where readers stand.
  public let states: BuildSettings.Axis

  /// Creates settings; by default nothing is said.
  public init(
    folder: String? = nil, templates: BuildSettings.Axis = .init(),
    locales: BuildSettings.Axis = .init(), storefronts: BuildSettings.Axis = .init(),
    states: BuildSettings.Axis = .init()
  ) {
    self.folder = folder
    self.templates = templates
    self.locales = locales
    self.storefronts = storefronts
    self.states = states
  }
}
