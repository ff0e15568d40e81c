extension CatalogFormat {
  /// The format of a document, by what it holds.
  ///
  /// - Throws: `CatalogFormatError` when nothing in it tells the format, or several formats are in it.
  public static func detect(_ document: JSONDocument) throws(CatalogFormatError) -> CatalogFormat {
    let found = formats(of: document.root)
    guard let first = found.first else { throw .unknown }
    guard found.count == 1 else { throw .several(found) }
    return first
  }

  /// The formats that a value fits; of a list, those of its elements.
  private static func formats(of node: JSONNode) -> [CatalogFormat] {
    switch node.kind {
    case .array(let elements):
      let found = Set(elements.flatMap(formats))
      return allCases.filter(found.contains)
    case .object(let members):
      let shape = Shape(members)
      return allCases.filter { shape.fits($0) }
    default: return []
    }
  }

  /// The keys of an object, and the values that tell formats apart.
  private struct Shape {
    private let keys: Set<String>
    private let schema: String?
    private let object: String?
    private let members: [JSONMember]

    init(_ members: [JSONMember]) {
      keys = Set(members.map(\.key))
      schema = Self.text("schema", in: members)
      object = Self.text("object", in: members)
      self.members = members
    }

    func fits(_ format: CatalogFormat) -> Bool {
      switch format {
      case .storekit: fitsStoreKit
      case .catalog: schema?.hasPrefix("paywall-catalog/") ?? false
      case .appStoreConnect: keys.contains("data") && object == nil
      case .googlePlay: fitsGooglePlay
      case .revenueCat: fitsRevenueCat
      case .stripe: fitsStripe
      }
    }

    private var fitsStoreKit: Bool {
      schema == nil && object == nil
        && !keys.isDisjoint(with: [
          "subscriptionGroups", "products", "nonRenewingSubscriptions", "appPolicies",
        ])
    }

    private var fitsGooglePlay: Bool {
      let isProduct = !keys.isDisjoint(with: ["basePlans", "purchaseOptions", "priceMicros", "sku"])
      let isList = !keys.isDisjoint(with: [
        "inappproduct", "oneTimeProducts", "subscriptionOffers",
      ])
      let isOffer = keys.isSuperset(of: ["offerId", "phases"])
      return isProduct || isList || isOffer || has("basePlans", inList: "subscriptions")
    }

    private var fitsRevenueCat: Bool {
      keys.contains("product_details") || keys.contains("current_offering_id")
        || (keys.contains("offerings") && object == nil)
        || (object == "list" && keys.contains("items"))
        || ["offering", "package"].contains(object)
        || (object == "product" && keys.contains("store_identifier"))
    }

    private var fitsStripe: Bool {
      object == "price" || (object == "list" && keys.contains("data"))
        || (object == "product" && !keys.contains("store_identifier"))
    }

    private static func text(_ key: String, in members: [JSONMember]) -> String? {
      guard case .string(let text) = members.first(where: { $0.key == key })?.value.kind else {
        return nil
      }
      return text
    }

    /// Whether the first element of a list has a key.
    private func has(_ key: String, inList list: String) -> Bool {
      guard case .array(let elements) = members.first(where: { $0.key == list })?.value.kind,
        case .object(let first) = elements.first?.kind
      else { return false }
      return first.contains { $0.key == key }
    }
  }
}
