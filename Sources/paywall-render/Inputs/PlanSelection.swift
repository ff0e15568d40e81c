import CopyTemplates
import PricingEngine

/// Chooses the products of a catalog that a command shows, and prices them in a storefront.
struct PlanSelection {
  let workspace: Workspace
  let storefront: Storefront
  /// The product that savings are measured against, when somebody named one.
  let comparedTo: String?
  /// The offer to show, when somebody named one.
  let offer: OfferChoice?
  /// How many seats are bought, when somebody said so.
  let seats: Int?

  /// The options that decide which products are shown.
  static let options: [Option] = [.storefront, .products, .compareTo, .offer, .seats]

  /// Whether `--storefront` asks for every storefront that has a price: `all`, in any case as codes are.
  static func isForAllStorefronts(_ options: ParsedOptions) -> Bool {
    options[.storefront]?.lowercased() == "all"
  }

  init(_ options: ParsedOptions, workspace: Workspace) throws(InputError) {
    if Self.isForAllStorefronts(options) {
      throw .message(
        "'--storefront all' is for 'prices' and 'build'; name one storefront, such as "
          + workspace.catalog.storefront.code)
    }
    let named = try options[.storefront].map(Inputs.storefront)
    try self.init(
      options, workspace: workspace, storefront: named ?? workspace.catalog.storefront)
  }

  /// One selection per storefront: all that have prices for `--storefront all`, else the one that is meant.
  static func all(
    _ options: ParsedOptions, workspace: Workspace
  ) throws(InputError) -> [PlanSelection] {
    guard isForAllStorefronts(options) else {
      return [try PlanSelection(options, workspace: workspace)]
    }
    let priced = Set(workspace.catalog.products.flatMap(\.pricing.keys))
    var selections: [PlanSelection] = []
    for storefront in priced.sorted(by: { $0.code < $1.code }) {
      selections.append(
        try PlanSelection(options, workspace: workspace, storefront: storefront))
    }
    return selections
  }

  /// The selection of a storefront, whatever `--storefront` says.
  init(
    _ options: ParsedOptions, workspace: Workspace, storefront: Storefront
  ) throws(InputError) {
    self.workspace = workspace
    self.storefront = storefront
    comparedTo = options[.compareTo] ?? workspace.project.comparedTo
    offer = options[.offer].map(OfferChoice.init(option:))
    seats = try options.seats
    let place = options.has(.compareTo) ? nil : "compareTo"
    if let comparedTo { _ = try product(comparedTo, namedIn: place) }
  }

  /// The messages that prices need beside those of a template.
  var messageKeys: Set<String> {
    let hasSeats = workspace.catalog.products.contains { $0.pricing[storefront]?.seats != nil }
    return hasSeats ? [PhraseBook.perSeatKey] : []
  }

  /// Who named the storefront.
  func source(_ options: ParsedOptions) -> StorefrontSource {
    if options.has(.storefront) { return .option }
    return workspace.catalog.namesStorefront ? .catalog : .default
  }

  /// The quotes of all products, or of those that are named, for lists.
  func allQuotes(_ options: ParsedOptions) throws(InputError) -> [Quote] {
    let isAll = Self.isForAllStorefronts(options)
    let products = (try named(options) ?? workspace.catalog.products)
      .filter { !isAll || $0.pricing[storefront] != nil }
    return try seated(quotes(for: try plans(of: products), offer: offer ?? .introductory))
  }

  /// The quotes of the products that texts speak of: those that are named, those of the project, else all with a price.
  func spokenOf(_ options: ParsedOptions) throws(InputError) -> [Quote] {
    var products = try named(options) ?? []
    if products.isEmpty {
      for id in workspace.project.plans { products.append(try product(id, namedIn: "plans")) }
    }
    if products.isEmpty {
      products = workspace.catalog.products.filter { $0.pricing[storefront] != nil }
    }
    return quotes(for: try plans(of: products), offer: offer ?? .introductory)
  }

