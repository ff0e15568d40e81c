import PricingEngine
import Testing

/// Which store sells what RevenueCat lists.
@Suite struct RevenueCatStoresTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    /// The objects of the file.
    let objects: [String]
    let store: Store
    /// The finding about the store, when there is one.
    var finding: String?
    var testDescription: String { id }
  }

  private static func product(_ id: String, _ members: String = "") -> String {
    #"{"object": "product", "store_identifier": "\#(id)", "type": "consumable"\#(members)}"#
  }

  private static func app(_ id: String, _ type: String) -> String {
    #"{"object": "app", "id": "\#(id)", "name": "Marmot", "type": "\#(type)"}"#
  }

  private static let web =
    #"{"product_details": [{"identifier": "w", "product_type": "consumable", "title": "W", "#
    + #""purchase_options": {"o": {"base_price": {"amount_micros": 990000, "currency": "EUR"}}}}]}"#
  private static let unknown =
    "warning store-unknown: the file does not say which store sells the products: copy will name "
    + "none (get the products with 'expand=app', or convert the catalog and write its 'store')"
  private static let several =
    "warning several-stores: the products are sold by several stores, appStore, googlePlay: copy "
    + "will name none (keep the products of one store)"

  private static func expanded(_ type: String, _ store: Store) -> Row {
    Row(id: type, objects: [product("a", #", "app": \#(app("x", type))"#)], store: store)
  }

  static let types = [
    expanded("app_store", .appStore), expanded("mac_app_store", .appStore),
    expanded("play_store", .googlePlay), expanded("stripe", .web), expanded("rc_billing", .web),
    expanded("paddle", .web), expanded("amazon", .other), expanded("roku", .other),
  ]

  static let files = [
    Row(
      id: "the app stands beside its product",
      objects: [product("a", #", "app_id": "x""#), app("x", "play_store")], store: .googlePlay),
    Row(
      id: "one of two products names no app",
      objects: [product("a", #", "app": \#(app("x", "play_store"))"#), product("b")], store: .other,
      finding: unknown),
    Row(
      id: "the app is not in the file", objects: [product("a", #", "app_id": "x""#)],
      store: .other, finding: unknown),
    Row(
      id: "two apps of one store",
      objects: [
        product("a", #", "app": \#(app("x", "app_store"))"#),
        product("b", #", "app": \#(app("y", "mac_app_store"))"#),
      ], store: .appStore),
    Row(
      id: "two stores",
      objects: [
        product("a", #", "app": \#(app("x", "play_store"))"#),
        product("b", #", "app": \#(app("y", "app_store"))"#),
      ], store: .other, finding: several),
    Row(id: "web billing", objects: [web], store: .web),
  ]

  @Test(arguments: types + files) func findsTheStore(row: Row) throws {
    let text = "[" + row.objects.joined(separator: ", ") + "]"
    let reading = RevenueCatReader.read(
      try SourceText(file: "revenuecat.json", bytes: Array(text.utf8)))
    #expect(reading.catalog?.store == row.store)
    let rules = ["store-unknown", "several-stores"]
    let findings = reading.findings.filter { rules.contains($0.rule) }
    #expect(
      findings.map { finding in
        "\(finding.severity.rawValue) \(finding.rule): \(finding.message)"
          + (finding.fix.map { " (\($0))" } ?? "")
      } == [row.finding].compactMap(\.self))
  }
}
