/// Every option of the program; each command lists those that it takes.
enum Option: String, CaseIterable {
  case catalog
  case catalogFormat = "catalog-format"
  case prices
  case asOf = "as-of"
  case template
  case locale
  case storefront
  case products
  case compareTo = "compare-to"
  case offer
  case state
  case facts
  case current
  case seats
  case format
  case output
  case config
  case templates
  case locales
  case symbols
  case schedule
  case start
  case matrix
  case rules
  case checks
  case only
  case fragment
  case withEvidence = "with-evidence"
  case columns
  case text
  case scope
  case eligibility
  case today
  case failOn = "fail-on"
  case baseline
  case writeBaseline = "write-baseline"
  case check
  case site
  case baseURL = "base-url"
  case path
  case jobs
  case shard
  case dryRun = "dry-run"
  case watch
  case merge
  case quiet
  case jsonProgress = "json-progress"
  case update
  case acceptDrift = "accept-drift"
  case review
  case snapshots
  case help
  case version
}

extension Option {
  /// How the option is typed: `--catalog`.
  var flag: String { "--" + rawValue }

  /// The name of the option's value in help; `nil` for an option that is a switch.
  var valueName: String? {
    switch self {
    case .catalog, .config, .facts, .baseline, .writeBaseline: "FILE"
    case .prices: "[ID=]FILE"
    case .catalogFormat: "FORMAT"
    case .asOf, .start, .today: "DATE"
    case .text: "FILE…"
    case .scope: "SCOPE"
    case .eligibility: "ANSWER"
    case .failOn: "LEVEL"
    case .only: "WHAT"
    case .update: "[WHICH]"
    case .template: "NAME|DIR"
    case .locale: "TAG"
    case .storefront: "CODE"
    case .products: "ID,…"
    case .compareTo, .current: "ID"
    case .offer: "NAME"
    case .state: "STATE"
    case .format: "FORMAT"
    case .output: "PATH"
    case .templates, .locales, .snapshots: "DIR"
    case .symbols: "FORM"
    case .columns, .seats, .jobs: "N"
    case .path: "PATTERN"
    case .baseURL: "URL"
    case .shard: "K/N"
    case .merge: "DIR…"
    case .schedule, .matrix, .rules, .checks, .fragment, .withEvidence, .check, .site, .dryRun,
      .watch, .acceptDrift, .review, .quiet, .jsonProgress, .help, .version:
      nil
    }
  }

  /// The option with its value, as help shows it: `--catalog FILE`.
  var label: String { [flag, valueName].compactMap(\.self).joined(separator: " ") }

  /// Whether the option may be given several times.
  var isRepeatable: Bool { [.prices, .text, .merge].contains(self) }

  /// Whether all words up to the next option are values of the option.
  var takesMany: Bool { self == .text || self == .merge }

  /// Whether the option may stand without its value, which is an empty text then.
  var hasOptionalValue: Bool { self == .update }

  /// Whether the option names files that are read, of which `-` is standard input.
  var readsFiles: Bool { [.catalog, .config, .facts, .prices, .text, .baseline].contains(self) }

  /// What the option does, for help.
  var summary: String {
    switch self {
    case .catalog: "the catalog of products; '-' is standard input"
    case .catalogFormat: "the catalog's format, when its content does not tell"
    case .prices:
      "a price list, CSV or App Store Connect JSON, added to the catalog; ID= names the product of a "
        + "list that does not; may be repeated"
    case .asOf: "the day that prices of a price list are wanted for"
    case .template: "a built-in template, or a folder with a template.json"
    case .locale: "the language of the copy, as a BCP 47 tag (default: en)"
    case .storefront: "the storefront, by its three-letter code (default: the catalog's own)"
    case .products: "the products to show, in this order, separated by commas"
    case .compareTo: "the product that savings are measured against"
    case .offer: "the offer to show: introductory, none, a kind, or an offer's own name"
    case .state: "where the reader stands, such as evaluation:3; see 'paywall-render states'"
    case .facts: "what is known about one reader; the state is worked out from it"
    case .current: "the product that the reader has, for a change of plan"
    case .seats: "how many seats are bought, 1 to 1000000"
    case .format: "the form of the output"
    case .output: "where to write; '-' is standard output (default: -)"
    case .config: "the project file (default: paywall.json beside the catalog or above)"
    case .templates: "a folder of templates that are used before the built-in ones"
    case .locales: "a folder of messages that are used before the built-in ones"
    case .symbols: "how currencies are written: standard, narrow or isoCode"
    case .schedule: "list what is charged when, in the first year"
    case .start: "the day the customer subscribes, such as 2027-01-31"
    case .matrix: "every template with every state and kind of product"
    case .rules: "every rule of honest copy, with what it asks for"
    case .checks: "every check of localized copy, with what it asks for"
    case .only: "one kind of checks instead of all: honesty or localization"
    case .fragment: "HTML without the page around it"
    case .withEvidence: "end an HTML page with what each claim rests on, for reviewers"
    case .text:
      "existing pages and files of messages to check instead: Markdown, HTML, plain text, .strings, "
        + ".xcstrings, ARB or JSON"
    case .scope:
      "how much of a paywall a text is: phrase; screen, which must have all required statements; or source, "
        + "messages in which no price may be typed"
    case .eligibility:
      "whether readers can get an introductory offer: eligible, ineligible or unknown"
    case .today: "the day that deadlines are checked against, such as 2027-01-31"
    case .failOn: "the least bad finding that ends with exit code 1: error, warning or note"
    case .baseline: "findings that are accepted; one that is no longer found is a finding"
    case .writeBaseline: "accept everything that is found, and write it as a baseline"
    case .check: "write nothing, and end with exit code 1 when a file would change"
    case .site:
      "pages that a site can ship: linked among languages and storefronts, with a stylesheet, a sitemap and "
        + "a gallery of all pages"
    case .baseURL: "where the pages of --site will be served, such as https://example.com/pricing"
    case .path:
      "where each file goes in the folder: '{locale}/{storefront}/{template}.{ext}' (default), "
        + "{state} and {format} are known too"
    case .jobs: "how many threads write, 1 to 64 (default: the number of processors)"
    case .shard: "only the part K of N of the matrix, for several machines"
    case .dryRun: "say what would be written, and write nothing"
    case .watch: "build again whenever an input changes"
    case .merge: "put the folders of all shards together, instead of building"
    case .quiet: "print failures only"
    case .jsonProgress: "print progress as lines of JSON"
    case .update: "record the copy of now"
    case .acceptDrift:
      "with --update: record texts that only ICU's data changed, and nothing else"
    case .review: "ask about each snapshot that waits to be accepted, at a terminal"
    case .snapshots:
      "the folder of the snapshots (default: PaywallSnapshots beside the project file)"
    case .columns: "the width that text is wrapped to, 20 to 400 (default: 80)"
    case .help: "show this help"
    case .version: "show the version of the program, ICU and CLDR"
    }
  }
}
