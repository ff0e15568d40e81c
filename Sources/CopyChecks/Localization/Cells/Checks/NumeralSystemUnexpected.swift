import CopyTemplates
import PricingEngine

extension CellCheck {
  static let numeralSystemUnexpected = CellCheck(
    LocalizationCheck(
      "numeral-system-unexpected", .prices, .warning,
      requirement: "The numbers of a message have the digits of the reader's locale.",
      reason: "Prices in one script and lengths in another look like two different sources.",
      fix: "Insert the number through an argument, or name the digits in the locale: ar-u-nu-latn."),
    ofSection: { section in
      guard section.isMessage || section.prices.contains(where: { $0.range != nil }) else {
        return []
      }
      let digits = section.ownDigits
      // Two scripts in one text are a finding of their own.
      guard let first = digits.first, first.zero != section.writing.zero,
        digits.allSatisfy({ $0.zero == first.zero })
      else { return [] }
      let range = section.number(at: first.offset)
      return [
        CellFault(
          "'\(section.text[range])' is not in the digits of '\(section.writing.locale.tag)'",
          at: range)
      ]
    })
}
