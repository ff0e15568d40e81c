import PricingEngine

/// A value for a message before it is written in a language.
public enum CopyValue: Sendable, Hashable {
  /// A name, as the catalog or project has it.
  case name(String)
  /// An amount.
  case money(Money)
  /// An amount for each seat.
  case moneyPerSeat(Money)
  /// A whole percentage.
  case percent(Int)
  /// A period in a grammatical use.
  case period(SubscriptionPeriod, PhraseBook.PeriodUse)
  /// A day.
  case date(CalendarDate)
  /// A whole number.
  case count(Int)
}

extension CopyValue {
  /// The value as a message's argument in a language.
  func argument(in phrases: PhraseBook) throws(MessageError) -> MessageValue {
    switch self {
    case .name(let name): .text(phrases.name(name))
    case .money(let money): .text(try phrases.price(money))
    case .moneyPerSeat(let money): .text(try phrases.pricePerSeat(money))
    case .percent(let percent): .text(try phrases.percent(percent))
    case .period(let period, let use): .text(try phrases.phrase(period, use))
    case .date(let date): .text(try phrases.date(date))
    case .count(let count): .number(count)
    }
  }
}
