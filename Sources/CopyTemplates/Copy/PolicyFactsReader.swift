import PricingEngine

extension PolicyFacts {
  static let keys = [
    "promotion", "evidence", "updates", "trialReminder", "refundsByDeveloper", "collectsData",
    "platforms", "keepsPrices", "pricesIncludeTax", "externalPurchaseStorefronts",
    "billingGraceDays", "redemptionLimit",
  ]

  /// Reads the `policy` of a project file; without one nothing is known.
  init(reading reader: JSONReader?, into findings: inout [Finding]) {
    guard let object = reader?.object(known: Self.keys, into: &findings) else {
      self.init()
      return
    }
    let evidence = object["evidence"]?.elements(into: &findings) ?? []
    self.init(
      promotion: object["promotion"].flatMap { Promotion($0, into: &findings) },
      evidence: evidence.compactMap { Evidence($0, into: &findings) },
      updates: object["updates"]?.word(UpdatePolicy.self, into: &findings),
      trialReminder: object["trialReminder"]?.word(TrialReminder.self, into: &findings),
      refundsByDeveloper: object["refundsByDeveloper"]?.bool(into: &findings),
      collectsData: object["collectsData"]?.bool(into: &findings),
      platforms: Self.platforms(object["platforms"], into: &findings),
      keepsPrices: object["keepsPrices"]?.bool(into: &findings),
      pricesIncludeTax: object["pricesIncludeTax"]?.bool(into: &findings),
      externalPurchaseStorefronts: Self.storefronts(
        object["externalPurchaseStorefronts"], into: &findings),
      billingGraceDays: object["billingGraceDays"].flatMap { Self.graceDays($0, into: &findings) },
      redemptionLimit: object["redemptionLimit"]?.integer(atLeast: 1, into: &findings))
  }

  private static func platforms(
    _ reader: JSONReader?, into findings: inout [Finding]
  ) -> [String] {
    let elements = reader?.nonEmptyElements(into: &findings) ?? []
    return elements.distinct(into: &findings) { $0.word(of: platformNames, into: &$1) }
  }

  private static func storefronts(
    _ reader: JSONReader?, into findings: inout [Finding]
  ) -> Set<String> {
    let elements = reader?.elements(into: &findings) ?? []
    return Set(elements.distinct(into: &findings) { storefront($0, into: &$1) })
  }

  private static func storefront(
    _ reader: JSONReader, into findings: inout [Finding]
  ) -> String? {
    guard let code = reader.text(into: &findings) else { return nil }
    do throws(StorefrontError) { return try Storefront(code: code).code } catch {
      guard case .unknown(_, let suggestion) = error else { return nil }
      findings.append(
        reader.finding(
          .error, rule: "storefront-unknown", "unknown storefront '\(quotable(code))'",
          fix: "write \(suggestion.map { "'\($0)'" } ?? "a three-letter code such as 'USA'")"))
      return nil
    }
  }

  /// App Store Connect has three lengths of the billing grace period.
  private static func graceDays(_ reader: JSONReader, into findings: inout [Finding]) -> Int? {
    guard let days = reader.integer(into: &findings) else { return nil }
    if [3, 16, 28].contains(days) { return days }
    findings.append(
      reader.finding(
        .error, rule: "number-out-of-range", "expected 3, 16 or 28 days, got \(days)",
        fix: "write the days that App Store Connect shows, or leave it out"))
    return nil
  }
}
