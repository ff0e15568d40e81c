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
  /// Something else does not fit; the text is the whole sentence.
  case message(String)
  /// A template would mislead; `source` is its file.
  case dishonest([Finding], source: SourceText)
  /// The copy cannot be written truthfully.
  case composition(CompositionError)
}
