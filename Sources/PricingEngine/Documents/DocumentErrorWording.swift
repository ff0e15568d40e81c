extension DocumentError {
  /// The stable name of the rule that the file breaks.
  public var rule: String {
    switch self {
    case .tooLarge: "file-too-large"
    case .utf16: "file-utf-16"
    case .utf32: "file-utf-32"
    case .notUTF8: "file-not-utf-8"
    case .nulByte: "file-nul-byte"
    case .macOSAlias: "file-macos-alias"
    case .gitLFSPointer: "file-git-lfs-pointer"
    case .propertyList: "file-property-list"
    case .webPage: "file-web-page"
    case .empty: "file-empty"
    case .blank: "file-blank"
    case .onlyComments: "file-only-comments"
    }
  }

  /// What the file is, lower case, without a full stop.
  public var message: String {
    switch self {
    case .tooLarge(let count):
      "the file has \(count) bytes, expected at most \(SourceText.maximumByteCount)"
    case .utf16(let isBigEndian):
      "the file is UTF-16 (\(isBigEndian ? "big" : "little")-endian), expected UTF-8"
    case .utf32: "the file is UTF-32, expected UTF-8"
    case .notUTF8(_, let byte):
      "the file is not UTF-8: byte 0x\(hexadecimal(UInt32(byte), digits: 2)) is out of place"
    case .nulByte: "the file holds a NUL byte, so it is not a text file"
    case .macOSAlias: "this is a macOS alias, not the file itself"
    case .gitLFSPointer: "this is a Git LFS pointer, not the file itself"
    case .propertyList: "this is a property list, expected JSON"
    case .webPage: "this is a web page, expected JSON"
    case .empty: "the file is empty"
    case .blank: "the file holds only white space"
    case .onlyComments: "no JSON value: the file holds only comments"
    }
  }

  /// What to do about it, as an imperative.
  public var fix: String {
    switch self {
    case .tooLarge: "check that it is the right file, or split it"
    case .utf16, .utf32, .notUTF8: "save the file as UTF-8"
    case .nulByte: "check that it is the right file"
    case .macOSAlias: "give the original file in place of the alias"
    case .gitLFSPointer: "run 'git lfs pull' to download the file"
    case .propertyList: "convert it with 'plutil -convert json'"
    case .webPage: "download the file itself, not the page that shows it"
    case .empty, .blank: "check that it is the right file and that it was saved"
    case .onlyComments: "restore the file's contents: an editor template may have replaced them"
    }
  }

  /// The error as a finding about a file; it has a line and column when one place is to blame.
  public func finding(file: String) -> Finding {
    let location =
      switch self {
      case .notUTF8(let location, _), .nulByte(let location): location
      default: SourceLocation(file: file)
      }
    return Finding(.error, rule: rule, at: location, message, fix: fix)
  }
}

/// A number in capital hexadecimal digits, padded with zeros.
func hexadecimal(_ number: UInt32, digits: Int) -> String {
  let text = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
