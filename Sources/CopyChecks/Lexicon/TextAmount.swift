import PricingEngine

/// A number, percentage or price as a text states it, read exactly.
public struct TextAmount: Sendable, Hashable {
  /// What the number counts.
  public enum Kind: Sendable, Hashable {
    /// A plain number: 7 in `7 days free`, 2 in `two months free`.
    case number
    /// Hundredths: 44 in `44%`, 40 in `6折`.
    case percent
    /// Money, with the ISO 4217 codes that the symbol or word can stand for, sorted: `["USD"]` for `US$`, several for `$`.
    case price(currencies: [String])
  }

  /// What the number counts.
  public let kind: Kind
  /// The exact value, with the fraction digits that were written.
  public let amount: ExactDecimal
  /// The period that the number counts, where the word beside it says so: month in `2 months free`.
  public let unit: SubscriptionPeriod.Unit?
  /// Where it stands, with its sign or symbol, in UTF-8 bytes of the text that was read.
  public let range: Range<Int>

  /// Creates an amount.
  public init(
    kind: Kind, amount: ExactDecimal, unit: SubscriptionPeriod.Unit? = nil, range: Range<Int>
  ) {
    self.kind = kind
    self.amount = amount
    self.unit = unit
    self.range = range
  }
}

extension TextAmount {
  /// The period that a number counts: 7 days in `7 days free`; `nil` without a unit, and for fractions.
  var period: SubscriptionPeriod? {
    guard kind == .number, let unit, amount.fraction.isWhole else { return nil }
    do { return try SubscriptionPeriod(Int(clamping: amount.fraction.floor), unit) } catch {
      return nil
    }
  }

  /// Whether it is an amount of money.
  var isPrice: Bool { if case .price = kind { true } else { false } }

  /// Whether its symbol or code can stand for a currency.
  func canBe(in currency: Currency) -> Bool { kind.canBe(in: currency) }
}

extension TextAmount.Kind {
  /// Whether the symbol or code can stand for a currency.
  func canBe(in currency: Currency) -> Bool {
    if case .price(let currencies) = self { currencies.contains(currency.code) } else { false }
  }
}
