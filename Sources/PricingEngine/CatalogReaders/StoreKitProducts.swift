/// Products that do not renew: `products` and `nonRenewingSubscriptions`.
extension StoreKitFile {
  /// Reads an element of `products`.
  mutating func readProduct(_ element: JSONReader) {
    guard let raw = element.object(into: &findings) else { return }
    guard !StoreKitSimplifiedProduct.isShape(of: raw) else {
      readSimplified(raw)
      return
    }
    readOneTime(raw, types: [.consumable, .nonConsumable])
  }

  /// Reads an element of `nonRenewingSubscriptions`.
  ///
  /// It has no length: the format has no key for one.
  mutating func readNonRenewing(_ element: JSONReader) {
    guard let raw = element.object(into: &findings) else { return }
    readOneTime(raw, types: [.nonRenewing])
  }

  private mutating func readOneTime(_ raw: JSONObjectReader, types: [StoreKitType]) {
    var found: [Finding] = []
    let item = StoreKitItem(raw, keys: .product, into: &found)
    let kind = item.type(oneOf: types, into: &found).flatMap(Product.Kind.init(oneTime:))
    let price = item.displayPrice(into: &found)
    let texts = item.object.localizations(into: &found)
    item.object.checkName(of: texts, into: &found)
    let isShareable = item.isFamilyShareable(into: &found)
    var product: Product?
    if let id = item.id, let kind, let price {
      let pricing = Product.Pricing(price: Money(price, settings.storefront.currency))
      product = Product(
        id: id, kind: kind, localizations: texts, isFamilyShareable: isShareable,
        pricing: [settings.storefront: pricing])
    }
    add(product, of: item, found)
  }
}

extension Product.Kind {
  /// The kind of a product that does not renew; `nil` for a recurring subscription.
  init?(oneTime type: StoreKitType) {
    switch type {
    case .consumable: self = .consumable
    case .nonConsumable: self = .nonConsumable
    case .nonRenewing: self = .nonRenewing
    case .recurring: return nil
    }
  }
}
