import PricingEngine

/// Writes the numbers of a plan for one reader.
public struct PlanDescriber: Sendable {
  /// The reader's words and digits.
  public let phrases: PhraseBook

  /// Creates a describer.
  public init(phrases: PhraseBook) { self.phrases = phrases }

  /// The units that equivalents are given in, the most usual first.
  private static let units: [SubscriptionPeriod.Unit] = [.month, .week, .day, .year]

  /// A plan with its texts.
  public func describe(_ quote: Quote, displayName: String?) throws(MessageError) -> PlanCopy {
    let plan = quote.plan
    return PlanCopy(
      quote: quote, displayName: displayName, price: try regularPrice(of: plan),
      period: try plan.paymentPeriod.map(period),
      equivalents: try equivalents(of: plan), savings: try savings(quote),
      offers: try offers(of: plan), commitment: try plan.commitment.map(commitment),
      seats: try seats(of: plan))
  }

  /// The regular price, said per seat while nobody named how many are bought.
  private func regularPrice(of plan: Plan) throws(MessageError) -> PlanCopy.PriceCopy {
    PlanCopy.PriceCopy(money: plan.price, text: try text(plan.price, of: plan))
  }

  private func text(_ money: Money, of plan: Plan) throws(MessageError) -> String {
    plan.isPricedPerSeat ? try phrases.pricePerSeat(money) : try phrases.price(money)
  }

  /// What each seat costs, when several can be bought.
  private func seats(of plan: Plan) throws(MessageError) -> PlanCopy.SeatsCopy? {
    guard let graduated = plan.seats else { return nil }
    var tiers: [PlanCopy.SeatsCopy.Tier] = []
    for tier in graduated.tiers {
      tiers.append(
        PlanCopy.SeatsCopy.Tier(minimumSeat: tier.minimumSeat, price: try price(tier.price)))
    }
    let total = plan.seatCount == nil ? nil : try price(plan.price)
    return PlanCopy.SeatsCopy(count: plan.seatCount, total: total, tiers: tiers)
  }

  private func price(_ money: Money) throws(MessageError) -> PlanCopy.PriceCopy {
    PlanCopy.PriceCopy(money: money, text: try phrases.price(money))
  }

  private func period(_ period: SubscriptionPeriod) throws(MessageError) -> PlanCopy.PeriodCopy {
    PlanCopy.PeriodCopy(period: period, text: try phrases.phrase(period, .length))
  }

  private func equivalents(of plan: Plan) throws(MessageError) -> [PlanCopy.EquivalentCopy] {
    var equivalents: [PlanCopy.EquivalentCopy] = []
    for unit in Self.units {
      guard let own = plan.paymentPeriod, !own.hasSameLength(as: .one(unit)) else { continue }
      let equivalent: Equivalent
      do throws(NoEquivalent) { equivalent = try plan.equivalent(per: unit) } catch { continue }
      equivalents.append(
        PlanCopy.EquivalentCopy(
          equivalent: equivalent, text: try text(equivalent.amount, of: plan)))
    }
    return equivalents
  }

  private func savings(_ quote: Quote) throws(MessageError) -> PlanCopy.SavingsCopy? {
    guard case .success(let savings) = quote.savings else { return nil }
    return PlanCopy.SavingsCopy(
      savings: savings, percentText: try phrases.percent(savings.percent),
      amount: try savings.amount.map(price))
  }

  private func commitment(
    _ commitment: Plan.Commitment
  ) throws(MessageError) -> PlanCopy.CommitmentCopy {
    PlanCopy.CommitmentCopy(
      payments: commitment.payments, total: try price(commitment.total),
      period: try period(commitment.length))
  }

  private func offers(of plan: Plan) throws(MessageError) -> [PlanCopy.OfferCopy] {
    var offers: [PlanCopy.OfferCopy] = []
    for offer in plan.offers {
      let schedule: PaymentSchedule
      // An offer that does not fit its plan is a finding of the catalog's reader.
      do throws(ScheduleError) { schedule = try PaymentSchedule(of: plan, with: offer) } catch {
        continue
      }
      guard let entry = schedule.entries.first, let length = entry.period else { continue }
      offers.append(
        PlanCopy.OfferCopy(
          offer: offer, period: try period(length), count: entry.count,
          price: try price(entry.amount), total: try price(entry.total),
          schedule: try charges(of: schedule)))
    }
    return offers
  }

  private func charges(of schedule: PaymentSchedule) throws(MessageError) -> [PlanCopy.ChargeCopy] {
    var charges: [PlanCopy.ChargeCopy] = []
    for entry in schedule.entries {
      charges.append(PlanCopy.ChargeCopy(entry: entry, price: try price(entry.amount)))
    }
    return charges
  }
}
