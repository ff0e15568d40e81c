import CopyTemplates
import PricingEngine

/// Writes files of messages into folders, which are made where they are not there yet.
enum LocaleFiles {
  /// The folder of `--output`, which a command needs.
  static func folder(_ options: ParsedOptions, command: String) throws(InputError) -> String {
    guard let folder = options[.output] else {
      throw .usage(.conflict("expected '--output DIR' for '\(command)'"))
    }
    return folder
  }

  /// Writes one file.
  static func save(_ text: String, to path: String) throws(InputError) {
    do throws(FileError) {
      try FileWriter.makeFolder(Paths.folder(of: path))
      try FileWriter.save(text, to: path)
    } catch {
      throw .file(error)
    }
  }

  /// The locales that a list of tags names, each of which has messages.
  static func locales(
    _ list: String?, in library: MessageLibrary
  ) throws(InputError) -> [LocaleTag] {
    guard let list else { return try library.locales() }
    var locales: [LocaleTag] = []
    for tag in list.split(separator: ",") {
      let locale = try Inputs.locale(String(tag))
      guard library.tags.contains(locale.tag) else {
        throw .message(
          "there is no file of messages for '\(locale.tag)'; "
            + "'paywall-render locales list' shows what there is")
      }
      if !locales.contains(locale) { locales.append(locale) }
    }
    return locales
  }
}
