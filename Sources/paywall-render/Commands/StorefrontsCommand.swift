import PricingEngine

/// `storefronts`: the storefronts of the App Store.
enum StorefrontsCommand: Command {
  static let name = "storefronts"
  static let summary = "list the storefronts with their currency and languages"
  static let options: [Option] = [.format]
  static let formats = ListFormat.allCases.map(\.rawValue)
  static let example = "paywall-render storefronts"

  /// What is written.
  enum ListFormat: String, CaseIterable {
    /// Columns for people.
    case table
    /// `paywall-storefronts/1`.
    case json
  }

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    switch try options.checkedChoice(.format, default: ListFormat.table) {
    case .table: try console.result(Storefront.all.map(line).joined())
    case .json: try console.result(json().text(pretty: true) + "\n")
    }
    return .clean
  }

  private static func line(_ storefront: Storefront) -> String {
    "\(storefront.code)  \(storefront.alpha2)  \(storefront.currency)  \(storefront.name)  "
      + "(\(storefront.languages.joined(separator: ", ")))\n"
  }

  private static func json() -> JSONOutput {
    .object([
      ("schema", .string("paywall-storefronts/1")),
      (
        "storefronts",
        .array(
          Storefront.all.map { storefront in
            .object([
              ("code", .string(storefront.code)),
              ("alpha2", .string(storefront.alpha2)),
              ("name", .string(storefront.name)),
              ("currency", .string(storefront.currency.code)),
              ("isPricedInNationalCurrency", .bool(storefront.isPricedInNationalCurrency)),
              ("sellsMonthlyCommitment", .bool(storefront.sellsMonthlyCommitment)),
              ("languages", .array(storefront.languages.map(JSONOutput.string))),
            ])
          })
      ),
    ])
  }
}
