/// Finds out which store sells the products of RevenueCat responses.
///
/// A product names its app, and an app its store: in an `app` object of its own, or inside the product when the
/// request says `expand=app`.
struct RevenueCatStores {
  private static let stores: [String: Store] = [
    "app_store": .appStore, "mac_app_store": .appStore, "play_store": .googlePlay, "stripe": .web,
    "rc_billing": .web, "paddle": .web,
  ]
  private var storesOfApps: [String: Store] = [:]
  /// The apps of the products; `nil` for products that name none.
  private var apps: Set<String?> = []
  private var hasWebProducts = false

  /// Notes the store of an app; a store without words of its own is another one.
  mutating func add(app: JSONObjectReader) {
    guard let id = app["id"]?.plainString, let type = app["type"]?.plainString else { return }
    storesOfApps[id] = Self.stores[type] ?? .other
  }

  /// Notes the app of a product.
  mutating func add(productOf app: String?) { apps.insert(app) }

  /// Notes a product of web billing, which belongs to no app.
  mutating func addWebProduct() { hasWebProducts = true }

  /// The stores that are known, and whether they are those of all products.
  private var found: (stores: Set<Store>, isComplete: Bool) {
    var stores = Set(apps.compactMap { app in app.flatMap { storesOfApps[$0] } })
    if hasWebProducts { stores.insert(.web) }
    return (stores, apps.allSatisfy { app in app.map { storesOfApps[$0] != nil } ?? false })
  }

  /// The one store of all products; `other` when there are several, or it is not known.
  var store: Store {
    guard found.isComplete, found.stores.count == 1, let store = found.stores.first else {
      return .other
    }
    return store
  }

  /// What keeps the store from being known, at the first product.
  func finding(at reader: JSONReader) -> Finding? {
    guard found.isComplete else {
      return reader.finding(
        .warning, rule: "store-unknown",
        "the file does not say which store sells the products: copy will name none",
        fix: "get the products with 'expand=app', or convert the catalog and write its 'store'")
    }
    guard found.stores.count > 1 else { return nil }
    let names = found.stores.map(\.rawValue).sorted().joined(separator: ", ")
    return reader.finding(
      .warning, rule: "several-stores",
      "the products are sold by several stores, \(names): copy will name none",
      fix: "keep the products of one store")
  }
}
