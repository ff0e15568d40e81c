import CopyTemplates
import PricingEngine

/// The products that a project names are those that the catalog sells.
public enum ProjectProducts {
  /// What does not agree, both ways: products that the catalog lacks, and products that nobody shows.
  public static func findings(project: Project, catalog: Catalog, file: String) -> [Finding] {
    let location = SourceLocation(file: file)
    let ids = catalog.products.map(\.id)
    let sold = Set(ids)
    var suggester = Suggester(ids)
    var findings: [Finding] = []
    for (key, id) in project.namedProducts where !sold.contains(id) {
      findings.append(
        Finding(
          .error, rule: "project-product-unknown", at: location, path: key, productID: id,
          "the catalog has no product '\(id)'",
          fix: suggester.nearest(to: id).map { "write '\($0)'" }))
    }
    if let increase = project.facts.priceIncrease,
      let price = catalog.product(increase.productID)?.pricing[catalog.storefront]?.price,
      increase.newAmount <= price.amount
    {
      findings.append(
        Finding(
          .error, rule: "price-increase-not-higher", at: location, path: "priceIncrease.newPrice",
          productID: increase.productID,
          "expected a price above \(price.shownAmount.text), got \(increase.newAmount.text)"))
    }
    guard !project.plans.isEmpty else { return findings }
    let shown = Set(project.plans)
    for id in ids where !shown.contains(id) {
      findings.append(
        Finding(
          .note, rule: "catalog-product-unused", at: location, path: "plans", productID: id,
          "'\(id)' is in the catalog and not among the plans"))
    }
    return findings
  }
}

extension Project {
  /// The products that the file names, each with its key.
  fileprivate var namedProducts: [(key: String, id: String)] {
    var named = plans.enumerated().map { (key: "plans[\($0.offset)]", id: $0.element) }
    if let comparedTo { named.append((key: "compareTo", id: comparedTo)) }
    if let increase = facts.priceIncrease {
      named.append((key: "priceIncrease.product", id: increase.productID))
    }
    if let id = facts.policy.promotion?.productID {
      named.append((key: "policy.promotion.product", id: id))
    }
    for (index, evidence) in facts.policy.evidence.enumerated() {
      guard let id = evidence.productID else { continue }
      named.append((key: "policy.evidence[\(index)].product", id: id))
    }
    for (index, feature) in facts.features.enumerated() {
      for id in feature.productIDs?.sorted() ?? [] {
        named.append((key: "features[\(index)].products", id: id))
      }
    }
    return named
  }
}