  /// The quotes of the products that a template shows; copy about a price increase shows the product of the increase.
  func quotes(
    _ options: ParsedOptions, for template: TemplateDefinition, state: ReaderStateName?
  ) throws(InputError) -> [Quote] {
    let offer = offer ?? template.offer
    if let products = try named(options) {
      return try seated(
        quotes(for: try plans(of: products).filter(template.isPaid), offer: offer))
    }
    if let increase = workspace.project.facts.priceIncrease, state?.isPriceIncrease == true {
      let product = try product(increase.productID, namedIn: "priceIncrease")
      return quotes(for: try plans(of: [product]).filter(template.isPaid), offer: offer)
    }
    let plans = try plans(of: try suggested(for: template)).filter(template.isPaid)
    let fitting = plans.filter { template.shows($0, offer: offer) }
    guard !fitting.isEmpty || plans.isEmpty else {
      throw .misfit(
        .product,
        "template '\(template.name)' shows an offer, and no product of the catalog has such an "
          + "offer; see 'paywall-render catalog list'", file: workspace.catalogFile.file)
    }
    if workspace.project.plans.isEmpty { try checkClear(fitting, for: template) }
    return try seated(quotes(for: fitting, offer: offer))
  }

  /// The same quotes, when `--seats` says something about one of them at least.
  private func seated(_ quotes: [Quote]) throws(InputError) -> [Quote] {
    if seats != nil, quotes.allSatisfy({ $0.plan.seats == nil }) {
      throw .message("no plan that is shown has prices per seat, which '--seats' is for")
    }
    return quotes
  }

  /// The plan of a product that the reader has.
  func plan(_ id: String) throws(InputError) -> Plan {
    let plans = try plans(of: [try product(id)])
    guard let plan = plans.first else { throw .message("'\(id)' is not sold in \(storefront)") }
    return plan
  }

  private func quotes(for plans: [Plan], offer: OfferChoice) -> [Quote] {
    Quote.quotes(for: plans, among: candidates(), comparedTo: comparedTo, offer: offer)
  }

  private func plans(of products: [Product]) throws(InputError) -> [Plan] {
    var plans: [Plan] = []
    do throws(PlanError) {
      for product in products {
        plans += try Plan.plans(of: product, in: storefront, soldBy: workspace.catalog.store)
      }
    } catch {
      var message = error.message
      if case .noPrice(_, _, let available) = error, let first = available.first {
        message += "; give --storefront \(first.code)"
      }
      throw .misfit(.price, message, file: workspace.catalogFile.file)
    }
    return plans.map(buyingSeats)
  }

  /// A plan for the seats that are bought, when somebody said how many.
  private func buyingSeats(_ plan: Plan) -> Plan {
    guard let seats else { return plan }
    // The option holds only numbers of seats that have a total.
    do throws(GraduatedPriceError) { return try plan.buying(seats: seats) } catch { return plan }
  }

  /// The plans that savings may be measured against: all that are sold in the storefront.
  private func candidates() -> [Plan] {
    let catalog = workspace.catalog
    return catalog.products.flatMap { product in
      do throws(PlanError) {
        return try Plan.plans(of: product, in: storefront, soldBy: catalog.store).map(buyingSeats)
      } catch {
        return []
      }
    }
  }

  private func named(_ options: ParsedOptions) throws(InputError) -> [Product]? {
    guard let text = options[.products] else { return nil }
    var products: [Product] = []
    for id in text.split(separator: ",", omittingEmptySubsequences: false) {
      let product = try product(String(id))
      guard !products.contains(product) else {
        throw .message("'--products' names '\(product.id)' twice")
      }
      products.append(product)
    }
    return products
  }

  /// The product with an identifier that an option or, under a key, the project file names.
  private func product(_ id: String, namedIn key: String? = nil) throws(InputError) -> Product {
    if let product = workspace.catalog.product(id) { return product }
    let ids = workspace.catalog.products.map(\.id)
    let hint = nearestText(to: id, in: ids).map { "; did you mean '\($0)'?" } ?? ""
    let more = ids.count > shownProducts ? " and \(ids.count - shownProducts) more" : ""
    let known = "(products: \(ids.prefix(shownProducts).joined(separator: ", "))\(more))"
    let catalog = workspace.catalogFile.file
    guard let key else { throw .message("\(catalog): no product '\(id)'\(hint) \(known)") }
    throw .message(
      "\(workspace.projectFile ?? "paywall.json"): \"\(key)\" names '\(id)', and \(catalog) "
        + "has no such product\(hint) \(known)")
  }

