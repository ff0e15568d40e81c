/// The keys that objects of a StoreKit configuration file have, and spellings that people mistake for them.
///
/// Apple publishes no schema; the keys are those of public files up to version 6.3 (Xcode 27).
struct StoreKitKeys {
  /// Keys that are read, or that are known and have no meaning for copy.
  let known: [String]
  /// Spellings that were seen in place of a known key and are not near it.
  var lookAlikes: [String: String] = [:]

  /// Keys without which nothing about a product is wrong.
  static let harmless: Set = [
    "identifier", "internalID", "referenceName", "promotionalImageID", "subscriptionGroupID",
    "groupNumber", "version",
  ]

  static let root = StoreKitKeys(
    known: [
      "identifier", "products", "nonRenewingSubscriptions", "subscriptionGroups", "settings",
      "version", "appPolicies", "subscriptionOffersKeyPair", "subscriptionBundleGroups",
      "subscriptionSuiteGroups",
    ],
    lookAlikes: ["nonRenewableSubscriptions": "nonRenewingSubscriptions"])

  static let settings = StoreKitKeys(known: ["_storefront", "_locale"])
  static let version = StoreKitKeys(known: ["major", "minor"])
  static let policies = StoreKitKeys(known: ["eula", "policies"])
  static let policy = StoreKitKeys(known: ["locale", "policyText", "policyURL"])
  static let localization = StoreKitKeys(
    known: ["description", "displayName", "locale"], lookAlikes: ["name": "displayName"])

  static let product = StoreKitKeys(
    known: [
      "productID", "type", "displayPrice", "familyShareable", "localizations", "referenceName",
      "internalID", "promotionalImageID",
    ],
    lookAlikes: [
      "id": "productID", "price": "displayPrice", "identifier": "internalID",
      "familySharable": "familyShareable",
    ])

  static let subscription = StoreKitKeys(
    known: product.known + [
      "recurringSubscriptionPeriod", "subscriptionGroupID", "groupNumber", "introductoryOffer",
      "introductoryOffers", "adHocOffers", "codeOffers", "winbackOffers", "billingPlans",
      "adoptingMetadata", "subscriptionStatus",
    ],
    lookAlikes: product.lookAlikes.merging(
      [
        "subscriptionPeriod": "recurringSubscriptionPeriod", "winBackOffers": "winbackOffers",
        "promotionalOffers": "adHocOffers", "offerCodes": "codeOffers",
      ],
      uniquingKeysWith: { first, _ in first }))

  static let group = StoreKitKeys(
    known: ["id", "localizations", "name", "subscriptions", "performanceData"])

  static let offer = StoreKitKeys(
    known: [
      "internalID", "paymentMode", "subscriptionPeriod", "numberOfPeriods", "displayPrice",
      "referenceName", "offerID", "eligibility", "isStackable", "isEligible", "billingPlanType",
    ],
    lookAlikes: ["price": "displayPrice"].merging(periodCounts) { first, _ in first })

  /// Other names for how many periods an offer has.
  static let periodCounts = [
    "periodCount": "numberOfPeriods", "periods": "numberOfPeriods", "count": "numberOfPeriods",
    "numPeriods": "numberOfPeriods", "numberOfPayments": "numberOfPeriods",
    "payments": "numberOfPeriods", "cycles": "numberOfPeriods",
  ]

  static let billingPlan = StoreKitKeys(
    known: [
      "billingPlanType", "displayPrice", "commitmentDisplayPrice", "internalID", "isEnabled",
    ])
}

extension StoreKitKeys {
  /// Reports the keys of an object that are not read.
  ///
  /// Keys with a leading underscore are Xcode's own switches and pass in silence, as does `null`.
  /// - Returns: The known keys that stand under another spelling, so that nobody reports them as missing too.
  func check(_ object: JSONObjectReader, into findings: inout [Finding]) -> Set<String> {
    var misspelled: Set<String> = []
    for member in object.members where isForeign(member) {
      guard let right = intended(member.key, in: object) else {
        findings.append(
          object.keyFinding(
            member, .note, .keyUnknown, "the key '\(quotable(member.key))' is not read",
            fix: "remove it if Xcode did not write it"))
        continue
      }
      misspelled.insert(right)
      findings.append(
        object.keyFinding(
          member, Self.severity(of: member.value, for: right), .keyMisspelled,
          "the key '\(quotable(member.key))' is not read", fix: "rename it to '\(right)'"))
    }
    return misspelled
  }

  private func isForeign(_ member: JSONMember) -> Bool {
    if case .null = member.value.kind { return false }
    return !member.key.hasPrefix("_") && !known.contains(member.key)
  }

  /// The known key that a spelling stands for, unless the object has that key as well.
  private func intended(_ key: String, in object: JSONObjectReader) -> String? {
    let right = lookAlikes[key] ?? nearestText(to: key, in: known)
    return right.flatMap { object[$0] == nil ? $0 : nil }
  }

  /// Nothing is lost with an empty list; a switch that is on is a feature that no copy will name.
  private static func severity(of value: JSONNode, for right: String) -> Finding.Severity {
    if harmless.contains(right) { return .note }
    return switch value.kind {
    case .bool(let flag): flag ? .warning : .note
    case .array(let elements): elements.isEmpty ? .note : .error
    case .object(let members): members.isEmpty ? .note : .error
    case .null, .number, .string: .error
    }
  }
}
