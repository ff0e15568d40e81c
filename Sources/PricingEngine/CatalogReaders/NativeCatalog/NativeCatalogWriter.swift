/// Writes catalogs as `catalog.json`, the project's own format.
public enum NativeCatalogWriter {
  /// The text of a catalog file, with a line end at its end.
  ///
  /// `NativeCatalogReader` reads it as an equal catalog, every digit of a price included. The same catalog gives
  /// the same bytes: lists stay in order, storefronts and locales that have none are sorted by code.
  public static func text(of catalog: Catalog) -> String {
    output(of: catalog).text(pretty: true) + "\n"
  }

  /// A catalog as a JSON value.
  public static func output(of catalog: Catalog) -> JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("schema", .string(NativeCatalogKeys.schema)), ("store", .string(catalog.store.rawValue)),
      ("storefront", .string(catalog.storefront.code)),
      ("storefrontStated", .bool(catalog.namesStorefront)),
    ]
    if let locale = catalog.defaultLocale { members.append(("defaultLocale", .string(locale))) }
    if catalog.policies != Policies() { members.append(("policies", output(of: catalog.policies))) }
    members.append(("groups", .array(catalog.groups.map(output))))
    members.append(("products", .array(catalog.products.map(output))))
    return .object(members)
  }

  private static func output(of policies: Policies) -> JSONOutput {
    var members: [(String, JSONOutput)] = []
    if let terms = policies.termsURL { members.append(("termsURL", .string(terms))) }
    if !policies.privacyURLs.isEmpty {
      members.append(("privacyURLs", sorted(policies.privacyURLs)))
    }
    return .object(members)
  }

  private static func output(of group: SubscriptionGroup) -> JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("id", .string(group.id)), ("referenceName", .string(group.referenceName)),
    ]
    if !group.displayNames.isEmpty { members.append(("displayNames", sorted(group.displayNames))) }
    return .object(members)
  }

  private static func sorted(_ texts: [String: String]) -> JSONOutput {
    .object(texts.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
  }

  private static func output(of product: Product) -> JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("id", .string(product.id)), ("kind", .string(product.kind.name)),
    ]
    if case .autoRenewable(let subscription) = product.kind {
      members.append(("period", .string(subscription.period.iso)))
      members.append(("groupID", .string(subscription.groupID)))
      if let level = subscription.level { members.append(("level", .integer(level))) }
    }
    members.append(("familyShareable", .bool(product.isFamilyShareable)))
    members.append(("localizations", .array(product.localizations.map(output))))
    let prices = product.pricing.sorted { $0.key.code < $1.key.code }
    members.append(("prices", .object(prices.map { ($0.key.code, $0.value.output) })))
    return .object(members)
  }

  private static func output(of localization: Product.Localization) -> JSONOutput {
    .object([
      ("locale", .string(localization.locale)), ("displayName", .string(localization.displayName)),
      ("description", .string(localization.description)),
    ])
  }
}

extension Product.Pricing {
  /// The price in one storefront; the ways to pay only when there is more to say than "up front".
  fileprivate var output: JSONOutput {
    var members: [(String, JSONOutput)] = [("price", price.output)]
    if !isPlain {
      let plans = billingPlans.map { plan in
        JSONOutput.object([("kind", .string(plan.kind.rawValue)), ("price", plan.price.output)])
      }
      members.append(("billingPlans", .array(plans)))
    }
    if !offers.isEmpty { members.append(("offers", .array(offers.map(\.output)))) }
    if let seats {
      let tiers = seats.tiers.map { tier in
        JSONOutput.object([("from", .integer(tier.minimumSeat)), ("price", tier.price.output)])
      }
      members.append(("seats", .array(tiers)))
    }
    return .object(members)
  }

  /// Whether the only way to pay is the price itself, up front, written with the same digits.
  private var isPlain: Bool {
    billingPlans == [BillingPlan(.upFront, price: price)]
      && billingPlans[0].price.amount.text == price.amount.text
  }
}

extension Money {
  fileprivate var output: JSONOutput {
    .object([("amount", .string(amount.text)), ("currency", .string(currency.code))])
  }
}

extension Offer {
  fileprivate var output: JSONOutput {
    let billing: [(String, JSONOutput)] =
      self.billing == .upFront ? [] : [("billing", .string(self.billing.rawValue))]
    return .object(kindMembers + termsMembers + billing)
  }

  private var kindMembers: [(String, JSONOutput)] {
    var members: [(String, JSONOutput)] = [("kind", .string(kind.name))]
    switch kind {
    case .introductory: break
    case .promotional(let offerID), .winBack(let offerID):
      members.append(("offerID", .string(offerID)))
    case .offerCode(let name, let eligibility, let stacks, let renews):
      members.append(("name", .string(name)))
      members.append(("eligibility", .array(eligibility.map { .string($0.rawValue) })))
      members.append(("stacksWithIntroductory", .bool(stacks)))
      if let renews { members.append(("renews", .bool(renews))) }
    }
    return members
  }

  private var termsMembers: [(String, JSONOutput)] {
    let mode: (String, JSONOutput) = ("mode", .string(terms.mode))
    switch terms {
    case .freeTrial(let period): return [mode, ("period", .string(period.iso))]
    case .payAsYouGo(let price, let period, let count):
      return [
        mode, ("period", .string(period.iso)), ("periodCount", .integer(count)),
        ("price", price.output),
      ]
    case .payUpFront(let price, let period):
      return [mode, ("period", .string(period.iso)), ("price", price.output)]
    case .oneTime(let price): return [mode, ("price", price.output)]
    }
  }
}
