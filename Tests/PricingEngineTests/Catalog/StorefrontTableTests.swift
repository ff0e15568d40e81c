import Testing

@testable import PricingEngine

struct StorefrontTableTests {
  @Test func tableIsThePublishedData() throws {
    let columns = [
      "alpha3", "alpha2", "name", "currency", "national_currency", "monthly_commitment",
      "languages",
    ]
    let published = try DataTable("Data/storefronts.csv").rows.map { row in
      try columns.map { try row.text($0) }
    }
    let table = Storefront.all.map { storefront in
      [
        storefront.code, storefront.alpha2, storefront.name, storefront.currency.code,
        storefront.isPricedInNationalCurrency ? "yes" : "no",
        storefront.sellsMonthlyCommitment ? "yes" : "no",
        storefront.languages.joined(separator: " "),
      ]
    }
    #expect(table.count == 175)
    #expect(table == published, "run Scripts/generate-tables.py")
  }

  @Test func commitmentsAreSoldAllButInTwoStorefronts() {
    #expect(Storefront.all.filter { !$0.sellsMonthlyCommitment }.map(\.code) == ["SGP", "USA"])
  }
}
