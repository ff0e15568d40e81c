import CopyTemplates
import PricingEngine

extension CellCheck {
  static let argUnresolvedInOutput = CellCheck(
    LocalizationCheck(
      "arg-unresolved-in-output", .arguments, .error,
      requirement: "No argument in braces survives in finished text.",
      reason: "A reader who sees {price} sees no price.",
      fix: "Name the argument as the contract does, and take it out of quotes."),
    ofSection: { section in
      braceTokens(in: section.text.bytes)
        .filter { token in !section.names.contains { $0.overlaps(token) } }
        .map { CellFault("'\(section.text[$0])' stands in the finished text", at: $0) }
    })
}

/// Names in single or double braces: `{price}`, `{{price}}`, `{{#plans}}`.
private func braceTokens(in bytes: [UInt8]) -> [Range<Int>] {
  var found: [Range<Int>] = []
  var place = 0
  while let open = bytes[place...].firstIndex(of: UInt8(ascii: "{")) {
    let name = bytes[open...].firstIndex { $0 != UInt8(ascii: "{") } ?? bytes.endIndex
    let end = bytes[name...].firstIndex { !isNamePart($0) } ?? bytes.endIndex
    let close = bytes[end...].firstIndex { $0 != UInt8(ascii: "}") } ?? bytes.endIndex
    let isNamed = bytes[name..<end].contains { ($0 | 0x20) >= UInt8(ascii: "a") }
    if isNamed, close > end { found.append(open..<close) }
    place = max(close, open + 1)
  }
  return found
}

private func isNamePart(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
    UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "^"), UInt8(ascii: " "):
    true
  default: false
  }
}
