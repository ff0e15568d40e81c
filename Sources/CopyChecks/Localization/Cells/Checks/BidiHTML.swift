import CopyTemplates
import PricingEngine

extension CellCheck {
  static let bidiHTML = CellCheck(
    LocalizationCheck(
      "bidi-html", .typography, .warning,
      requirement: "In HTML an isolated value stands in <bdi>.",
      reason:
        "Invisible controls are lost when markup is edited, and the values then change places.",
      fix: "Let the layout escape the text, with two braces."),
    ofCell: { cell in
      guard let html = cell.html else { return [] }
      return cell.sections.enumerated().compactMap { index, section in
        let text = section.section.text
        guard text.unicodeScalars.contains("\u{2068}"),
          html.range(of: htmlText(text)) == nil
        else { return nil }
        if html.range(of: htmlText(text, marksIsolates: false)) != nil {
          return CellFault("the HTML isolates with U+2068 instead of <bdi>", in: index)
        }
        let bare = text.unicodeScalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }
        guard html.range(of: htmlText(String(String.UnicodeScalarView(bare)))) != nil
        else { return nil }
        return CellFault("the HTML has lost the isolates of its values", in: index)
      }
    })
}
