import PricingEngine

/// Writes money, percentages, counts and period phrases the way one reader reads them.
public struct PhraseBook: Sendable {
  /// The messages of the reader's language.
  public let messages: LocaleMessages
  /// Formats numbers for the reader's locale and the storefront.
  public let formatter: CopyFormatter

  /// Creates a phrase book.
  public init(messages: LocaleMessages, formatter: CopyFormatter) {
    self.messages = messages
    self.formatter = formatter
  }

  /// The grammatical use that a period is put to; the raw value ends the message's key.
  public enum PeriodUse: String, Sendable, CaseIterable {
    /// Standing alone: "3 months".
    case length
    /// How often something is paid: "per month", "every 3 months".
    case rate
    /// How long something lasts: "for 3 months".
    case duration = "for"
    /// When something follows: "after 3 months".
    case after
  }

  /// The key of the message that writes a period.
  public static func key(_ unit: SubscriptionPeriod.Unit, _ use: PeriodUse) -> String {
    "period.\(unit.rawValue).\(use.rawValue)"
  }

  /// The key of the message that says that an amount is for each seat.
  public static let perSeatKey = "seats.price"

  /// The keys of all messages that write periods.
  public static var periodKeys: [String] {
    SubscriptionPeriod.Unit.allCases.flatMap { unit in
      PeriodUse.allCases.map { key(unit, $0) }
    }
  }

  /// A period's words for a grammatical use.
  public func phrase(
    _ period: SubscriptionPeriod, _ use: PeriodUse
  ) throws(MessageError) -> String {
    try messages.text(Self.key(period.unit, use), ["count": .number(period.value)])
  }

  /// An amount that is paid for each seat: "$19.99 per seat".
  public func pricePerSeat(_ money: Money) throws(MessageError) -> String {
    try messages.text(Self.perSeatKey, [ValueName.seatPrice.rawValue: .text(try price(money))])
  }

  /// An amount with its symbol, isolated where directions can differ.
  public func price(_ money: Money) throws(MessageError) -> String {
    try number { formatter throws(ICUError) in formatter.isolated(try formatter.price(money)) }
  }

  /// A whole number in the locale's digits.
  public func count(_ count: Int) throws(MessageError) -> String {
    try number { formatter throws(ICUError) in try formatter.count(count) }
  }

  /// A day, isolated where directions can differ.
  public func date(_ date: CalendarDate) throws(MessageError) -> String {
    try number { formatter throws(ICUError) in formatter.isolated(try formatter.date(date)) }
  }

  /// A whole percentage with its sign, isolated where directions can differ.
  public func percent(_ percent: Int) throws(MessageError) -> String {
    try number { formatter throws(ICUError) in formatter.isolated(try formatter.percent(percent)) }
  }

  private func number(
    _ format: (CopyFormatter) throws(ICUError) -> String
  ) throws(MessageError) -> String {
    do throws(ICUError) { return try format(formatter) } catch {
      throw .number(locale: formatter.locale, error: error)
    }
  }

  /// A name of the catalog or project, made inert and isolated where directions can differ.
  public func name(_ name: String) -> String {
    formatter.isolated(withoutStrayBidiControls(name))
  }
}
