import PricingEngine

/// Writes a plan with its numbers as JSON: amounts are strings, since JSON has no decimal type.
public enum PlanJSON {
  /// A plan of a paywall or price list.
  public static func object(_ plan: PlanCopy) -> JSONOutput {
    .object([
      ("productID", .string(plan.quote.plan.productID)),
      ("kind", .string(plan.quote.plan.product.kind.name)),
      ("displayName", .optional(plan.displayName)),
      ("billing", .string(plan.commitment == nil ? "upFront" : "monthly")),
      ("price", price(plan.price)),
      ("period", plan.period.map(period) ?? .null),
      ("commitment", plan.commitment.map(commitment) ?? .null),
      ("equivalents", .array(plan.equivalents.map(equivalent))),
      ("savings", plan.savings.map(savings) ?? .null),
      ("noSavingsReason", .optional(plan.quote.noSavingsReason)),
      ("offers", .array(plan.offers.map(offer))),
      ("seats", plan.seats.map(seats) ?? .null),
    ])
  }

  private static func price(_ price: PlanCopy.PriceCopy) -> JSONOutput {
    .object([
      ("amount", .string(price.money.shownAmount.text)),
      ("currency", .string(price.money.currency.code)),
      ("text", .string(price.text)),
    ])
  }

  private static func period(_ copy: PlanCopy.PeriodCopy) -> JSONOutput {
    .object([
      ("iso", .string(copy.period.iso)),
      ("value", .integer(copy.period.value)),
      ("unit", .string(copy.period.unit.rawValue)),
      ("text", .string(copy.text)),
    ])
  }

  private static func commitment(_ commitment: PlanCopy.CommitmentCopy) -> JSONOutput {
    .object([
      ("payments", .integer(commitment.payments)),
      ("total", price(commitment.total)),
      ("period", period(commitment.period)),
    ])
  }

  private static func equivalent(_ copy: PlanCopy.EquivalentCopy) -> JSONOutput {
    .object([
      ("unit", .string(copy.equivalent.unit.rawValue)),
      ("amount", .string(copy.equivalent.amount.shownAmount.text)),
      ("text", .string(copy.text)),
      ("rounding", .string(copy.equivalent.rounding.rawValue)),
      ("basis", .string(copy.equivalent.basis)),
    ])
  }

  private static func savings(_ copy: PlanCopy.SavingsCopy) -> JSONOutput {
    let savings = copy.savings
    let free = savings.free.map { free in
      JSONOutput.object([
        ("count", .integer(free.count)), ("iso", .string(free.period.iso)),
      ])
    }
    return .object([
      ("comparedTo", .string(savings.comparedTo)),
      ("percent", .integer(savings.percent)),
      ("text", .string(copy.percentText)),
      ("amount", copy.amount.map(price) ?? .null),
      ("monthsFree", savings.monthsFree.map(JSONOutput.integer) ?? .null),
      ("periodsFree", free ?? .null),
      ("exactPercent", .string(savings.exactPercentText)),
      ("rounding", .string(savings.percentRounding.rawValue)),
      ("basis", .string(savings.basis)),
    ])
  }

  private static func seats(_ seats: PlanCopy.SeatsCopy) -> JSONOutput {
    .object([
      ("count", seats.count.map(JSONOutput.integer) ?? .null),
      ("total", seats.total.map(price) ?? .null),
      (
        "tiers",
        .array(
          seats.tiers.map {
            .object([("from", .integer($0.minimumSeat)), ("price", price($0.price))])
          })
      ),
    ])
  }

  private static func offer(_ copy: PlanCopy.OfferCopy) -> JSONOutput {
    .object([
      ("kind", .string(copy.offer.kind.name)),
      ("mode", .string(copy.offer.terms.mode)),
      ("period", period(copy.period)),
      ("periodCount", .integer(copy.count)),
      ("price", price(copy.price)),
      ("total", price(copy.total)),
      ("schedule", .array(copy.schedule.map(charge))),
    ])
  }

  private static func charge(_ charge: PlanCopy.ChargeCopy) -> JSONOutput {
    .object([
      ("phase", .string(charge.entry.phase.rawValue)),
      ("starts", .string(charge.entry.start.iso)),
      ("price", price(charge.price)),
      ("count", .integer(charge.entry.count)),
      ("every", .optional(charge.entry.period?.iso)),
      ("renews", .bool(charge.entry.renews)),
    ])
  }
}

extension Savings {
  /// Whether the whole percent is exact or rounded down.
  var percentRounding: Rounding { exactPercent.isWhole ? .exact : .down }
}

extension Quote {
  /// Why there is no saving, when there is none.
  var noSavingsReason: String? {
    switch savings {
    case .success: nil
    case .failure(let reason): reason.explanation
    }
  }
}
