import PricingEngine

/// A text as one line that is safe on a terminal and in the log of a build server.
///
/// Control, invisible and direction characters are spelled out as by `quotable`. Build servers obey a log line with `##[error]` or
/// `##vso[…]` anywhere in it; the second `#` is spelled out there.
func inert(_ text: String, upTo length: Int = .max) -> String {
  let shown = quotable(text, upTo: length)
  return shown.utf8.contains(UInt8(ascii: "#")) ? withoutCommands(shown) : shown
}

/// A path at the start of a line; GitHub Actions obeys a line that starts with `::`.
func inertPath(_ path: String) -> String {
  let shown = inert(path)
  return shown.drop { $0 == " " }.utf8.starts(with: "::".utf8) ? "./" + shown : shown
}

/// A place as `file:line:column`, or who speaks when there is none.
func inertPlace(_ location: SourceLocation?) -> String {
  guard let location else { return "paywall-render" }
  return [
    inertPath(location.file), location.line.map(String.init), location.column.map(String.init),
  ]
  .compactMap(\.self).joined(separator: ":")
}

private func withoutCommands(_ text: String) -> String {
  let scalars = Array(text.unicodeScalars)
  var shown = ""
  for (index, scalar) in scalars.enumerated() {
    let isSecond = scalar == "#" && index > 0 && scalars[index - 1] == "#"
    let next = isSecond ? scalars[(index + 1)...].first { !$0.isASCIILetter } : nil
    if next == "[" { shown += "\\u{0023}" } else { shown.unicodeScalars.append(scalar) }
  }
  return shown
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { isASCII && properties.isAlphabetic }
}
