import CopyTemplates
import PricingEngine

func readArb(_ bytes: [UInt8]) {
  guard let text = source(bytes) else { return }
  var findings: [Finding] = []
  let file = ArbFile(reading: text, locale: PackageFile.english, into: &findings)
  let reader = LocaleMessagesReader(contract: PackageFile.contract)
  reader.checkKeys(of: file, into: &findings)
  _ = reader.read(
    [file], locale: PackageFile.english, keys: Set(file.messages.keys), into: &findings)
  show(findings, in: text)
}

/// The first byte chooses the number that fills in plurals.
func readMessage(_ bytes: [UInt8]) {
  let (number, rest) = choosing([0, 1, 2, 5, -1, 1_000_000], bytes)
  guard let text = source(rest)?.text else { return }
  do throws(MessageSyntaxError) {
    let message = try ICUMessage(pattern: text, locale: PackageFile.english)
    for problem in message.problems { _ = problem.message }
    var values: [String: MessageValue] = [:]
    for argument in message.arguments {
      values[argument.name] = argument.takesNumber ? .number(number) : .text("{x} '#'")
    }
    do throws(MessageFormatError) { _ = try message.format(values) } catch { _ = "\(error)" }
  } catch {
    _ = error.message
  }
}

/// What was read is written in every format.
func readExchange(_ bytes: [UInt8]) {
  let (format, rest) = choosing(ExchangeFormat.allCases, bytes)
  guard let text = source(rest, file: "en" + format.fileEnding) else { return }
  var findings: [Finding] = []
  let importer = MessageImporter(contract: PackageFile.contract, source: PackageFile.messages)
  let tables = importer.read(text, as: format, into: &findings)
  show(findings, in: text)
  let exporter = MessageExporter(contract: PackageFile.contract, source: PackageFile.messages)
  for format in ExchangeFormat.allCases {
    do throws(ICUError) { _ = try exporter.write(tables, as: format) } catch { _ = "\(error)" }
  }
}
