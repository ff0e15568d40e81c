import PricingEngine

/// Writes copy as plain text: wrapped for reading, without spaces at the ends of lines.
public struct TextRenderer: Sendable {
  private let layout: MustacheTemplate
  private let columns: Int

  /// The widths that text can be wrapped to.
  public static let columnRange = 20...400

  /// Creates a renderer for a layout, wrapping to a number of columns; East Asian characters take two.
  public init(layout: MustacheTemplate, columns: Int) {
    self.layout = layout
    self.columns = columns
  }

  /// The copy as text, with one line end at its end.
  public func text(
    _ copy: PaywallCopy, template: TemplateDefinition
  ) throws(RenderError) -> String {
    var rendered: [UInt8] = []
    try form(of: copy, template: template).fill(copy.openTexts, into: &rendered)
    return String(decoding: rendered, as: UTF8.self)
  }

  /// The copy as text that leaves open what shows figures: the form of all copy with the same outline but for these.
  public func form(
    of copy: PaywallCopy, template: TemplateDefinition
  ) throws(RenderError) -> TextForm {
    let form: LayoutForm
    do throws(ViewMismatch) {
      form = try layout.form(of: LayoutView.value(of: copy, template: template))
    } catch {
      throw .view(error)
    }
    let missing = RequiredSections.missing(
      from: form, copy: copy, template: template, isHTML: false)
    if let missing { throw .missingSection(id: missing.id) }
    do throws(ICUError) {
      return try TextForm(form, columns: columns, breaker: try LineBreaker(locale: copy.locale))
    } catch {
      throw .lineBreaks(error)
    }
  }
}
