extension InputError {
  /// Why a paywall of many is left out.
  ///
  /// - Parameters:
  ///   - namesTemplates: Whether somebody asked for the template by name.
  ///   - namesStorefronts: Whether somebody asked for the storefront by name.
  /// - Returns: The reason in words; `nil` for a failure that nobody should leave out in silence.
  func reasonToSkip(namesTemplates: Bool, namesStorefronts: Bool) -> String? {
    switch self {
    case .misfit(.product, let text, _): text
    case .misfit(.choice, let text, _): namesTemplates ? nil : text
    case .misfit(.price, _, _):
      namesStorefronts ? nil : "it shows a product without a price in the storefront"
    case .composition(.wrongProducts(_, let problem)), .composition(.wrongState(_, let problem)):
      problem
    default: nil
    }
  }
}
