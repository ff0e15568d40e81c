import CopyTemplates
import PricingEngine

/// Writes what is charged when, for every plan with and without each of its offers.
enum ScheduleOutput {
  /// A plan's charges with one of its offers, or with none.
  private struct Schedule {
    let plan: Plan
    let displayName: String?
    let offer: Offer?
    let schedule: PaymentSchedule
    let calendar: ChargeCalendar

    /// How the plan is paid, in words, which tells the billing plans of a product apart.
    var billingText: String {
      switch plan.billing {
      case .oneTime: "paid once"
      case .upFront(let period): "paid every \(period.iso)"
      case .commitment(let commitment):
        "\(commitment.payments) payments to commit to, one every \(commitment.paymentPeriod.iso)"
      }
    }

    /// The offer in words: its kind and mode.
    var offerText: String {
      offer.map { "\($0.kind.name) \($0.terms.mode)" } ?? "regular price"
    }
  }

  /// The day that charges are counted from, when `--start` names one.
  static func start(_ options: ParsedOptions) throws(InputError) -> CalendarDate? {
    guard !options.has(.start) || options.has(.schedule) else {
      throw .usage(.conflict("'--start' is only valid with '--schedule'"))
    }
    return try Inputs.date(.start, options)
  }

  /// The charges of all plans.
  static func text(
    _ sheets: [PriceSheet], format: PricesCommand.PricesFormat, start: CalendarDate?
  ) throws(InputError) -> String {
    var schedules: [Schedule] = []
    for plan in sheets.flatMap(\.plans) {
      for offer in [nil] + plan.quote.plan.offers.map(Optional.some) {
        schedules.append(try schedule(plan, offer, start: start))
      }
    }
    return switch format {
    case .table: schedules.map(table).joined(separator: "\n")
    case .json: json(schedules).text(pretty: true) + "\n"
    case .csv: csv(schedules)
    }
  }

  private static func schedule(
    _ copy: PlanCopy, _ offer: Offer?, start: CalendarDate?
  ) throws(InputError) -> Schedule {
    let plan = copy.quote.plan
    do {
      let schedule = try PaymentSchedule(of: plan, with: offer)
      return Schedule(
        plan: plan, displayName: copy.displayName, offer: offer, schedule: schedule,
        calendar: try ChargeCalendar(of: schedule, start: start))
    } catch let error as ScheduleError {
      throw .message("'\(plan.productID)': \(error.description)")
    } catch let error as CalendarDateError {
      throw .message("'\(plan.productID)': \(error.message)")
    } catch {
      throw .message("'\(plan.productID)': \(error)")
    }
  }

  private static func table(_ item: Schedule) -> String {
    let name = item.displayName.map { "\($0), " } ?? ""
    var text = "\(name)\(item.plan.productID) (\(item.plan.storefront)), \(item.billingText), "
    text += item.offerText + "\n"
    for charge in item.calendar.charges { text += line(charge, of: item) }
    let after = item.schedule.continuation.rawValue
    return text + "  first year \(item.calendar.total.shownAmount.text), then \(after)\n"
  }

  /// One charge; what is owed is said of plans with a commitment only, since others owe nothing.
  private static func line(_ charge: ChargeCalendar.Charge, of item: Schedule) -> String {
    let day = charge.date?.iso ?? charge.offset.iso
    var text = "  \(charge.number). \(day)  \(charge.amount.shownAmount.text) "
    text += "\(charge.amount.currency)  "
    if let end = charge.freeUntil {
      return text + "free until \(end.date?.iso ?? end.offset.iso)\n"
    }
    text += "paid so far \(charge.paidSoFar.shownAmount.text)"
    guard item.schedule.isCommitment else { return text + "\n" }
    guard let owed = charge.stillOwed, let total = charge.totalIfCanceled else {
      return text + "  still owed: not in the catalog\n"
    }
    text += "  still owed \(owed.shownAmount.text)"
    return text + "  total if canceled \(total.shownAmount.text)\n"
  }

  private static func json(_ schedules: [Schedule]) -> JSONOutput {
    .object([
      ("schema", .string("paywall-schedule/1")),
      ("schedules", .array(schedules.map(object))),
    ])
  }

  private static func object(_ item: Schedule) -> JSONOutput {
    .object([
      ("productID", .string(item.plan.productID)),
      ("displayName", .optional(item.displayName)),
      ("storefront", .string(item.plan.storefront.code)),
      ("currency", .string(item.plan.price.currency.code)),
      ("billing", .string(item.plan.commitment == nil ? "upFront" : "monthly")),
      ("offer", .optional(item.offer?.kind.name)),
      ("offerName", .optional(item.offer?.kind.identifier)),
      ("mode", .optional(item.offer?.terms.mode)),
      ("charges", .array(item.calendar.charges.map(charge))),
      ("firstYearTotal", .string(item.calendar.total.shownAmount.text)),
      ("continuation", .string(item.schedule.continuation.rawValue)),
    ])
  }

  private static func charge(_ charge: ChargeCalendar.Charge) -> JSONOutput {
    .object([
      ("number", .integer(charge.number)),
      ("phase", .string(charge.phase.rawValue)),
      ("after", .string(charge.offset.iso)),
      ("date", .optional(charge.date?.iso)),
      ("amount", .string(charge.amount.shownAmount.text)),
      ("paidSoFar", .string(charge.paidSoFar.shownAmount.text)),
      ("stillOwed", .optional(charge.stillOwed?.shownAmount.text)),
      ("totalIfCanceled", .optional(charge.totalIfCanceled?.shownAmount.text)),
      ("freeUntil", .optional(charge.freeUntil?.offset.iso)),
      ("freeUntilDate", .optional(charge.freeUntil?.date?.iso)),
    ])
  }

  private static func csv(_ schedules: [Schedule]) -> String {
    let header = [
      "productID", "storefront", "billing", "offer", "offerName", "number", "phase", "after",
      "date",
      "amount", "currency", "paidSoFar", "stillOwed", "totalIfCanceled", "freeUntil",
    ]
    let rows = schedules.flatMap { item in item.calendar.charges.map { row($0, of: item) } }
    return ([header] + rows).map { CSVText.line($0) }.joined()
  }

  private static func row(_ charge: ChargeCalendar.Charge, of item: Schedule) -> [String] {
    [
      item.plan.productID, item.plan.storefront.code,
      item.plan.commitment == nil ? "upFront" : "monthly", item.offer?.kind.name ?? "",
      item.offer?.kind.identifier ?? "", String(charge.number), charge.phase.rawValue,
      charge.offset.iso, charge.date?.iso ?? "", charge.amount.shownAmount.text,
      charge.amount.currency.code, charge.paidSoFar.shownAmount.text,
      charge.stillOwed?.shownAmount.text ?? "", charge.totalIfCanceled?.shownAmount.text ?? "",
      charge.freeUntil.map { $0.date?.iso ?? $0.offset.iso } ?? "",
    ]
  }
}
