import PricingEngine

/// Reads files as text.
enum Inputs {
  /// The text of a file; `-` is standard input.
  static func source(at path: String) throws(InputError) -> SourceText {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileReader.bytes(at: path) } catch { throw .file(error) }
    return try source(bytes: bytes, named: path == "-" ? FileReader.standardInput : path)
  }

  /// The text of bytes that come from somewhere else.
  static func source(bytes: [UInt8], named name: String) throws(InputError) -> SourceText {
    do throws(DocumentError) {
      return try SourceText(file: name, bytes: bytes)
    } catch {
      throw .findings([error.finding(file: name)], source: nil)
    }
  }

  /// A locale tag that an option gives.
  static func locale(_ text: String) throws(InputError) -> LocaleTag {
    do throws(LocaleError) { return try LocaleTag(text) } catch {
      throw .message(error.message)
    }
  }

  /// The day that an option gives, if it was given.
  static func date(
    _ option: Option, _ options: ParsedOptions
  ) throws(InputError) -> CalendarDate? {
    guard let text = options[option] else { return nil }
    do throws(CalendarDateError) { return try CalendarDate(iso: text) } catch {
      guard case .malformed = error else {
        throw .message("'\(option.flag) \(text)': \(error.message)")
      }
      throw .usage(
        .badValue(
          option: option, value: text, expected: ["a date such as 2027-01-31"], suggestion: nil))
    }
  }

  /// A storefront that an option gives.
  static func storefront(_ text: String) throws(InputError) -> Storefront {
    do throws(StorefrontError) { return try Storefront(code: text) } catch {
      switch error {
      case .unknown(let code, let suggestion):
        let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
        throw .message(
          "unknown storefront '\(code)'\(hint) (three-letter codes such as USA, DEU, JPN)")
      }
    }
  }
}
