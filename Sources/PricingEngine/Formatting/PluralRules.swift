internal import CICU

/// A form that a language has for a number.
package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  /// Zero, where it has a form of its own: Arabic, Welsh.
  case zero
  /// One, and in some languages 21, 31 and more.
  case one
  /// Two, where it has a form of its own.
  case two
  /// A few: 2 to 4 in Polish.
  case few
  /// Many: 5 to 21 in Polish.
  case many
  /// Every other number; ICU wants it in every message.
  case other
}

/// The rules by which a locale chooses plural forms, as the ICU at hand has them.
package struct PluralRules: Sendable {
  private let handle: PluralRulesHandle
  /// The categories that the rules have.
  package let categories: Set<PluralCategory>

  /// Reads the rules of a locale.
  ///
  /// - Throws: `ICUError` when ICU's data cannot be read.
  package init(locale: LocaleTag) throws(ICUError) {
    handle = try PluralRulesHandle(locale: locale)
    let bits = try handle.categories()
    categories = Set(
      PluralCategory.allCases.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element))
  }

  /// The category of a whole number.
  ///
  /// - Throws: `ICUError` when ICU fails.
  package func category(of number: Int) throws(ICUError) -> PluralCategory {
    PluralCategory.allCases[try handle.category(of: number)]
  }
}

/// Owns ICU's plural rules, which are immutable, so that sharing one between threads is safe.
private final class PluralRulesHandle: Sendable {
  private nonisolated(unsafe) let handle: OpaquePointer?

  init(locale: LocaleTag) throws(ICUError) {
    handle = try icuCall { status in
      locale.tag.withICUText { cicu_plural_rules_open($0, $1, &status) }
    }
  }

  deinit { cicu_plural_rules_close(handle) }

  func category(of number: Int) throws(ICUError) -> Int {
    Int(try icuCall { status in cicu_plural_category(handle, Int64(number), &status) })
  }

  func categories() throws(ICUError) -> Int {
    Int(try icuCall { status in cicu_plural_categories(handle, &status) })
  }
}
