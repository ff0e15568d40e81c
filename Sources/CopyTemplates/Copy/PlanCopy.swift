import PricingEngine

/// A plan with its numbers as one reader sees them.
public struct PlanCopy: Sendable {
  /// The plan and what was worked out about it.
  public let quote: Quote
  /// The product's name, when the catalog has one.
  public let displayName: String?
  /// What one payment costs.
  public let price: PriceCopy
  /// What one payment pays for; `nil` for a one-time purchase.
  public let period: PeriodCopy?
  /// The price per other units: month, week, day and year, without the plan's own.
  public let equivalents: [EquivalentCopy]
  /// The saving, when there is one.
  public let savings: SavingsCopy?
  /// The offers, in catalog order.
  public let offers: [OfferCopy]
  /// The commitment, when the plan has one.
  public let commitment: CommitmentCopy?
  /// What each seat costs, when several can be bought.
  public let seats: SeatsCopy?

  /// An amount with its text.
  public struct PriceCopy: Sendable {
    /// The amount.
    public let money: Money
    /// The amount as the reader sees it.
    public let text: String
  }

  /// A period with its words.
  public struct PeriodCopy: Sendable {
    /// The period.
    public let period: SubscriptionPeriod
    /// The period standing alone, in words.
    public let text: String
  }

  /// An equivalent with its text.
  public struct EquivalentCopy: Sendable {
    /// The equivalent.
    public let equivalent: Equivalent
    /// The amount as the reader sees it.
    public let text: String
  }

  /// A saving with its texts.
  public struct SavingsCopy: Sendable {
    /// The saving.
    public let savings: Savings
    /// The percentage as the reader sees it.
    public let percentText: String
    /// The amount saved; `nil` when it is too small to be shown.
    public let amount: PriceCopy?
  }

  /// An offer with its texts.
  public struct OfferCopy: Sendable {
    /// The offer.
    public let offer: Offer
    /// The period of one payment, or of the whole trial.
    public let period: PeriodCopy
    /// How many payments, or 1.
    public let count: Int
    /// What one payment costs.
    public let price: PriceCopy
    /// What the payments add up to.
    public let total: PriceCopy
    /// What is charged when, the regular price included.
    public let schedule: [ChargeCopy]
  }

  /// Payments of one amount.
  public struct ChargeCopy: Sendable {
    /// The payments.
    public let entry: PaymentSchedule.Entry
    /// One payment.
    public let price: PriceCopy
  }

  /// A commitment with its texts.
  public struct CommitmentCopy: Sendable {
    /// How many payments there are.
    public let payments: Int
    /// What they add up to.
    public let total: PriceCopy
    /// How long they last.
    public let period: PeriodCopy
  }

  /// Prices per seat with their texts.
  public struct SeatsCopy: Sendable {
    /// How many seats are bought; `nil` while nobody said so.
    public let count: Int?
    /// What that many seats cost together; `nil` while nobody said how many.
    public let total: PriceCopy?
    /// The tiers, each from its first seat on.
    public let tiers: [Tier]

    /// What each seat costs from one number on.
    public struct Tier: Sendable {
      /// The number of the first seat at this price.
      public let minimumSeat: Int
      /// The price of one seat.
      public let price: PriceCopy
    }
  }
}
