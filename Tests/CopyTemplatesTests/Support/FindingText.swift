import PricingEngine

extension Finding {
  /// Everything a finding says, in one line: `error: message [rule] file:1:2 at path (fix)`.
  var wholeText: String {
    let parts = [
      "\(severity.rawValue): \(message) [\(rule)]", location.map { "\($0)" },
      path.map { "at \($0)" }, productID.map { "of \($0)" }, fix.map { "(\($0))" },
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}

/// A text as a file named `file`.
func source(_ text: String, named file: String = "file.json") throws -> SourceText {
  try SourceText(file: file, bytes: Array(text.utf8))
}
