/// Names and descriptions in responses of the App Store Connect API.
///
/// A resource's own `name` is for the developer; what customers see is in its localizations. Since version 4.4 they
/// can hang under a version of the product.
extension AppStoreConnectProducts {
  /// The localizations of a product, in file order.
  func localizations(
    of product: Resource, productID: String, into findings: inout [Finding]
  ) -> [Product.Localization] {
    var texts: [Product.Localization] = []
    let found = localizationResources(of: product)
    for resource in found {
      guard let text = text(of: resource, productID: productID, into: &findings) else { continue }
      guard let first = texts.first(where: { $0.locale == text.locale }) else {
        texts.append(text)
        continue
      }
      if first != text {
        findings.append(
          resource.reader.about(productID: productID).finding(
            .warning, .localeDuplicate, "a second text for '\(text.locale)'; the first is kept",
            fix: "keep the version that is on sale"))
      }
    }
    if found.isEmpty {
      findings.append(
        product.reader.about(productID: productID).finding(
          .warning, rule: "include-missing", "the responses have no localization of the product",
          fix: "request them with 'include=\(product.key.type.dropLast())Localizations'"))
    }
    return texts
  }

  /// The names of a group by locale.
  func displayNames(of group: Resource, into findings: inout [Finding]) -> [String: String] {
    var names: [String: String] = [:]
    for resource in resources.related(to: group, type: "subscriptionGroupLocalizations") {
      guard let attributes = resource.attributes(into: &findings),
        let locale = attributes.required("locale", into: &findings)?.localeTag(into: &findings),
        let name = attributes.required("name", into: &findings)?.text(into: &findings)
      else { continue }
      names[locale] = names[locale] ?? plainText(name)
    }
    return names
  }

  private func text(
    of resource: Resource, productID: String, into findings: inout [Finding]
  ) -> Product.Localization? {
    guard let found = resource.attributes(into: &findings) else { return nil }
    let attributes = found.relabeled(nil, productID: productID)
    let locale = attributes.required("locale", into: &findings)?.localeTag(into: &findings)
    let name = attributes.required("name", into: &findings)?.text(into: &findings)
    guard let locale, let name else { return nil }
    return Product.Localization(
      locale: locale, displayName: plainText(name),
      description: plainText(attributes.text("description", into: &findings) ?? ""))
  }

  private func localizationResources(of product: Resource) -> [Resource] {
    let isSubscription = product.key.type == "subscriptions"
    let prefix = isSubscription ? "subscription" : "inAppPurchase"
    let versions = resources.related(to: product, type: prefix + "Versions")
    return ([product] + versions).flatMap { owner in
      [prefix + "Localizations", prefix + "LocalizationsV2"].flatMap {
        resources.related(to: owner, type: $0)
      }
    }
  }
}
