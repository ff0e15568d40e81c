import CopyTemplates
import PricingEngine

extension CellCheck {
  /// Messages are read before they are finished; only names and texts of the app's own bring in more.
  static let textSpace = CellCheck(
    LocalizationCheck(
      "text-space", .typography, .warning,
      requirement:
        "Names and texts of the app's own have no doubled spaces and none at their ends.",
      reason: "They leave holes in finished sentences.",
      fix: "Remove the space in the catalog or project file."),
    ofSection: { section in
      let ranges = section.isMessage ? section.names : [0..<section.text.bytes.count]
      return ranges.compactMap { range in
        guard let fault = spaceFault(in: section.text[range]) else { return nil }
        return CellFault("\(fault) in '\(section.text[range])'", at: range)
      }
    })
}

private func spaceFault(in text: String) -> String? {
  let scalars = text.unicodeScalars.filter { !$0.isDirectionMark }
  if scalars.first?.isSpace ?? false { return "a space at the start" }
  if scalars.last?.isSpace ?? false { return "a space at the end" }
  let isDoubled = zip(scalars, scalars.dropFirst()).contains { $0.isSpace && $1.isSpace }
  return isDoubled ? "a doubled space" : nil
}
