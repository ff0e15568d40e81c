extension HonestyRule {
  /// The rules of this folder.
  static let trials: [HonestyRule] = []
}
