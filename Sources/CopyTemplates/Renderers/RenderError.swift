import PricingEngine

/// Why copy could not be written down.
public enum RenderError: Error, Sendable {
  /// The layout was compiled for another template.
  case view(ViewMismatch)
  /// The layout leaves out a section that the template requires.
  case missingSection(id: String)
  /// ICU found no places to break lines.
  case lineBreaks(ICUError)
}
