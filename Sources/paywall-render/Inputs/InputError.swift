import CopyTemplates
import PricingEngine

/// Why a command cannot run with the inputs it was given.
enum InputError: Error {
  /// The command line is wrong.
  case usage(UsageError)
  /// A file cannot be read or written.
  case file(FileError)
  /// Files were read and have errors; `source` is the file that excerpts come from.
  case findings([Finding], source: SourceText?)
  /// Messages were read and have errors; `source` is the file that excerpts come from.
  case messages([Finding], source: SourceText?)
  /// A layout has errors.
  case layout(TemplateErrors)
  /// A template, a catalog and a storefront do not go together; the text is the whole sentence.
  case misfit(Misfit, String, file: String? = nil)
  /// Something else does not fit; the text is the whole sentence.
  case message(String)
  /// A template would mislead; `source` is its file.
  case dishonest([Finding], source: SourceText)
  /// The copy cannot be written truthfully.
  case composition(CompositionError)

  /// Why a paywall cannot be one of a storefront and template, though nothing is wrong with either.
  enum Misfit {
    /// The catalog has no product or offer that the template shows.
    case product
    /// The catalog has several, and nobody chose.
    case choice
    /// The storefront has no price.
    case price
  }
}
