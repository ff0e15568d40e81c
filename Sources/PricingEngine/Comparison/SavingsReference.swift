extension Savings {
  /// The plan that a saving is measured against when nobody names one.
  ///
  /// It is the monthly plan of the same group and level, paid up front; without one, the shortest
  /// plan of whole months; without that, for a plan paid up front, the commitment of the same
  /// length. A weekly or daily plan, a lifetime purchase and an introductory price are never it.
  /// - Throws: `NoSavings.unclearReference` when the group sells a period twice on the level,
  ///   `.noReference` when nothing shorter is there, `.oneTimePrice` for a one-time purchase.
  public static func reference(for plan: Plan, among plans: [Plan]) throws(NoSavings) -> Plan {
    try SavingsReferences(among: plans).reference(for: plan)
  }
}
