/// StoreKit configuration files for tests, in Xcode's layout.
enum StoreKitText {
  /// A file with subscriptions of one group and products that do not renew.
  static func file(
    storefront: String? = "USA", subscriptions: [String] = [], products: [String] = [],
    locale: String = "en_US"
  ) -> String {
    let named = storefront.map { "\"_storefront\": \"\($0)\", " } ?? ""
    return """
      {
        "identifier": "T", "nonRenewingSubscriptions": [],
        "products": [\(products.joined(separator: ",\n"))],
        "settings": {\(named)"_locale": "\(locale)"},
        "subscriptionGroups": [{"id": "G", "localizations": [], "name": "Pro", "subscriptions": [
          \(subscriptions.joined(separator: ",\n"))
        ]}],
        "version": {"major": 4, "minor": 0}
      }

      """
  }

  /// A subscription; the values are written as they are, so that they can be wrong.
  static func subscription(
    _ id: String, _ period: String, _ price: String, name: String? = nil, more: String = ""
  ) -> String {
    """
    {"productID": "\(id)", "displayPrice": "\(price)", "recurringSubscriptionPeriod": "\(period)",
      "type": "RecurringSubscription", "groupNumber": 1, "subscriptionGroupID": "G",
      "localizations": [\(localization(name ?? id))]\(more)}
    """
  }

  /// A product that is bought once.
  static func product(
    _ id: String, _ price: String, name: String? = nil, type: String = "NonConsumable"
  ) -> String {
    """
    {"productID": "\(id)", "displayPrice": "\(price)", "type": "\(type)",
      "localizations": [\(localization(name ?? id))]}
    """
  }

  /// An introductory offer, to go behind a subscription's own keys.
  static func offer(_ mode: String, _ period: String, price: String? = nil, count: Int = 1)
    -> String
  {
    let price = price.map { ", \"displayPrice\": \"\($0)\"" } ?? ""
    return """
      , "introductoryOffer": {"internalID": "O", "paymentMode": "\(mode)",
        "subscriptionPeriod": "\(period)", "numberOfPeriods": \(count)\(price)}
      """
  }

  private static func localization(_ name: String) -> String {
    #"{"description": "", "displayName": "\#(name)", "locale": "en_US"}"#
  }

  /// A monthly plan at 2.99 and a yearly one at 19.99 of one group.
  static let twoPlans = file(subscriptions: [
    subscription("pro.yearly", "P1Y", "19.99", name: "Pro Yearly"),
    subscription("pro.monthly", "P1M", "2.99", name: "Pro Monthly"),
  ])

  /// One permanent purchase.
  static let unlock = file(products: [product("full", "24.99", name: "Full Version")])
}
