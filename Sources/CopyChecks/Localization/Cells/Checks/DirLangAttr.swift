import CopyTemplates
import PricingEngine

extension CellCheck {
  static let dirLangAttr = CellCheck(
    LocalizationCheck(
      "dir-lang-attr", .typography, .error,
      requirement: "HTML names the language and the direction of its text.",
      reason:
        "Without them screen readers use a wrong voice, and punctuation lands on the wrong side.",
      fix: "Write lang=\"{{lang}}\" dir=\"{{dir}}\" on the outermost element."),
    ofCell: { cell in
      guard let html = cell.html else { return [] }
      let wanted = [
        ("lang", cell.copy.locale.baseTag), ("dir", cell.copy.locale.direction.rawValue),
      ]
      return wanted.compactMap { name, value in
        guard let found = firstAttribute(name, in: html) else {
          return CellFault("the HTML has no '\(name)', which is '\(value)'")
        }
        guard found != value else { return nil }
        return CellFault("the HTML has \(name)=\"\(found)\", and it is '\(value)'")
      }
    })
}

/// The value of the first attribute of a name, in double quotes.
private func firstAttribute(_ name: String, in html: TextBytes) -> String? {
  guard let start = html.range(of: " \(name)=\"")?.upperBound,
    let end = html.bytes[start...].firstIndex(of: UInt8(ascii: "\""))
  else { return nil }
  return html[start..<end]
}
