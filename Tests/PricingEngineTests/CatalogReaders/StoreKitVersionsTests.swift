import Foundation
import Testing

@testable import PricingEngine

/// Whole files of the versions that Xcode has written; products and texts are invented.
@Suite struct StoreKitVersionsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let version: String
    let catalog: [String]
    var findings: [String] = []
    var testDescription: String { "version \(version)" }
  }

  static let rows: [Row] = [
    Row(
      version: "1.0",
      catalog: [
        "USA assumed no locale",
        "group A04D19C2 Harbor",
        "app.example.tidelog.anchor consumable",
        "  en-US: Anchor | One extra anchor.",
        "  USA 0.99 USD: upFront 0.99",
        "app.example.tidelog.charts nonConsumable family",
        "  en-US: All Charts | Every chart, for good.",
        "  USA 14.99 USD: upFront 14.99",
        "app.example.tidelog.week P1W in A04D19C2 level 1",
        "  en-US: Weekly | ",
        "  USA 1.99 USD: upFront 1.99",
        "  introductory: 2 x 0.99 USD per P1W",
        "app.example.tidelog.half P6M in A04D19C2 level 1",
        "  en-US: Half a Year | ",
        "  USA 29.0 USD: upFront 29.0",
        "  introductory: 3.99 USD for P1M",
        "  promotional come_aboard: free P2W",
      ],
      findings: [
        "note storefront-missing settings",
        "note free-offer-with-price subscriptionGroups[0] \"Harbor\" > subscriptions[1] "
          + "\"app.example.tidelog.half\" > adHocOffers[0] > displayPrice",
        "note period-count-missing subscriptionGroups[0] \"Harbor\" > subscriptions[1] "
          + "\"app.example.tidelog.half\" > introductoryOffer",
      ]),
    Row(
      version: "1.2",
      catalog: [
        "FRA named fr",
        "group 2F61B7AC plume fr=Plume",
        "app.example.plume.saison nonRenewing",
        "  fr: Carnet de saison | Un an d’accès.",
        "  FRA 12 EUR: upFront 12",
        "app.example.plume.mois P1M in 2F61B7AC level 1",
        "  fr: Plume mensuel | Écrire sans limite.",
        "  FRA 4.99 EUR: upFront 4.99",
        "  code Rentrée for new+expired: free P1M",
        "  code Noël for existing stacking: 9.99 EUR for P3M",
        "app.example.plume.an P1Y in 2F61B7AC level 1",
        "  fr: Plume annuel | ",
        "  FRA 39.0 EUR: upFront 39.0",
        "  introductory: free P2W",
      ]),
    Row(
      version: "3.0",
      catalog: [
        "JPN named ja",
        "group 21450098 premium ja-JP=響プレミアム",
        "app.example.hibiki.tip consumable",
        "  ja: お茶をおごる | 開発を応援します。",
        "  JPN 160 JPY: upFront 160",
        "app.example.hibiki.studio.year P1Y in 21450098 level 1 family",
        "  ja: スタジオ（年額） | すべての機能。",
        "  en-US: Studio Yearly | All features.",
        "  JPN 9800 JPY: upFront 9800",
        "  introductory: free P1M",
        "app.example.hibiki.studio.month P1M in 21450098 level 1 family",
        "  ja: スタジオ（月額） | ",
        "  en-US: Studio Monthly | ",
        "  JPN 980 JPY: upFront 980",
        "  introductory: 3 x 480 JPY per P1M",
        "app.example.hibiki.basic.month P1M in 21450098 level 2",
        "  ja: ベーシック（月額） | ",
        "  JPN 480 JPY: upFront 480",
      ]),
    Row(
      version: "4.0",
      catalog: [
        "USA named en-US",
        "terms https://example.com/terms",
        "privacy en-US https://example.com/privacy",
        "group 77CC88DD Premium",
        "app.example.ledger.unlock nonConsumable family",
        "  en-GB: Ledger Unlocked | Keep it for good.",
        "  USA 24.99 USD: upFront 24.99",
        "app.example.ledger.sample nonConsumable",
        "  en-US: 14-Day Trial | ",
        "  USA 0.0 USD: upFront 0.0",
        "app.example.ledger.month P1M in 77CC88DD level 1",
        "  en-US: Ledger Monthly | ",
        "  zh-Hans: 账本月度 | ",
        "  USA 5.99 USD: upFront 5.99",
        "  introductory: free P1W",
        "  win-back welcome_back: 12 x 2.99 USD per P1M",
        "app.example.ledger.year P1Y in 77CC88DD level 1",
        "  en-US: Ledger Yearly | ",
        "  zh-Hans: 账本年度 | ",
        "  USA 49.99 USD: upFront 49.99",
      ]),
    Row(
      version: "5.0",
      catalog: [
        "DEU named de",
        "group 30A1B2C3 gipfel de=Gipfelbuch",
        "app.example.gipfel.jahr P1Y in 30A1B2C3 level 1",
        "  de: Gipfelbuch Jahr | Alle Touren.",
        "  DEU 59.99 EUR: upFront 59.99, monthly 5.99",
        "  introductory: free P1W",
        "  introductory: free P1M on the monthly plan",
        "app.example.gipfel.monat P1M in 30A1B2C3 level 1",
        "  de: Gipfelbuch Monat | ",
        "  DEU 7.99 EUR: upFront 7.99",
      ],
      findings: [
        "warning billing-plan-price subscriptionGroups[0] \"gipfel\" > subscriptions[1] "
          + "\"app.example.gipfel.monat\" > billingPlans[0] > displayPrice"
      ]),
    Row(
      version: "6.3",
      catalog: [
        "BRA named pt-BR",
        "group 51E2F3A4 trilha",
        "app.example.trilha.anual P1Y in 51E2F3A4 level 1",
        "  pt-BR: Trilha anual | Todas as trilhas.",
        "  BRA 118.80 BRL: upFront 118.80, monthly 11.90",
        "  introductory: 89.90 BRL for P1Y",
      ]),
  ]

  @Test(arguments: rows)
  func readsTheWholeFile(row: Row) throws {
    let file = "version-\(row.version).storekit"
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/StoreKit")
    let bytes = try Data(contentsOf: folder.appendingPathComponent(file))
    let reading = StoreKitReader.read(try SourceText(file: file, bytes: Array(bytes)))
    #expect(reading.catalog.map(summary) == row.catalog)
    #expect(
      reading.findings.map { "\($0.severity.rawValue) \($0.rule) \($0.path ?? "")" }
        == row.findings)
  }
}

extension StoreKitVersionsTests {
  /// A file that was cut off at any byte is refused, never read in part.
  @Test func refusesACutFile() throws {
    let text = StoreKitJSON.file(subscription: [
      "introductoryOffer": #"{ "paymentMode" : "free", "subscriptionPeriod" : "P1W" }"#,
      "localizations": #"[ { "locale" : "ja", "displayName" : "響" } ]"#,
    ])
    let whole = Array(text.utf8)
    let end = try #require(whole.lastIndex(of: UInt8(ascii: "}")))
    for count in 1...end {
      let source: SourceText
      do {
        source = try SourceText(file: "test.storekit", bytes: Array(whole.prefix(count)))
      } catch {
        continue
      }
      let reading = StoreKitReader.read(source)
      #expect(reading.catalog == nil)
      #expect(reading.findings.map(\.rule) == ["json-truncated"])
    }
  }
}
