/// Writes copy as HTML through a layout.
public struct HTMLRenderer: Sendable {
  private let layout: MustacheTemplate

  /// Creates a renderer for a layout that was compiled for HTML.
  public init(layout: MustacheTemplate) { self.layout = layout }

  /// The copy as HTML.
  public func text(
    _ copy: PaywallCopy, template: TemplateDefinition
  ) throws(RenderError) -> String {
    do throws(ViewMismatch) {
      return try layout.render(LayoutView.value(of: copy, template: template))
    } catch {
      throw .view(error)
    }
  }
}
