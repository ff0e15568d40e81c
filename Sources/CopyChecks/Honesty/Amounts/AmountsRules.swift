extension HonestyRule {
  /// The rules of this folder.
  static let amounts: [HonestyRule] = []
}
