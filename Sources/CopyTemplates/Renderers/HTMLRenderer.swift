/// Writes copy as HTML through a layout.
public struct HTMLRenderer: Sendable {
  private let layout: MustacheTemplate

  /// Creates a renderer for a layout that was compiled for HTML.
  public init(layout: MustacheTemplate) { self.layout = layout }

  /// The copy as HTML; with evidence, a page ends with what each claim rests on.
  public func text(
    _ copy: PaywallCopy, template: TemplateDefinition, withEvidence: Bool = false
  ) throws(RenderError) -> String {
    String(
      decoding: try bytes(copy, template: template, withEvidence: withEvidence), as: UTF8.self)
  }

  /// The copy as HTML in UTF-8.
  public func bytes(
    _ copy: PaywallCopy, template: TemplateDefinition, withEvidence: Bool = false
  ) throws(RenderError) -> [UInt8] {
    var rendered: [UInt8] = []
    try form(of: copy, template: template, withEvidence: withEvidence)
      .fill(copy.openTexts, into: &rendered)
    return rendered
  }

  /// The copy as HTML that leaves open what shows figures: the form of all copy with the same outline but for these.
  public func form(
    of copy: PaywallCopy, template: TemplateDefinition, withEvidence: Bool = false
  ) throws(RenderError) -> LayoutForm {
    let form: LayoutForm
    do throws(ViewMismatch) {
      form = try layout.form(
        of: LayoutView.value(of: copy, template: template, withEvidence: withEvidence))
    } catch {
      throw .view(error)
    }
    let missing = RequiredSections.missing(from: form, copy: copy, template: template, isHTML: true)
    if let missing { throw .missingSection(id: missing.id) }
    return form
  }
}
