import Testing

@testable import PricingEngine

@Suite struct CatalogReaderTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let text: String
    let format: CatalogFormat?
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(id: "StoreKit groups", text: "{\"subscriptionGroups\": []}", format: .storekit),
    Row(id: "StoreKit products", text: "{\"products\": [], \"version\": 1}", format: .storekit),
    Row(
      id: "native", text: "{\"schema\": \"paywall-catalog/1\", \"products\": []}", format: .catalog),
    Row(
      id: "native of a later version", text: "{\"schema\": \"paywall-catalog/9\"}",
      format: .catalog),
    Row(id: "App Store Connect", text: "{\"data\": []}", format: .appStoreConnect),
    Row(
      id: "App Store Connect pages", text: "[{\"data\": []}, {\"data\": {}}]",
      format: .appStoreConnect),
    Row(
      id: "Google subscription", text: "{\"productId\": \"p\", \"basePlans\": []}",
      format: .googlePlay),
    Row(
      id: "Google subscriptions", text: "{\"subscriptions\": [{\"basePlans\": []}]}",
      format: .googlePlay),
    Row(id: "Google products", text: "{\"inappproduct\": []}", format: .googlePlay),
    Row(
      id: "Google responses", text: "[{\"oneTimeProducts\": []}, {\"subscriptionOffers\": []}]",
      format: .googlePlay),
    Row(
      id: "RevenueCat 1", text: "{\"current_offering_id\": null, \"offerings\": []}",
      format: .revenueCat),
    Row(id: "RevenueCat 2", text: "{\"object\": \"list\", \"items\": []}", format: .revenueCat),
    Row(
      id: "RevenueCat product", text: "{\"object\": \"product\", \"store_identifier\": \"p\"}",
      format: .revenueCat),
    Row(id: "RevenueCat web", text: "{\"product_details\": []}", format: .revenueCat),
    Row(id: "Stripe price", text: "{\"object\": \"price\"}", format: .stripe),
    Row(id: "Stripe list", text: "{\"object\": \"list\", \"data\": []}", format: .stripe),
    Row(id: "Stripe product", text: "{\"object\": \"product\", \"id\": \"p\"}", format: .stripe),
    Row(id: "project file", text: "{\"schema\": \"paywall-project/1\"}", format: nil),
    Row(id: "empty list", text: "[]", format: nil),
    Row(id: "number", text: "1", format: nil),
    Row(id: "subscriptions of another kind", text: "{\"subscriptions\": []}", format: nil),
  ]

  @Test(arguments: rows) func detects(_ row: Row) throws {
    let document = try jsonDocument(row.text)
    guard let format = row.format else {
      #expect(throws: CatalogFormatError.unknown) { try CatalogFormat.detect(document) }
      return
    }
    #expect(try CatalogFormat.detect(document) == format)
  }

  private func read(
    _ text: String, file: String = "file.json", format: CatalogFormat? = nil
  ) throws -> CatalogReading {
    CatalogReader.read(try SourceText(file: file, bytes: Array(text.utf8)), format: format)
  }

  @Test func listsTheFormatsWhenNoneFits() throws {
    let reading = try read("{\"name\": \"x\"}")
    #expect(reading.catalog == nil)
    #expect(
      reading.findings.map(\.content) == [
        "error catalog-format-unknown: expected a catalog of a known format: storekit "
          + "('subscriptionGroups' or 'products'), catalog (\"schema\": \"paywall-catalog/1\"), "
          + "app-store-connect ('data' of resources with 'type' and 'id'), google-play ('basePlans', "
          + "'purchaseOptions', 'subscriptions' or 'inappproduct'), revenuecat ('offerings', "
          + "'product_details' or a list with 'items'), stripe (objects 'price' and 'product', or a "
          + "list with 'data') (check that it is the right file, or name its format)"
      ])
  }

  @Test func namesTheFormatsWhenSeveralFit() throws {
    let reading = try read("[{\"object\": \"price\"}, {\"basePlans\": []}]")
    #expect(reading.catalog == nil)
    #expect(
      reading.findings.map(\.content) == [
        "error catalog-format-several: expected a catalog of one format, got google-play, stripe "
          + "(give each format in its own file, or name the format)"
      ])
  }

  @Test func warnsAboutAFileWithoutProducts() throws {
    let reading = try read("{\"data\": []}")
    #expect(reading.catalog?.products.isEmpty == true)
    #expect(
      reading.findings.map(\.content) == [
        "error products-missing: the file holds no product (check that it is the right file)"
      ])
  }

  @Test(arguments: [CatalogFormat.googlePlay, .revenueCat, .stripe])
  func refusesANamedFormatThatTheFileIsNotIn(format: CatalogFormat) throws {
    let text =
      #"{"data": [{"type": "subscriptions", "id": "1", "attributes": {"productId": "p"}}]}"#
    let reading = try read(text, format: format)
    #expect(
      reading.findings.map(\.content) == [
        "error catalog-format-differs: expected a catalog of the format \(format.rawValue), got one "
          + "that looks like app-store-connect (name the format app-store-connect, or none)"
      ])
  }

  @Test func takesTheNamedFormat() throws {
    let text = "{\"object\": \"list\", \"data\": [], \"items\": []}"
    #expect(try read(text).findings.map(\.rule) == ["catalog-format-several"])
    #expect(try read(text, format: .stripe).catalog?.products.isEmpty == true)
  }

  @Test func takesTheFileNameWhenTheContentTellsNothing() throws {
    #expect(
      try read("{\"nonConsumables\": []}", file: "a.storekit").findings.contains {
        $0.rule == "product-list-missing"
      })
  }

  @Test func recognizesAPriceList() throws {
    let reading = try read("product,territory,price\np,USA,1\n", file: "prices.csv")
    #expect(reading.catalog == nil)
    #expect(
      reading.findings.map(\.content) == [
        "error catalog-is-price-list: expected a catalog, got a price list (give it as the price list "
          + "of a catalog)"
      ])
    #expect(try read("hello").findings.map(\.rule) == ["json-syntax"])
  }
}
