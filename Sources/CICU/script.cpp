#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/uscript.h>

#include "facade.hpp"

int32_t cicu_character_script(int32_t character) {
  UErrorCode code = U_ZERO_ERROR;
  const UScriptCode script = uscript_getScript(character, &code);
  return U_SUCCESS(code) && script > 0 ? script : USCRIPT_COMMON;
}

int32_t cicu_script_number(const char *script, int32_t length) {
  const std::string name(script, static_cast<size_t>(length));
  return u_getPropertyValueEnum(UCHAR_SCRIPT, name.c_str());
}

int32_t cicu_paired_bracket(int32_t character) {
  const int32_t partner = u_getBidiPairedBracket(character);
  switch (u_getIntPropertyValue(character, UCHAR_BIDI_PAIRED_BRACKET_TYPE)) {
    case U_BPT_OPEN:
      return partner;
    case U_BPT_CLOSE:
      return -partner;
    default:
      return 0;
  }
}

int32_t cicu_composed_text(
    const char *text, int32_t length, char *buffer, int32_t capacity, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> int32_t {
    const icu::Normalizer2 *normalizer = icu::Normalizer2::getNFCInstance(code);
    if (U_FAILURE(code)) return 0;
    return cicu::copy_out(
        normalizer->normalize(cicu::utf16(text, length), code), buffer, capacity, code);
  });
}

int32_t cicu_quotation_mark(
    const char *tag, int32_t length, bool closing, char *buffer, int32_t capacity,
    int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> int32_t {
    const icu::Locale locale = cicu::locale(tag, length, code);
    if (U_FAILURE(code)) return 0;
    ULocaleData *data = ulocdata_open(locale.getName(), &code);
    UChar mark[8] = {};
    const auto kind = closing ? ULOCDATA_QUOTATION_END : ULOCDATA_QUOTATION_START;
    const int32_t found = ulocdata_getDelimiter(data, kind, mark, 8, &code);
    ulocdata_close(data);
    return cicu::copy_out(icu::UnicodeString(mark, found), buffer, capacity, code);
  });
}
