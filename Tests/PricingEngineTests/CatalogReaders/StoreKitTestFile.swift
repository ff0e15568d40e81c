import Testing

@testable import PricingEngine

/// A small StoreKit configuration file, and what is to be found in it.
struct StoreKitRow: CustomTestStringConvertible, Sendable {
  let id: String
  /// The file, with a flag at the place of the finding.
  let marked: String
  /// The finding that is expected; `nil` when there is none at all.
  var finding: ExpectedFinding?
  /// The products that are kept; `nil` when the whole file is refused.
  var kept: [String]? = ["a"]
  var testDescription: String { id }

  /// Reads the file and compares everything that is found and kept.
  func check() throws {
    let marked = MarkedText(marked)
    let reading = try storeKitReading(marked.text)
    let location = marked.location(in: "test.storekit")
    #expect(reading.findings == (finding.map { [$0.finding(at: location)] } ?? []))
    #expect(reading.catalog?.products.map(\.id) == kept)
  }
}

/// A finding without its place, which the flag tells.
struct ExpectedFinding: Sendable {
  let severity: Finding.Severity
  let rule: String
  var path: String?
  var product: String? = "a"
  let message: String
  var fix: String?

  func finding(at location: SourceLocation) -> Finding {
    Finding(
      severity, rule: rule, at: location, path: path, productID: product, message, fix: fix)
  }
}

/// What the reader makes of a text.
func storeKitReading(_ text: String) throws -> CatalogReading {
  StoreKitReader.read(try SourceText(file: "test.storekit", bytes: Array(text.utf8)))
}

/// The catalog of a text that has nothing wrong in it.
func storeKitCatalog(_ text: String) throws -> Catalog {
  let reading = try storeKitReading(text)
  #expect(reading.findings == [])
  return try #require(reading.catalog)
}

/// JSON objects with the keys that nothing is found about, some of them changed.
///
/// A change is the key's new value as JSON text; an empty text leaves the key out.
enum StoreKitJSON {
  static let name = #"[ { "locale" : "en_US", "displayName" : "A" } ]"#

  /// A file for the USA with products in `products`.
  static func file(products: String, settings: String = #"{ "_storefront" : "USA" }"#) -> String {
    "{\n  \"settings\" : \(settings),\n  \"products\" : [\n    \(products)\n  ]\n}"
  }

  /// A file for the USA with one product, a non-consumable.
  static func file(product changes: KeyValuePairs<String, String>) -> String {
    file(products: product(changes))
  }

  static func product(_ changes: KeyValuePairs<String, String> = [:]) -> String {
    object(
      [
        ("productID", #""a""#), ("type", #""NonConsumable""#), ("displayPrice", #""4.99""#),
        ("localizations", name),
      ], changes)
  }

  /// A file with one group that holds subscriptions.
  static func file(
    subscriptions: String, storefront: String = "USA", group: KeyValuePairs<String, String> = [:]
  ) -> String {
    let group = object(
      [
        ("id", #""G1""#), ("name", #""Pro""#), ("localizations", "[]"),
        ("subscriptions", "[\n \(subscriptions) ]"),
      ], group)
    return """
      { "settings" : { "_storefront" : "\(storefront)" },
        "subscriptionGroups" : [ \(group) ] }
      """
  }

  /// A file with one monthly subscription at 9.99.
  static func file(
    subscription changes: KeyValuePairs<String, String>, storefront: String = "USA"
  ) -> String {
    file(subscriptions: subscription(changes), storefront: storefront)
  }

  static func subscription(_ changes: KeyValuePairs<String, String> = [:]) -> String {
    object(
      [
        ("productID", #""a""#), ("type", #""RecurringSubscription""#),
        ("displayPrice", #""9.99""#), ("recurringSubscriptionPeriod", #""P1M""#),
        ("groupNumber", "1"), ("localizations", name),
      ], changes)
  }

  static func object(
    _ base: [(String, String)], _ changes: KeyValuePairs<String, String>
  ) -> String {
    var members = base
    for (key, value) in changes {
      if let index = members.firstIndex(where: { $0.0 == key.filter { $0 != "⚑" } }) {
        members[index] = (key, value)
      } else {
        members.append((key, value))
      }
    }
    return "{ "
      + members.filter { !$0.1.isEmpty }.map { key, value in
        key.hasPrefix("⚑") ? "⚑\"\(key.dropFirst())\" : \(value)" : "\"\(key)\" : \(value)"
      }.joined(separator: ",\n      ") + " }"
  }
}

/// The path of the subscription `a` in the files above.
let subscriptionPath = #"subscriptionGroups[0] "Pro" > subscriptions[0] "a""#
