import PricingEngine

/// Writes a price sheet as JSON, as `Schemas/paywall-prices.schema.json` describes it, or as CSV.
public enum PriceSheetRenderer {
  /// The sheet as JSON, with a line end after it.
  public static func json(_ sheet: PriceSheet, source: StorefrontSource) -> String {
    JSONOutput.object([
      ("schema", .string("paywall-prices/1")),
      ("locale", .string(sheet.locale.tag)),
      ("servedLocale", .string(sheet.servedLocale.tag)),
      ("direction", .string(sheet.locale.direction.rawValue)),
      ("storefront", .string(sheet.storefront.code)),
      ("storefrontSource", .string(source.rawValue)),
      ("currency", .string(sheet.storefront.currency.code)),
      ("plans", .array(sheet.plans.map(PlanJSON.object))),
      ("findings", .array(sheet.findings.map(FindingJSON.object))),
      ("environment", EnvironmentJSON.object(sheet.environment)),
    ]).text(pretty: true) + "\n"
  }

  private static let columns = [
    "productID", "kind", "billing", "storefront", "currency", "amount", "period",
    "commitmentTotal", "perMonth", "perWeek", "perDay", "perYear", "comparedTo", "savingsPercent",
    "savingsAmount", "monthsFree",
  ]

  /// The start of the document of several storefronts, before their objects.
  public static let storefrontsStart = Array(
    "{\n  \"schema\": \"paywall-prices/1\",\n  \"storefronts\": [".utf8)

  /// The sheet of one of several storefronts; a list of 100,000 prices is written piece by piece.
  public static func storefrontPiece(_ sheet: PriceSheet, isFirst: Bool) -> [UInt8] {
    var bytes = Array((isFirst ? "\n    " : ",\n    ").utf8)
    JSONOutput.object([
      ("locale", .string(sheet.locale.tag)),
      ("servedLocale", .string(sheet.servedLocale.tag)),
      ("direction", .string(sheet.locale.direction.rawValue)),
      ("storefront", .string(sheet.storefront.code)),
      ("currency", .string(sheet.storefront.currency.code)),
      ("plans", .array(sheet.plans.map(PlanJSON.object))),
    ]).write(to: &bytes, depth: 2)
    return bytes
  }

  /// The end of that document, with a line end after it.
  public static func storefrontsEnd(findings: [Finding], isEmpty: Bool) -> [UInt8] {
    var bytes = Array((isEmpty ? "]" : "\n  ]").utf8)
    bytes += ",\n  \"findings\": ".utf8
    JSONOutput.array(findings.map(FindingJSON.object)).write(to: &bytes, depth: 1)
    bytes += ",\n  \"environment\": ".utf8
    EnvironmentJSON.object(FormattingEnvironment()).write(to: &bytes, depth: 1)
    bytes += "\n}\n".utf8
    return bytes
  }

  /// The sheets as CSV (RFC 4180): plain amounts without symbols, lines that end with CR LF, a header first.
  public static func csv(_ sheets: [PriceSheet]) -> String {
    let rows =
      [columns]
      + sheets.flatMap { sheet in sheet.plans.map { row($0, storefront: sheet.storefront) } }
    return rows.map { CSVText.line($0) }.joined()
  }

  private static func row(_ plan: PlanCopy, storefront: Storefront) -> [String] {
    func equivalent(_ unit: SubscriptionPeriod.Unit) -> String {
      if let own = plan.period?.period, own.hasSameLength(as: .one(unit)) {
        return plan.price.money.shownAmount.text
      }
      return plan.equivalents.first { $0.equivalent.unit == unit }?
        .equivalent.amount.shownAmount.text ?? ""
    }
    let savings = plan.savings?.savings
    return [
      plan.quote.plan.productID, plan.quote.plan.product.kind.name,
      plan.commitment == nil ? "upFront" : "monthly", storefront.code,
      plan.price.money.currency.code, plan.price.money.shownAmount.text,
      plan.period?.period.iso ?? "", plan.commitment?.total.money.shownAmount.text ?? "",
      equivalent(.month), equivalent(.week), equivalent(.day), equivalent(.year),
      savings?.comparedTo ?? "", savings.map { String($0.percent) } ?? "",
      savings?.amount?.shownAmount.text ?? "", savings?.monthsFree.map(String.init) ?? "",
    ]
  }
}
