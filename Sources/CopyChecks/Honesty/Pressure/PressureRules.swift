extension HonestyRule {
  /// The rules of this folder.
  static let pressure: [HonestyRule] = []
}
