import CopyTemplates
import PricingEngine

/// Writes what is charged when, for every plan with and without each of its offers.
enum ScheduleOutput {
  /// A plan's charges with one of its offers, or with none.
  private struct Schedule {
    let plan: Plan
    let offer: Offer?
    let schedule: PaymentSchedule
    let calendar: ChargeCalendar

    /// The offer in words: its kind and mode.
    var offerText: String {
      offer.map { "\($0.kind.name) \($0.terms.mode)" } ?? "regular price"
    }
  }

  /// The day that charges are counted from, when `--start` names one.
  static func start(_ options: ParsedOptions) throws(InputError) -> CalendarDate? {
    guard let text = options[.start] else { return nil }
    guard options.has(.schedule) else {
      throw .usage(.conflict("'--start' is only valid with '--schedule'"))
    }
    do throws(CalendarDateError) { return try CalendarDate(iso: text) } catch {
      throw .message(error.message)
    }
  }

  /// The charges of all plans.
  static func text(
    _ sheets: [PriceSheet], format: PricesCommand.PricesFormat, start: CalendarDate?
  ) throws(InputError) -> String {
    var schedules: [Schedule] = []
    for plan in sheets.flatMap(\.plans).map(\.quote.plan) {
      for offer in [nil] + plan.offers.map(Optional.some) {
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
    _ plan: Plan, _ offer: Offer?, start: CalendarDate?
  ) throws(InputError) -> Schedule {
    do {
      let schedule = try PaymentSchedule(of: plan, with: offer)
      return Schedule(
        plan: plan, offer: offer, schedule: schedule,
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
    var text = "\(item.plan.productID) (\(item.plan.storefront)), \(item.offerText)\n"
    for charge in item.calendar.charges {
      let day = charge.date?.iso ?? charge.offset.iso
      text += "  \(charge.number). \(day)  \(charge.amount.shownAmount.text) "
      text += "\(charge.amount.currency)  paid so far \(charge.paidSoFar.shownAmount.text)\n"
    }
    let after = item.schedule.continuation.rawValue
    return text + "  first year \(item.calendar.total.shownAmount.text), then \(after)\n"
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
    ])
  }

  private static func csv(_ schedules: [Schedule]) -> String {
    let header = [
      "productID", "storefront", "offer", "number", "phase", "after", "date", "amount", "currency",
      "paidSoFar",
    ]
    let rows = schedules.flatMap { item in
      item.calendar.charges.map { charge in
        [
          item.plan.productID, item.plan.storefront.code, item.offer?.kind.name ?? "",
          String(charge.number), charge.phase.rawValue, charge.offset.iso, charge.date?.iso ?? "",
          charge.amount.shownAmount.text, charge.amount.currency.code,
          charge.paidSoFar.shownAmount.text,
        ]
      }
    }
    return ([header] + rows).map { CSVText.line($0) }.joined()
  }
}
