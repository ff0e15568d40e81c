/// Products of API v2: kind and period, and no price.
extension RevenueCatCatalog {
  private static let oneTimeKinds: [String: Product.Kind] = [
    "consumable": .consumable, "non_consumable": .nonConsumable,
    "non_renewing_subscription": .nonRenewing,
  ]

  /// Reads a product.
  mutating func readProduct(_ object: JSONObjectReader, into findings: inout [Finding]) {
    guard let id = object.required("store_identifier", into: &findings)?.text(into: &findings)
    else { return }
    let product = object.relabeled(id, productID: id)
    guard let kind = kind(of: product, id: id, into: &findings) else { return }
    if let price = product.present("indicative_price") {
      findings.append(
        price.finding(
          .note, rule: "price-indicative", "not carried over: the indicative price is no store's"))
    }
    let app = product.present("app")?.object(into: &findings)
    if let app { stores.add(app: app) }
    stores.add(productOf: product["app_id"]?.plainString ?? app?["id"]?.plainString)
    add(
      Product(id: id, kind: kind, localizations: [], isFamilyShareable: false, pricing: [:]),
      of: product["app_id"]?.plainString, at: product.reader)
  }

  private mutating func kind(
    of product: JSONObjectReader, id: String, into findings: inout [Finding]
  ) -> Product.Kind? {
    guard let value = product.required("type", into: &findings),
      let type = value.string(into: &findings)
    else { return nil }
    if let kind = Self.oneTimeKinds[type] { return kind }
    switch type {
    case "subscription": return subscription(of: product, id: id, into: &findings)
    case "one_time":
      let details = product.present("one_time")?.object(into: &findings)
      if let isConsumable = details?.present("is_consumable")?.bool(into: &findings) {
        return isConsumable ? .consumable : .nonConsumable
      }
      findings.append(oneTimeKindUnknown(at: value, "RevenueCat"))
      return .nonConsumable
    default:
      let known = Self.oneTimeKinds.keys.sorted() + ["one_time", "subscription"]
      findings.append(
        value.finding(
          .error, rule: "unknown-word",
          "expected one of \(known.joined(separator: ", ")), got '\(quotable(type))'",
          fix: nearestText(to: type, in: known).map { "write '\($0)'" }))
      return nil
    }
  }

  private mutating func subscription(
    of product: JSONObjectReader, id: String, into findings: inout [Finding]
  ) -> Product.Kind? {
    let details = product.required("subscription", into: &findings)?.object(into: &findings)
    guard let duration = details?.present("duration") else {
      findings.append(
        product.reader.finding(
          .error, rule: "period-missing", "expected the 'duration' of the subscription"))
      return nil
    }
    if let trial = details?.present("trial_duration"),
      let length = trial.period(into: &findings)
    {
      findings.append(
        trial.finding(
          .warning, rule: "trial-ignored",
          "not carried over: a trial of '\(length.iso)', since the file does not say where it is "
            + "offered"))
    }
    return duration.period(into: &findings).map { period in
      .autoRenewable(.init(period: period, groupID: groupID(of: id), level: nil))
    }
  }

  /// The group of a subscription: of a Google one, `subscription:base-plan`, the subscription; else itself.
  mutating func groupID(of productID: String) -> String {
    let id = String(productID.prefix { $0 != ":" })
    groups.add(SubscriptionGroup(id: id, referenceName: id))
    return id
  }
}
