#include <memory>

#include <unicode/brkiter.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/utext.h>

#include "facade.hpp"

namespace {

bool has_width_form(UChar32 character) {
  const int32_t type = u_getIntPropertyValue(character, UCHAR_DECOMPOSITION_TYPE);
  return type == U_DT_WIDE || type == U_DT_NARROW;
}

// The canonical decomposition, in which a full-width or half-width form stands for its character.
icu::UnicodeString decomposed(UChar32 character, UErrorCode &code) {
  const icu::Normalizer2 *normalizer = has_width_form(character)
      ? icu::Normalizer2::getNFKDInstance(code)
      : icu::Normalizer2::getNFDInstance(code);
  if (U_FAILURE(code)) return {};
  return normalizer->normalize(icu::UnicodeString(character), code);
}

bool is_line_break(UChar32 character) {
  return (character >= 0x0A && character <= 0x0D) || character == 0x85 ||
      (U_GET_GC_MASK(character) & (U_GC_ZL_MASK | U_GC_ZP_MASK)) != 0;
}

int32_t space_kind(UChar32 character) {
  const bool is_no_break = u_getIntPropertyValue(character, UCHAR_LINE_BREAK) == U_LB_GLUE;
  return is_no_break ? CICU_CHARACTER_NO_BREAK_SPACE : CICU_CHARACTER_SPACE;
}

bool ends_clause(UChar32 character) {
  const uint32_t separators = U_GC_PS_MASK | U_GC_PE_MASK | U_GC_SO_MASK;
  return u_hasBinaryProperty(character, UCHAR_TERMINAL_PUNCTUATION) ||
      (U_GET_GC_MASK(character) & separators) != 0;
}

}  // namespace

int32_t cicu_character_kind(int32_t character) {
  const uint32_t category = U_GET_GC_MASK(character);
  if (is_line_break(character)) return CICU_CHARACTER_LINE_BREAK;
  if (u_hasBinaryProperty(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) {
    return CICU_CHARACTER_IGNORABLE;
  }
  if (category & U_GC_ND_MASK) return CICU_CHARACTER_DIGIT;
  if (category & (U_GC_L_MASK | U_GC_NL_MASK)) return CICU_CHARACTER_LETTER;
  if (category & U_GC_M_MASK) return CICU_CHARACTER_MARK;
  if ((category & U_GC_ZS_MASK) || character == '\t') return space_kind(character);
  if (u_hasBinaryProperty(character, UCHAR_S_TERM)) return CICU_CHARACTER_SENTENCE_END;
  return ends_clause(character) ? CICU_CHARACTER_CLAUSE_END : CICU_CHARACTER_OTHER;
}

int32_t cicu_digit_value(int32_t character) { return u_charDigitValue(character); }

int32_t cicu_combining_class(int32_t character, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> int32_t {
    const icu::Normalizer2 *normalizer = icu::Normalizer2::getNFDInstance(code);
    return U_SUCCESS(code) ? normalizer->getCombiningClass(character) : 0;
  });
}

int32_t cicu_folded_character(
    int32_t character, bool turkic, int32_t *folded, int32_t capacity, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> int32_t {
    const uint32_t option = turkic ? U_FOLD_CASE_EXCLUDE_SPECIAL_I : U_FOLD_CASE_DEFAULT;
    // Folded before it is decomposed, since the Turkish capital I with a dot is one letter.
    const icu::UnicodeString parts = decomposed(u_foldCase(character, option), code);
    if (U_FAILURE(code)) return 0;
    int32_t count = 0;
    for (int32_t index = 0; index < parts.length(); index = parts.moveIndex32(index, 1)) {
      if (count < capacity) folded[count] = u_foldCase(parts.char32At(index), option);
      ++count;
    }
    if (count > capacity) code = U_BUFFER_OVERFLOW_ERROR;
    return count;
  });
}

int32_t cicu_word_boundaries(
    const char *tag, int32_t tag_length, const char *text, int32_t length, int32_t *boundaries,
    int32_t capacity, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> int32_t {
    icu::LocalUTextPointer source(
        utext_openUTF8(nullptr, length > 0 ? text : "", length, &code));
    const std::unique_ptr<icu::BreakIterator> words(icu::BreakIterator::createWordInstance(
        cicu::locale(tag, tag_length, code), code));
    if (U_FAILURE(code)) return 0;
    words->setText(source.getAlias(), code);
    int32_t count = 0;
    for (int32_t place = words->first(); U_SUCCESS(code) && place != icu::BreakIterator::DONE;
         place = words->next()) {
      if (count < capacity) boundaries[count] = place;
      ++count;
    }
    if (count > capacity) code = U_BUFFER_OVERFLOW_ERROR;
    return count;
  });
}
