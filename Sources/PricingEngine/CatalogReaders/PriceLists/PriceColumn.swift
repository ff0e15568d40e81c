/// A column of a price list that is read.
enum PriceColumn: Int, CaseIterable {
  case product
  case territory
  case currency
  case price
  case startDate
  case preserved
  case plan

  /// What the column is called in a message.
  var name: String {
    switch self {
    case .startDate: "start date"
    default: headers[0]
    }
  }

  /// The headers that name the column, as `headerKey` writes them; the first is the one to suggest.
  var headers: [String] {
    switch self {
    case .product: ["product", "productid", "productidentifier", "storeproductid", "sku"]
    case .territory:
      [
        "territory", "storefront", "country", "countryorregion", "countriesorregions", "region",
        "territorycode", "storefrontcode", "countrycode", "regioncode", "territories",
      ]
    case .currency: ["currency", "currencycode"]
    case .price: ["price", "customerprice", "amount"]
    case .startDate: ["startdate", "start", "date", "effectivedate"]
    case .preserved: ["preserved", "ispreserved", "preservedprice"]
    case .plan: ["plantype", "plan", "billingplan", "billingplantype"]
    }
  }

  /// Headers of exports that say nothing about what a new customer pays.
  static let ignored: Set<String> = [
    "proceeds", "proceedsyear2", "mayadjustautomatically", "pricepointid", "preservecurrentprice",
    "countryname", "referencename",
  ]
}

/// A header without case, spaces and punctuation: `Start Date`, `start_date` and `startDate` are one.
func headerKey(_ header: String) -> String {
  String(header.lowercased().filter { $0.isLetter || $0.isNumber })
}
