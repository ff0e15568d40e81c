extension HonestyRule.Group {
  /// The heading of the part in the rule book.
  public var title: String {
    switch self {
    case .amounts: "Amounts and arithmetic"
    case .renewal: "Renewal and cancellation"
    case .trials: "Trials and offers"
    case .oneTime: "One-time purchases and evaluations"
    case .comparison: "Comparisons and badges"
    case .pressure: "Urgency, scarcity and pressure"
    case .prominence: "Prominence and required statements"
    case .support: "Restoring, support, privacy and refunds"
    }
  }
}

extension HonestyRule.Kind {
  /// What makes a rule of the kind speak up, as a part of a sentence.
  public var meaning: String {
    switch self {
    case .claim: "something that the copy says"
    case .disclosure: "something that a whole screen does not say"
    case .structure: "the order, size or role of a text"
    case .template: "something typed in instead of a placeholder"
    }
  }
}
