import PricingEngine

/// Says what becomes of forms for exact numbers, such as `=1`, in formats that have categories only.
struct ExactForms {
  private let rules: PluralRules

  init(locale: LocaleTag) throws(ICUError) { rules = try PluralRules(locale: locale) }

  /// The category that holds nothing but a number; `nil` when the category holds more.
  ///
  /// Zero counts only for itself: French puts 0 and 1 into one category, and no offer is for zero days.
  func category(ofOnly number: Int) throws(ICUError) -> PluralCategory? {
    let category = try rules.category(of: number)
    for other in Self.samples where other != number {
      if try rules.category(of: other) == category { return nil }
    }
    return category
  }

  /// Numbers beyond 200 repeat the categories of smaller ones, but for a million, which French and Spanish set apart.
  private static let samples = Array(1...200) + [1000, 1_000_000]

  /// A plural whose exact forms are put into the categories that hold only their number.
  ///
  /// - Parameters:
  ///   - choice: The plural.
  ///   - keepsWithoutCategory: Whether `=0`, `=1` and `=2` stay in a language that has no category `zero`, `one`, `two`.
  /// - Returns: The plural, and the selectors that are lost.
  /// - Throws: `ICUError` when ICU fails.
  func folded(
    _ choice: MessagePart.Choice, keepsWithoutCategory: Bool
  ) throws(ICUError) -> (MessagePart.Choice, lost: [String]) {
    var folded = choice
    var lost: [String] = []
    for form in choice.forms where form.selector.hasPrefix("=") {
      folded.forms.removeAll { $0.selector == form.selector }
      let number = Int(form.selector.dropFirst())
      let named: PluralCategory? =
        switch number {
        case 0: .zero
        case 1: .one
        case 2: .two
        default: nil
        }
      if let number, let category = try category(ofOnly: number) {
        folded.set(category.rawValue, to: form.parts)
      } else if keepsWithoutCategory, let named, !rules.categories.contains(named) {
        folded.forms.insert(form, at: folded.forms.count { $0.selector.hasPrefix("=") })
      } else {
        lost.append(form.selector)
      }
    }
    return (folded, lost)
  }
}

extension MessagePart.Choice {
  /// Puts a form in the place of the one that has its selector, or before all others.
  fileprivate mutating func set(_ selector: String, to parts: [MessagePart]) {
    let form = MessagePart.Form(selector: selector, parts: parts)
    if let index = forms.firstIndex(where: { $0.selector == selector }) {
      forms[index] = form
    } else {
      forms.insert(form, at: forms.count { $0.selector.hasPrefix("=") })
    }
  }
}
