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
    do throws(ViewMismatch) {
      try layout.render(LayoutView.value(of: copy, template: template), into: &rendered)
    } catch {
      throw .view(error)
    }
    let missing = RequiredSections.missing(
      from: rendered, copy: copy, template: template, isHTML: false)
    if let missing { throw .missingSection(id: missing.id) }
    do throws(ICUError) {
      return try wrapped(
        String(decoding: rendered, as: UTF8.self), breaker: try LineBreaker(locale: copy.locale))
    } catch {
      throw .lineBreaks(error)
    }
  }

  private func wrapped(_ text: String, breaker: LineBreaker) throws(ICUError) -> String {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if words.isEmpty {
        if lines.last?.isEmpty == false { lines.append("") }
        continue
      }
      let indent = String(repeating: " ", count: line.count - words.count)
      let hang = indent + String(repeating: " ", count: try bulletColumns(of: words, breaker))
      let width = max(Self.columnRange.lowerBound / 2, columns - hang.count)
      let parts = try breaker.lines(of: String(words), columns: width)
      for (index, part) in parts.enumerated() { lines.append((index == 0 ? indent : hang) + part) }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// How far the lines after the first stand in; a bullet takes two columns in East Asian text.
private func bulletColumns(
  of words: Substring, _ breaker: LineBreaker
) throws(ICUError) -> Int {
  words.hasPrefix(bullet) ? try breaker.columns(of: bullet) : 0
}

private let bullet = "• "

/// Why copy could not be written down.
public enum RenderError: Error, Sendable {
  /// The layout was compiled for another template.
  case view(ViewMismatch)
  /// The layout leaves out a section that the template requires.
  case missingSection(id: String)
  /// ICU found no places to break lines.
  case lineBreaks(ICUError)
}
