import Testing

/// `prices --schedule`; days counted on a calendar, sums by hand.
@Suite struct ScheduleOutputTests {
  static let trial = CommandRow(
    id: "a free week, then a year",
    command: "prices --catalog App.storekit --schedule --start 2027-01-31",
    files: [
      "App.storekit": StoreKitText.file(subscriptions: [
        StoreKitText.subscription(
          "pro", "P1Y", "19.99", name: "Pro", more: StoreKitText.offer("free", "P1W"))
      ])
    ],
    output: """
      Pro, pro (USA), paid every P1Y, regular price
        1. 2027-01-31  19.99 USD  paid so far 19.99
        first year 19.99, then renews

      Pro, pro (USA), paid every P1Y, introductory freeTrial
        0. 2027-01-31  0.00 USD  free until 2027-02-07
        1. 2027-02-07  19.99 USD  paid so far 19.99
        first year 19.99, then renews

      """)

  /// Twelve payments of 4.99 are 59.88; 59.88 − 4.99 = 54.89 are owed after the first.
  @Test func saysWhatIsOwedUnderACommitment() throws {
    let more = """
      , "billingPlans": [
        {"billingPlanType": "BILLED_UPFRONT", "displayPrice": "49.99", "isEnabled": true},
        {"billingPlanType": "MONTHLY", "displayPrice": "4.99", "isEnabled": true,
          "commitmentDisplayPrice": "59.88"}]
      """
    let catalog = StoreKitText.file(
      storefront: "DEU",
      subscriptions: [StoreKitText.subscription("pro", "P1Y", "49.99", name: "Pro", more: more)])
    let folder = try TemporaryFolder(["App.storekit": catalog])
    let table = try Program.run(["prices", "--catalog", "App.storekit", "--schedule"], in: folder)
    let lines = table.outputText.split(separator: "\n").map(String.init)
    #expect(lines[0] == "Pro, pro (DEU), paid every P1Y, regular price")
    #expect(lines[1] == "  1. P0D  49.99 EUR  paid so far 49.99")
    #expect(
      lines[3] == "Pro, pro (DEU), 12 payments to commit to, one every P1M, regular price")
    #expect(
      lines[4] == "  1. P0D  4.99 EUR  paid so far 4.99  still owed 54.89  total if canceled 59.88")
    #expect(
      lines[15]
        == "  12. P11M  4.99 EUR  paid so far 59.88  still owed 0.00  total if canceled 59.88")
    #expect(lines.last == "  first year 59.88, then renews")

    let csv = try Program.run(
      ["prices", "--catalog", "App.storekit", "--schedule", "--format", "csv"], in: folder)
    let records = csv.outputText.split(separator: "\r\n")
    #expect(
      records[0]
        == "productID,storefront,billing,offer,offerName,number,phase,after,date,amount,currency,"
        + "paidSoFar,stillOwed,totalIfCanceled,freeUntil")
    #expect(records[1] == "pro,DEU,upFront,,,1,regular,P0D,,49.99,EUR,49.99,0.00,49.99,")
    #expect(records[7] == "pro,DEU,monthly,,,6,regular,P5M,,4.99,EUR,29.94,29.94,59.88,")

    let json = try Program.run(
      ["prices", "--catalog", "App.storekit", "--schedule", "--format", "json"], in: folder)
    let charge = try JSONValue(json.output)["schedules"].elements[1]["charges"].elements[5]
    #expect(try charge["stillOwed"].text == "29.94")
    #expect(try charge["totalIfCanceled"].text == "59.88")
    #expect(try charge["freeUntil"].isNull)
  }

  /// 3 × 1.99 = 5.97, and 9 × 9.99 = 89.91 more in the first year.
  @Test func listsReducedPaymentsFirst() throws {
    let path = PackageFolder.path("Examples/catalogs/introductory-pay-as-you-go.storekit")
    let result = try Program.run(["prices", "--catalog", path, "--schedule"])
    let offer = result.outputText.split(separator: "\n").drop { !$0.contains("payAsYouGo") }
    #expect(
      offer.prefix(5).joined(separator: "\n") == """
        Skylark Plus Monthly, app.example.skylark.plus.monthly (USA), paid every P1M, introductory \
        payAsYouGo
          1. P0D  1.99 USD  paid so far 1.99
          2. P1M  1.99 USD  paid so far 3.98
          3. P2M  1.99 USD  paid so far 5.97
          4. P3M  9.99 USD  paid so far 15.96
        """)
    #expect(offer.last == "  first year 95.88, then renews")
  }

  /// The file does not say what follows a code, and neither does the schedule.
  @Test func stopsWhereAnOfferCodeIsUnclear() throws {
    let path = PackageFolder.path("Examples/catalogs/offer-code.storekit")
    let result = try Program.run(["prices", "--catalog", path, "--schedule"])
    #expect(
      result.outputText == """
        Skylark Plus Yearly, app.example.skylark.plus.yearly (USA), paid every P1Y, regular price
          1. P0D  79.99 USD  paid so far 79.99
          first year 79.99, then renews

        Skylark Plus Yearly, app.example.skylark.plus.yearly (USA), paid every P1Y, offerCode freeTrial
          0. P0D  0.00 USD  free until P1M
          first year 0.00, then unknown

        Skylark Plus Yearly, app.example.skylark.plus.yearly (USA), paid every P1Y, offerCode payUpFront
          1. P0D  19.99 USD  paid so far 19.99
          first year 19.99, then unknown

        """)
  }

  @Test(arguments: [
    trial,
    CommandRow(
      id: "a start without a schedule", command: "prices --start 2027-01-31", code: 2,
      errors: "paywall-render: error: '--start' is only valid with '--schedule'\n"),
    CommandRow(
      id: "a start that is no day", command: "prices --schedule --start 31.1.2027", code: 2,
      errors: "paywall-render: error: expected a date such as 2027-01-31 after '--start', got "
        + "'31.1.2027'\n"),
  ])
  func writes(row: CommandRow) throws { try row.check() }
}
