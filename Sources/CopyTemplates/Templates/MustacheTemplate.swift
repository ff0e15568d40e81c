import PricingEngine

/// A layout that was checked against the type of its values: rendering it cannot go wrong.
///
/// Layouts are Mustache: its specification's modules interpolation, sections, inverted, comments,
/// delimiters and partials hold. Names must exist, and partials must not include themselves; both
/// are errors where Mustache shows nothing or goes on. A section runs for a flag that is set, a
/// text and a list that are not empty, an object, and an optional value that is there; values of
/// optional types show nothing when they are absent.
public struct MustacheTemplate: Sendable {
  /// What the layout makes.
  public enum Escaping: Sendable, Hashable {
    /// HTML: each value is escaped for its place, and refused where no escaping makes it safe.
    case html
    /// Text: values are shown as they are.
    case none
  }

  /// The type of the values that the layout is rendered with.
  public let schema: ViewType
  private let program: TemplateProgram

  /// Compiles and checks a layout.
  ///
  /// - Parameters:
  ///   - source: the layout.
  ///   - partials: the partials by the names that layouts use.
  ///   - schema: the type of the values.
  ///   - escaping: what the layout makes.
  /// - Throws: `TemplateErrors` with everything that is wrong with the layout and the partials it
  ///   uses.
  public init(
    compiling source: SourceText, partials: [String: SourceText] = [:], schema: ViewType,
    escaping: Escaping
  ) throws(TemplateErrors) {
    self.schema = schema
    program = try TemplateResolver.program(
      for: source, partials: partials, schema: schema, isHTML: escaping == .html)
  }

  /// Renders the layout as UTF-8 at the end of a buffer, which stays as it is after an error.
  ///
  /// - Throws: `ViewMismatch` for a value that is not of the layout's type.
  public func render(_ view: ViewValue, into output: inout [UInt8]) throws(ViewMismatch) {
    try schema.check(view)
    var renderer = TemplateRenderer(program, root: view, output: output)
    output = []
    renderer.run()
    output = renderer.output
  }

  /// Renders the layout with the open texts of a view left open.
  ///
  /// - Throws: `ViewMismatch` for a value that is not of the layout's type.
  func form(of view: ViewValue) throws(ViewMismatch) -> LayoutForm {
    try schema.check(view)
    var renderer = TemplateRenderer(program, root: view, output: [])
    renderer.run()
    return LayoutForm(bytes: renderer.output, openings: renderer.openings)
  }

  /// Renders the layout.
  ///
  /// - Throws: `ViewMismatch` for a value that is not of the layout's type.
  public func render(_ view: ViewValue) throws(ViewMismatch) -> String {
    var output: [UInt8] = []
    try render(view, into: &output)
    return String(decoding: output, as: UTF8.self)
  }
}
