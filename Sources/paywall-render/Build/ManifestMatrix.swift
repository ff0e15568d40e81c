import PricingEngine

extension BuildMatrix {
  /// What was to be built besides the templates and locales, which a manifest lists with their inputs.
  ///
  /// Axes whose values somebody named one by one are `named`: what does not go together there is a mistake and not left out.
  var manifestText: String {
    let named =
      (namesTemplates ? ["template"] : []) + (namesStorefronts ? ["storefront"] : [])
    let states = templates.map { template in
      JSONOutput.object([
        ("template", .string(template.name)),
        ("states", list(template.states.map { $0.named == nil ? "usual" : $0.text })),
      ])
    }
    return JSONOutput.object([
      ("formats", list(formats.map(\.rawValue))), ("storefronts", list(storefronts.map(\.code))),
      ("states", .array(states)), ("named", list(named)),
    ]).text(pretty: false)
  }
}

/// The texts sorted: the order in which somebody names them changes nothing.
private func list(_ texts: [String]) -> JSONOutput { .array(texts.sorted().map { .string($0) }) }
