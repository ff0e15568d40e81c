import PricingEngine
import Testing

@testable import CopyChecks

@Suite struct PluralChecksTests {
  private static let english = "{count, plural, one {# month} other {# months}}"
  private static let days = OfferValues(counts: [.daysLeft: Array(1...30)], periods: nil)
  private static let used = OfferValues(counts: [.used: [0, 1, 2, 3]], periods: nil)

  static let rows = [
    MessageRow(
      "plural-value-uncovered", "few months in Russian", "ru", english,
      #""⚑{count, plural, one {# месяц} many {# месяцев} other {# месяца}}""#,
      ["error: 2, 3, 4 takes the form 'few', which is missing"]),
    MessageRow(
      "plural-value-uncovered", "no form for millions in Spanish", "es", english,
      #""{count, plural, one {# mes} other {# meses}}""#),
    MessageRow(
      "plural-value-uncovered", "no zero in Arabic", "ar", english,
      #""{count, plural, one {شهر} two {شهران} few {# أشهر} many {# شهرًا} other {# شهر}}""#),
    MessageRow(
      "plural-value-uncovered", "one wording for all numbers", "cs",
      "{remaining, plural, one {# more is free} other {# more are free}}",
      #""{remaining, plural, other {Ještě # zdarma}}""#),
    MessageRow(
      "plural-value-uncovered", "one wording for the words of a period", "cs", english,
      #""⚑⚑{count, plural, other {# měsíců}}""#,
      [
        "error: 1 takes the form 'one', which is missing",
        "error: 2, 3, 4 takes the form 'few', which is missing",
      ], key: "period.month.length"),
    MessageRow(
      "plural-category-invalid", "two in English", "en", english,
      #""{count, plural, one {#} ⚑two {#} other {#}}""#, ["warning: 'en' has no plural form 'two'"]),
    MessageRow(
      "plural-category-invalid", "many in Polish", "pl", english,
      #""{count, plural, one {#} few {#} many {#} other {#}}""#),
    MessageRow(
      "plural-one-literal", "1 for 21 days", "ru", "{daysLeft, plural, one {# day} other {# days}}",
      #""{daysLeft, plural, one {⚑1 день} few {# дня} many {# дней} other {# дня}}""#,
      ["error: '1' is typed, and the form 'one' stands for 1, 21"], offers: days),
    MessageRow(
      "plural-one-literal", "one is one in German", "de",
      "{daysLeft, plural, one {# day} other {# days}}",
      #""{daysLeft, plural, one {1 Tag} other {# Tage}}""#, offers: days),
    MessageRow(
      "plural-exact-shadows", "=1 in place of one", "ru",
      "{daysLeft, plural, one {# day} other {# days}}",
      #""{daysLeft, plural, ⚑=1 {# день} few {# дня} many {# дней} other {# дня}}""#,
      ["error: '=1' is not for 21, which takes the form 'one' too"], offers: days),
    MessageRow(
      "plural-exact-shadows", "=1 beside one", "ru",
      "{daysLeft, plural, one {# day} other {# days}}",
      #""{daysLeft, plural, =1 {день} one {# день} few {# дня} many {# дней} other {# дня}}""#,
      offers: days),
    MessageRow(
      "plural-number-mismatch", "shortened", "de", "{count, plural, one {#} other {#}}",
      #""{count, plural, one {#} other {⚑{count, number, ::compact-short} Tage}}""#,
      ["error: the plural over 'count' shows it with the format 'number, ::compact-short'"]),
    MessageRow(
      "plural-number-mismatch", "as it is", "de", "{count, plural, one {#} other {#}}",
      #""{count, plural, one {#} other {{count} Tage}}""#),
    MessageRow(
      "plural-zero-semantics", "un for zero in French", "fr",
      "{used, plural, one {# used} other {# used}}",
      #""{used, plural, ⚑one {un utilisé} other {# utilisés}}""#,
      ["warning: the form 'one' stands for 0 and 1 and shows neither"], offers: used),
    MessageRow(
      "plural-zero-semantics", "a form for zero", "fr",
      "{used, plural, one {# used} other {# used}}",
      #""{used, plural, =0 {aucun} one {un utilisé} other {# utilisés}}""#, offers: used),
    MessageRow(
      "period-count-one", "every 1 month in Chinese", "zh-Hans",
      "{count, plural, =1 {per month} other {every # months}}",
      #""{count, plural, ⚑other {每#个月}}""#,
      ["warning: the form 'other' shows the number 1, and the source does not"]),
    MessageRow(
      "period-count-one", "per month in Chinese", "zh-Hans",
      "{count, plural, =1 {per month} other {every # months}}",
      #""{count, plural, =1 {每月} other {每#个月}}""#),
  ]

  @Test(arguments: rows) func finds(row: MessageRow) throws { try row.expectFindings() }
}
