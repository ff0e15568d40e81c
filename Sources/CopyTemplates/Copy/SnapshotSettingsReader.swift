import PricingEngine

extension SnapshotSettings {
  static let keys = ["folder", "templates", "locales", "storefronts", "states"]

  /// Reads the `snapshot` of a project file; without it nothing is said.
  init(reading reader: JSONReader?, into findings: inout [Finding]) {
    guard let object = reader?.object(known: Self.keys, into: &findings) else {
      self.init()
      return
    }
    self.init(
      folder: object["folder"]?.text(into: &findings),
      templates: BuildSettings.axis(object["templates"], into: &findings),
      locales: BuildSettings.axis(object["locales"], into: &findings),
      storefronts: BuildSettings.axis(object["storefronts"], into: &findings),
      states: BuildSettings.axis(object["states"], into: &findings))
  }
}