  /// The products that the project names and the template can show, else those of the catalog.
  private func suggested(for template: TemplateDefinition) throws(InputError) -> [Product] {
    var named: [Product] = []
    for id in workspace.project.plans { named.append(try product(id, namedIn: "plans")) }
    let all = named.isEmpty ? workspace.catalog.products : named
    let products = all.filter { template.kinds.contains($0.kind.name) }
    guard !products.isEmpty || !template.needsProduct else {
      let problem =
        named.isEmpty ? "the catalog has none" : "\"plans\" names none; name some with --products"
      throw .misfit(
        .product,
        "template '\(template.name)' shows \(template.kinds.joined(separator: ", ")), and \(problem)",
        file: named.isEmpty ? workspace.catalogFile.file : workspace.projectFile)
    }
    return products
  }

  /// The plans of the first product's group, as many as the template shows.
  private static func firstChoice(of plans: [Plan], for template: TemplateDefinition) -> String {
    let group = plans.first?.product.groupID
    let choice = plans.filter { $0.product.groupID == group }
      .prefix(template.maximumPlans ?? plans.count)
    var ids: [String] = []
    for plan in choice where !ids.contains(plan.productID) { ids.append(plan.productID) }
    return ids.joined(separator: ",")
  }

  /// Several groups, or more plans than the template shows, are a choice that nobody made.
  private func checkClear(
    _ plans: [Plan], for template: TemplateDefinition
  ) throws(InputError) {
    let groups = Set(plans.compactMap(\.product.groupID))
    let tooMany = template.maximumPlans.map { plans.count > $0 } ?? false
    guard template.needsProduct, groups.count > 1 || tooMany else { return }
    let ids = plans.map(\.productID).joined(separator: ",")
    let problem = groups.count > 1 ? "several subscription groups" : "several products"
    throw .misfit(
      .choice,
      "the catalog has \(problem); "
        + "choose with --products, or with \"plans\" in paywall.json: \(ids); for example "
        + "--products \(Self.firstChoice(of: plans, for: template))",
      file: workspace.catalogFile.file)
  }
}

/// How many products a message lists.
private let shownProducts = 20

extension ReaderStateName {
  /// Whether the state is about a higher price.
  fileprivate var isPriceIncrease: Bool {
    self == .priceIncreaseConsent || self == .priceIncreaseNotice
  }
}

extension TemplateDefinition {
  /// Whether a plan is paid in the way that the template is for.
  fileprivate func isPaid(_ plan: Plan) -> Bool {
    switch billing {
    case nil: true
    case .monthly: plan.commitment != nil
    case .upFront: plan.commitment == nil
    }
  }

  /// Whether a plan has the offer that the template is about; a template about no kind of offer shows any plan.
  fileprivate func shows(_ plan: Plan, offer: OfferChoice) -> Bool {
    guard case .kind = self.offer else { return true }
    return plan.offer(offer) != nil
  }
}

extension OfferChoice {
  /// The choice that `--offer` makes: a word, a kind of offer, or an offer's own name.
  fileprivate init(option text: String) {
    switch text {
    case "introductory": self = .introductory
    case "none": self = .none
    case "promotional", "offerCode", "winBack": self = .kind(text)
    default: self = .named(text)
    }
  }
}

extension Product {
  /// The subscription group; `nil` for a product that has none.
  var groupID: String? {
    if case .autoRenewable(let subscription) = kind { return subscription.groupID }
    return nil
  }
}

extension ParsedOptions {
  /// How many seats are bought, when `--seats` says so.
  fileprivate var seats: Int? {
    get throws(InputError) {
      guard has(.seats) else { return nil }
      return try checkedNumber(.seats, in: 1...GraduatedPrice.maximumSeats, default: 1)
    }
  }
}
