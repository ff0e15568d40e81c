@testable import PricingEngine

/// A text with a flag at the place where a finding is expected, so that nobody counts columns by hand.
struct MarkedText {
  /// The text without the flag.
  let text: String
  /// Where the flag was, from 1, the column in UTF-8 bytes; `nil` without one.
  let line: Int?
  let column: Int?

  init(_ marked: String) {
    let scalars = marked.unicodeScalars
    text = String(String.UnicodeScalarView(scalars.filter { $0 != "⚑" }))
    let before = scalars.firstIndex(of: "⚑").map { scalars[..<$0] }
    let lines = before?.split(separator: "\n", omittingEmptySubsequences: false)
    line = lines?.count
    column = lines?.last.map { String($0).utf8.count + 1 }
  }

  /// The place in a file.
  func location(in file: String) -> SourceLocation {
    guard let line, let column else { return SourceLocation(file: file) }
    return SourceLocation(file: file, line: line, column: column)
  }
}
