import CopyTemplates
import Glibc
import PricingEngine

/// The package's own messages and phrases, which inputs are read with; the working folder is the package.
enum PackageFile {
  static let contract: MessageContract = {
    var findings: [Finding] = []
    return MessageContract(reading: text("Locales/contract.json"), into: &findings)
  }()

  /// The messages of `en`.
  static let messages: MessageTable = {
    var findings: [Finding] = []
    let importer = MessageImporter(
      contract: contract, source: MessageTable(locale: english, entries: []))
    guard
      let table = importer.read(text("Locales/en.arb"), as: .arb, into: &findings).first
    else { fatalError("Locales/en.arb cannot be read") }
    return table
  }()

  static let english: LocaleTag = {
    do throws(LocaleError) { return try LocaleTag("en") } catch { fatalError("\(error)") }
  }()

  static func text(_ path: String) -> SourceText {
    guard let file = fopen(path, "r") else { fatalError("\(path) cannot be opened") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    guard let text = source(bytes, file: path) else { fatalError("\(path) is no text") }
    return text
  }
}
