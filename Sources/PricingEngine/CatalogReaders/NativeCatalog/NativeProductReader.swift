/// Reads a product of `catalog.json`.
struct NativeProductReader {
  private let groups: GroupCollection
  private var suggestedGroups: Suggester
  private let store: Store

  /// Creates a reader of a store's products, whose subscriptions are in one of these groups.
  init(groups: GroupCollection, store: Store) {
    self.groups = groups
    suggestedGroups = Suggester(groups.all.map(\.id))
    self.store = store
  }

  private static let kinds: KeyValuePairs<String, Product.Kind?> = [
    "autoRenewable": nil, "nonRenewing": .nonRenewing, "consumable": .consumable,
    "nonConsumable": .nonConsumable,
  ]

  /// Reads a product; `nil` after findings when it cannot be used.
  mutating func product(_ element: JSONReader, into findings: inout [Finding]) -> Product? {
    let name = namedID(of: element)
    let labeled = name.map { element.labeled($0).about(productID: $0) } ?? element
    guard let object = labeled.object(known: NativeCatalogKeys.product, into: &findings) else {
      return nil
    }
    let id = object.required("id", into: &findings)?.text(into: &findings)
    let kind = kind(of: object, into: &findings)
    let localizations = localizations(of: object, into: &findings)
    let isShareable = object["familyShareable"]?.bool(into: &findings) ?? false
    let pricing = pricing(of: object, kind: kind, into: &findings)
    guard let id, let kind else { return nil }
    return Product(
      id: id, kind: kind, localizations: localizations, isFamilyShareable: isShareable,
      pricing: pricing)
  }

  private func namedID(of element: JSONReader) -> String? {
    guard case .object(let members) = element.node.kind else { return nil }
    return JSONObjectReader(element, members: members)["id"]?.plainString
  }

  private mutating func kind(
    of object: JSONObjectReader, into findings: inout [Finding]
  ) -> Product.Kind? {
    guard let value = object.required("kind", into: &findings),
      let kind = value.word(Self.kinds, into: &findings)
    else { return nil }
    guard let kind else {
      let subscription = subscription(of: object, into: &findings)
      return subscription.map { .autoRenewable($0) }
    }
    for member in object.members where NativeCatalogKeys.subscription.contains(member.key) {
      findings.append(
        object.keyFinding(
          member, .error, rule: "key-misplaced",
          "expected '\(member.key)' only in a product of kind 'autoRenewable'", fix: "remove it"))
    }
    return kind
  }

  private mutating func subscription(
    of object: JSONObjectReader, into findings: inout [Finding]
  ) -> Product.Subscription? {
    let period = object.required("period", into: &findings)?.period(into: &findings)
    let group = object.required("groupID", into: &findings)
    let groupID = group?.text(into: &findings)
    let level = object["level"].map { $0.integer(in: 1...Int.max, into: &findings) }
    guard let period, let group, let groupID, level != .some(.none) else { return nil }
    guard groups.contains(groupID) else {
      let nearest = suggestedGroups.nearest(to: groupID)
      findings.append(
        group.finding(
          .error, rule: "group-unknown", "no group has the id '\(quotable(groupID))'",
          fix: nearest.map { "write '\($0)'" } ?? "add the group to 'groups'"))
      return nil
    }
    return Product.Subscription(period: period, groupID: groupID, level: level ?? nil)
  }

  private func localizations(
    of object: JSONObjectReader, into findings: inout [Finding]
  ) -> [Product.Localization] {
    var localizations: [Product.Localization] = []
    for element in object["localizations"]?.elements(into: &findings) ?? [] {
      guard let text = element.object(known: NativeCatalogKeys.localization, into: &findings)
      else { continue }
      let value = text.required("locale", into: &findings)
      let locale = value?.localeTag(into: &findings)
      let name = text.required("displayName", into: &findings)?.text(into: &findings)
      let description = text["description"]?.string(into: &findings) ?? ""
      guard let value, let locale, let name else { continue }
      if localizations.contains(where: { $0.locale == locale }) {
        findings.append(
          value.finding(
            .error, rule: "locale-duplicate", "a second text for '\(locale)'",
            fix: "remove one of the two"))
      }
      localizations.append(
        Product.Localization(locale: locale, displayName: name, description: description))
    }
    return localizations
  }

  private func pricing(
    of object: JSONObjectReader, kind: Product.Kind?, into findings: inout [Finding]
  ) -> [Storefront: Product.Pricing] {
    var pricing: [Storefront: Product.Pricing] = [:]
    guard let prices = object.required("prices", into: &findings)?.object(into: &findings) else {
      return pricing
    }
    let reader = NativePricingReader(kind: kind, store: store)
    for member in prices.members {
      let value = prices[member: member]
      guard let storefront = value.storefront(member.key, into: &findings) else { continue }
      if pricing[storefront] != nil {
        findings.append(
          prices.keyFinding(
            member, .error, rule: "price-twice", "a second price for \(storefront)",
            fix: "remove one of the two"))
      }
      pricing[storefront] = reader.pricing(value, in: storefront, into: &findings)
    }
    return pricing
  }
}
