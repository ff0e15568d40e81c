/// The keys and words of `catalog.json`; `Schemas/catalog.schema.json` says the same to other programs.
enum NativeCatalogKeys {
  /// The version of the format, the value of `schema`.
  static let schema = "paywall-catalog/1"

  static let root = [
    "$schema", "schema", "store", "storefront", "storefrontStated", "defaultLocale", "policies",
    "groups", "products",
  ]
  static let policies = ["termsURL", "privacyURLs"]
  static let group = ["id", "referenceName", "displayNames"]
  static let product = [
    "id", "kind", "period", "groupID", "level", "familyShareable", "localizations", "prices",
  ]
  /// The keys of a product that only an auto-renewable one has.
  static let subscription = ["period", "groupID", "level"]
  static let localization = ["locale", "displayName", "description"]
  static let pricing = ["price", "billingPlans", "offers", "seats"]
  static let money = ["amount", "currency"]
  static let billingPlan = ["kind", "price"]
  static let offer = [
    "kind", "offerID", "name", "eligibility", "stacksWithIntroductory", "renews", "mode", "period",
    "periodCount", "price", "billing",
  ]

  static let stores: KeyValuePairs<String, Store> = [
    "appStore": .appStore, "googlePlay": .googlePlay, "web": .web, "other": .other,
  ]
  static let billingKinds: KeyValuePairs<String, BillingPlan.Kind> = [
    "upFront": .upFront, "monthly": .monthly,
  ]
  static let eligibilities: KeyValuePairs<String, Offer.CodeEligibility> = [
    "new": .new, "existing": .existing, "expired": .expired, "nonSpender": .nonSpender,
    "activeSpender": .activeSpender, "churnedSpender": .churnedSpender,
  ]
}
