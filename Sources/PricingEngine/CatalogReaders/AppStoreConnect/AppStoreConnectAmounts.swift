/// Finds out what a price of the App Store Connect API costs and where.
///
/// The price itself holds no money: the amount is in a price point, the storefront is a territory, and both may be
/// in another part of the response or missing from it. What is missing is reported once, not per price.
struct AppStoreConnectAmounts {
  private let resources: ResourceSet
  private var gaps: [Gap: (count: Int, reader: JSONReader)] = [:]
  private var otherTerritories: Set<String> = []
  private let wrongCurrencies: Set<String>
  /// Prices name the same few territories over and over.
  private var storefronts: [String: Storefront] = [:]

  private enum Gap: Hashable {
    case amount(type: String)
    case territory(type: String)
    case otherTerritory
  }

  /// Prepares to read amounts; territories in another currency than their storefront's are reported here.
  init(_ resources: ResourceSet, into findings: inout [Finding]) {
    self.resources = resources
    var wrong: Set<String> = []
    for territory in resources.all("territories") {
      guard let attributes = territory.attributes(into: &findings),
        let value = attributes.present("currency"), let code = value.string(into: &findings),
        let storefront = knownStorefront(territory.key.id), code != storefront.currency.code
      else { continue }
      wrong.insert(territory.key.id)
      findings.append(
        value.finding(
          .error, rule: "price-currency",
          "expected '\(storefront.currency)', the currency of \(storefront), got '\(quotable(code))'",
          fix: "check the file: prices are not converted"))
    }
    wrongCurrencies = wrong
  }

  /// The storefront of a price; `nil` when it is not known or is none of the App Store's.
  mutating func storefront(of price: Resource) -> Storefront? {
    let point = point(of: price)
    guard
      let territory = resources.keys(relatedTo: price, type: "territories").first
        ?? point.flatMap({ resources.keys(relatedTo: $0, type: "territories").first })
    else {
      count(.territory(type: price.key.type), at: price.reader)
      return nil
    }
    guard let storefront = storefronts[territory.id] ?? knownStorefront(territory.id) else {
      otherTerritories.insert(territory.id)
      count(.otherTerritory, at: price.reader)
      return nil
    }
    storefronts[territory.id] = storefront
    return wrongCurrencies.contains(territory.id) ? nil : storefront
  }

  /// What a price costs in its storefront; `nil` when it has no price point or a finding says why.
  mutating func money(
    of price: Resource, in storefront: Storefront, into findings: inout [Finding]
  ) -> Money? {
    guard let point = point(of: price), let attributes = point.attributes(into: &findings),
      let value = attributes.present("customerPrice")
    else {
      count(.amount(type: price.key.type), at: price.reader)
      return nil
    }
    return value.amount(into: &findings).map { Money($0, storefront.currency) }
  }

  /// What was missing from the responses.
  var findings: [Finding] {
    gaps.sorted { $0.value.reader.node.bytes.lowerBound < $1.value.reader.node.bytes.lowerBound }
      .map { finding($0.key, count: $0.value.count, at: $0.value.reader) }
  }

  private func point(of price: Resource) -> Resource? {
    ["subscriptionPricePoints", "inAppPurchasePricePoints"].lazy
      .compactMap { resources.related(to: price, type: $0).first }.first
  }

  private mutating func count(_ gap: Gap, at reader: JSONReader) {
    gaps[gap] = ((gaps[gap]?.count ?? 0) + 1, gaps[gap]?.reader ?? reader)
  }

  private func finding(_ gap: Gap, count: Int, at reader: JSONReader) -> Finding {
    switch gap {
    case .amount(let type):
      reader.finding(
        .error, rule: "include-missing",
        "no amount in '\(type)' (\(count)): the responses lack their price points",
        fix: "request them with 'include=\(pointName(of: type)),territory'")
    case .territory(let type):
      reader.finding(
        .error, rule: "include-missing",
        "no storefront in '\(type)' (\(count)): the responses lack their territories",
        fix: "request them with 'include=\(pointName(of: type)),territory'")
    case .otherTerritory:
      reader.finding(
        .error, rule: "storefront-unknown",
        "expected storefronts such as 'DEU', got "
          + otherTerritories.sorted().map { "'\(quotable($0))'" }.joined(separator: ", "),
        fix: territoryFix)
    }
  }

  /// The codes that were likely meant.
  private var territoryFix: String {
    let likely = otherTerritories.sorted().compactMap { code in
      suggestedStorefront(code).map { "write '\($0)' for '\(quotable(code))'" }
    }
    return likely.isEmpty ? "write codes of three letters" : likely.joined(separator: ", ")
  }

  private func pointName(of type: String) -> String {
    type.hasPrefix("inAppPurchase") ? "inAppPurchasePricePoint" : "subscriptionPricePoint"
  }
}

/// The storefront with a code of the API; `nil` for territories that are no storefronts.
private func knownStorefront(_ code: String) -> Storefront? {
  do { return try StorefrontNames.storefront(named: code) } catch { return nil }
}

/// The code of the storefront that another code is near, if any is.
private func suggestedStorefront(_ code: String) -> String? {
  do throws(StorefrontError) {
    return try StorefrontNames.storefront(named: code).code
  } catch {
    return error.suggestion
  }
}
