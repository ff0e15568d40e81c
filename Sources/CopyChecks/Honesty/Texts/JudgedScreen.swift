import CopyTemplates
import PricingEngine

/// Everything that judgments on finished copy depend on, but for the figures of its products.
struct JudgedScreen: Hashable {
  private let state: ReaderState
  private let locale: String
  private let blocks: [Block]
  private let plans: [PlanShape]
  private let law: [Bool]
  private var storefront: String?

  fileprivate struct Block: Hashable {
    let id: String
    let item: String?
    let plan: Int?
    let claims: [ClaimKind]
    /// The words, when somebody else wrote them.
    let text: String?
  }

  fileprivate struct PlanShape: Hashable {
    let productID: String
    let commitment: Int?
    let seats: Int?
    let isPerSeat: Bool
    let isFree: Bool
    let savesSomething: Bool
    let shown: OfferShape?
    let offers: [OfferShape]
  }

  fileprivate struct OfferShape: Hashable {
    let kind: Offer.Kind
    let mode: String
    let period: String
    let count: Int
  }

  init(_ copy: PaywallCopy, _ template: TemplateDefinition, hasOwnMessages: Bool) {
    state = copy.state
    locale = copy.locale.tag
    let foreign = template.foreignSections(hasOwnMessages: hasOwnMessages)
    blocks = copy.sections.map { section in
      Block(
        id: section.id, item: section.item, plan: section.planIndex, claims: section.claims,
        text: foreign.contains(section.id) ? section.text : nil)
    }
    plans = copy.plans.map { PlanShape($0.quote) }
    let storefront = copy.storefront
    law = [storefront.isEuropean, storefront.isInEuropeanEconomicArea]
  }

  func only(in storefront: String) -> JudgedScreen {
    var screen = self
    screen.storefront = storefront
    return screen
  }
}

extension JudgedScreen.PlanShape {
  init(_ quote: Quote) {
    productID = quote.plan.productID
    commitment = quote.plan.commitment?.payments
    seats = quote.plan.seatCount
    isPerSeat = quote.plan.isPricedPerSeat
    isFree = quote.plan.price.amount == .zero
    savesSomething = quote.saving != nil
    shown = quote.offer.map(JudgedScreen.OfferShape.init)
    offers = quote.plan.offers.map(JudgedScreen.OfferShape.init)
  }
}

extension JudgedScreen.OfferShape {
  init(_ offer: Offer) {
    kind = offer.kind
    switch offer.terms {
    case .freeTrial(let period): (mode, self.period, count) = ("freeTrial", period.iso, 1)
    case .payAsYouGo(_, let period, let number):
      (mode, self.period, count) = ("payAsYouGo", period.iso, number)
    case .payUpFront(_, let period): (mode, self.period, count) = ("payUpFront", period.iso, 1)
    case .oneTime: (mode, period, count) = ("oneTime", "", 1)
    }
  }
}

extension ScreenReading {
  /// Whether somebody's words state a figure of the data, so that they can be true in one storefront and false in another.
  var dependsOnPrices: Bool {
    blocks.filter { $0.block.provenClaims == nil }.contains { block in
      block.amounts.contains { $0.kind != .number || $0.amount.fractionDigits > 0 }
        || block.mentions.contains { !$0.claim.isWithoutFigures }
    }
  }
}

extension LexiconClaim {
  /// Whether no rule holds the claim against a price, an offer's price or a saving.
  fileprivate var isWithoutFigures: Bool {
    switch self {
    case .noSubscription, .oneTime, .lifetime, .freeUnqualified, .subscriptionWording,
      .restorePurchases, .termsOfUse, .privacyPolicy, .decline, .familySharing, .allDevices,
      .collectsNothing, .futureUpdates, .everythingIn, .lossThreat, .lockedWithout, .cancelRoute,
      .cancelAnytime, .userCount, .recommended, .mostPopular, .awardOrRating:
      true
    default: false
    }
  }
}
