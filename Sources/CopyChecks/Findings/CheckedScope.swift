/// How much was checked, so that a report can say "in 3 of 8 locales".
public struct CheckedScope: Sendable, Hashable {
  /// The cells of the matrix, each a text in one template, locale and storefront.
  public let cells: Int
  /// The locales; 0 when locales play no part.
  public let locales: Int
  /// The templates; 0 when templates play no part.
  public let templates: Int
  /// The storefronts; 0 when storefronts play no part.
  public let storefronts: Int

  /// Creates a scope.
  public init(cells: Int, locales: Int = 0, templates: Int = 0, storefronts: Int = 0) {
    self.cells = cells
    self.locales = locales
    self.templates = templates
    self.storefronts = storefronts
  }

  /// The same with more cells.
  public func adding(cells more: Int) -> CheckedScope {
    CheckedScope(
      cells: cells + more, locales: locales, templates: templates, storefronts: storefronts)
  }
}
