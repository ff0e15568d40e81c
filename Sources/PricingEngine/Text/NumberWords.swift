internal import CICU

/// Numbers in the words of a locale, in every gender and case that ICU has rules for.
///
/// - Parameters:
///   - numbers: The numbers.
///   - locale: The locale.
/// - Returns: The words of each number, in lower case; none where ICU writes digits.
/// - Throws: `ICUError` when ICU's rules cannot be read.
package func numberWords(
  for numbers: [Int], in locale: LocaleTag
) throws(ICUError) -> [String: Int] {
  var status: Int32 = 0
  let speller = locale.tag.withICUText { cicu_speller_open($0, $1, &status) }
  guard status <= 0 else { throw ICUError(status: status) }
  defer { cicu_speller_close(speller) }
  var words: [String: Int] = [:]
  for form in 0..<cicu_speller_form_count(speller) {
    for number in numbers {
      let word = try icuText { buffer, capacity, status in
        cicu_spell(speller, form, Int64(number), buffer, capacity, &status)
      }
      guard !word.unicodeScalars.contains(where: { $0.decimalDigitValue != nil }) else { continue }
      words[word.lowercased()] = number
    }
  }
  return words
}
