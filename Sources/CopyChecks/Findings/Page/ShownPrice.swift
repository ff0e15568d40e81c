import CopyTemplates
import PricingEngine

/// A price that a paywall shows, with what the eye cannot see of it.
struct ShownPrice: Hashable {
  /// The product's name.
  let product: String
  /// The price as the customer sees it.
  let text: String

  /// The prices of a paywall's plans that its copy shows, each once.
  static func prices(of copy: PaywallCopy) -> [ShownPrice] {
    var seen: Set<ShownPrice> = []
    return copy.plans.flatMap(prices).filter { price in
      copy.sections.contains { $0.text.contains(price.text) } && seen.insert(price).inserted
    }
  }

  private static func prices(of plan: PlanCopy) -> [ShownPrice] {
    let name = withoutStrayBidiControls(plan.displayName ?? plan.quote.plan.productID)
    let texts =
      [plan.price.text] + plan.offers.flatMap { [$0.price.text, $0.total.text] }
      + plan.equivalents.map(\.text) + [plan.commitment?.total.text].compactMap(\.self)
    return texts.map { ShownPrice(product: name, text: $0) }
  }

  /// What a layout sees of it.
  var value: ViewValue {
    .object([
      "product": .text(product), "text": .text(text), "codePoints": .text(CodePoints.all(of: text)),
      "invisible": .text(CodePoints.invisible(in: text)),
    ])
  }
}
