import PricingEngine

extension Storefront {
  /// Whether the law of the European Economic Area or the United Kingdom applies.
  var isEuropean: Bool { isInEuropeanEconomicArea || code == "GBR" }

  /// Whether the storefront is in the European Union (27 member states, 2026) or one of the three states beside it.
  var isInEuropeanEconomicArea: Bool { europeanEconomicArea.contains(code) }
}

private let europeanEconomicArea: Set<String> = [
  "AUT", "BEL", "BGR", "CYP", "CZE", "DEU", "DNK", "ESP", "EST", "FIN", "FRA", "GRC", "HRV", "HUN",
  "IRL", "ISL", "ITA", "LIE", "LTU", "LUX", "LVA", "MLT", "NLD", "NOR", "POL", "PRT", "ROU", "SVK",
  "SVN", "SWE",
]

extension ScreenReading {
  /// Whether the law of the European Economic Area applies to the screen.
  var isInEuropeanEconomicArea: Bool {
    quotes.first?.plan.storefront.isInEuropeanEconomicArea ?? false
  }
}
