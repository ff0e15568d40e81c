extension HonestyRule {
  /// All rules, in the order of the rule book.
  public static let all: [HonestyRule] =
    amounts + renewal + trials + oneTime + comparison + pressure + prominence + support

  /// The rule with a name; `nil` when there is none.
  public static func named(_ id: String) -> HonestyRule? { all.first { $0.id == id } }
}
