/// Finds the storefronts of Google's regions, and counts what is left out so that one note tells of all.
///
/// Google sells in more regions than the App Store and in other currencies. A price keeps the currency it has.
struct GooglePlayRegions {
  private var closed = Tally()
  private var withoutPrice = Tally()
  private var withoutStorefront = Tally()
  private var other = Tally()

  /// How often something happened, where first, and to which regions.
  private struct Tally {
    private(set) var regions: [String] = []
    private(set) var first: JSONReader?

    mutating func add(_ region: String, at reader: JSONReader) {
      first = first ?? reader
      if !regions.contains(region) { regions.append(region) }
    }

    func note(_ rule: String, _ message: (String) -> String) -> Finding? {
      let shown = regions.prefix(5).map(quotable).joined(separator: ", ")
      let more = regions.count > 5 ? " and \(regions.count - 5) more" : ""
      return first?.finding(.note, rule: rule, message(shown + more))
    }
  }

  /// The storefront and regular price of a region that is open to new customers; `nil` when there is none.
  mutating func price(
    in object: JSONObjectReader, isOpen: Bool, into findings: inout [Finding]
  ) -> (storefront: Storefront, price: Money)? {
    guard let code = object.required("regionCode", into: &findings)?.text(into: &findings) else {
      return nil
    }
    guard isOpen else {
      closed.add(code, at: object.reader)
      return nil
    }
    guard let value = object.present("price") else {
      withoutPrice.add(code, at: object.reader)
      return nil
    }
    guard let storefront = storefront(of: code, at: object.reader),
      let price = value.googleMoney(into: &findings)
    else { return nil }
    return (storefront, price)
  }

  /// The storefront of a region; `nil` when the App Store has none there.
  mutating func storefront(of code: String, at reader: JSONReader) -> Storefront? {
    do throws(StorefrontError) {
      return try Storefront(code: code)
    } catch {
      withoutStorefront.add(code, at: reader)
      return nil
    }
  }

  /// Notes prices that are for regions which Google may add later.
  mutating func noteOther(_ reader: JSONReader) { other.add("", at: reader) }

  /// One note for each reason.
  var findings: [Finding] {
    [
      closed.note("region-closed") { "not read: prices in regions closed to new customers, \($0)" },
      withoutPrice.note("region-without-price") { "not read: regions without a price, \($0)" },
      withoutStorefront.note("region-without-storefront") {
        "not read: prices in regions where the App Store has no storefront, \($0)"
      },
      other.note("region-other") { _ in
        "not carried over: prices for regions that Google may add later"
      },
    ].compactMap(\.self)
  }
}
