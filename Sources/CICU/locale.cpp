#include <algorithm>
#include <set>
#include <vector>

#include <unicode/numsys.h>
#include <unicode/region.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>

#include "facade.hpp"

namespace {

int32_t copy_tag(
    const icu::Locale &locale, char *buffer, int32_t capacity, UErrorCode &code) {
  const auto tag = locale.toLanguageTag<std::string>(code);
  return cicu::copy_out(tag, buffer, capacity, code);
}

// The languages of all locales that ICU has data for. A plain list is the only reliable sign that
// a language is known: ICU opens a formatter for any language and reports success.
const std::vector<std::string> &known_languages() {
  static const std::vector<std::string> languages = [] {
    std::set<std::string> found;
    const int32_t count = uloc_countAvailable();
    for (int32_t index = 0; index < count; ++index) {
      // Names have the form "zh_Hant_HK".
      const char *name = uloc_getAvailable(index);
      found.emplace(name, std::strcspn(name, "_"));
    }
    return std::vector<std::string>(found.begin(), found.end());
  }();
  return languages;
}

}  // namespace

int32_t cicu_locale_canonical_tag(
    const char *tag, int32_t length, char *buffer, int32_t capacity, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) {
    icu::Locale locale = cicu::locale(tag, length, code);
    if (U_SUCCESS(code)) locale.canonicalize(code);
    return copy_tag(locale, buffer, capacity, code);
  });
}

int32_t cicu_locale_maximized_tag(
    const char *tag, int32_t length, char *buffer, int32_t capacity, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) {
    icu::Locale locale = cicu::locale(tag, length, code);
    if (U_SUCCESS(code)) locale.addLikelySubtags(code);
    return copy_tag(locale, buffer, capacity, code);
  });
}

bool cicu_locale_is_right_to_left(const char *tag, int32_t length, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> bool {
    const icu::Locale locale = cicu::locale(tag, length, code);
    return U_SUCCESS(code) && locale.isRightToLeft();
  });
}

bool cicu_script_is_known(const char *script, int32_t length, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) {
    const std::string name(script, static_cast<size_t>(length));
    UScriptCode found[1] = {USCRIPT_INVALID_CODE};
    UErrorCode ignored = U_ZERO_ERROR;
    const int32_t count = length == 4 ? uscript_getCode(name.c_str(), found, 1, &ignored) : 0;
    (void)code;
    return count == 1 && found[0] != USCRIPT_UNKNOWN && found[0] != USCRIPT_INVALID_CODE;
  });
}

bool cicu_region_is_known(const char *region, int32_t length, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) {
    const std::string name(region, static_cast<size_t>(length));
    UErrorCode lookup = U_ZERO_ERROR;
    const icu::Region *found = icu::Region::getInstance(name.c_str(), lookup);
    if (lookup == U_MEMORY_ALLOCATION_ERROR) code = lookup;
    return U_SUCCESS(lookup) && found != nullptr && found->getType() != URGN_UNKNOWN;
  });
}

bool cicu_digits_are_known(const char *digits, int32_t length, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) {
    const std::string name(digits, static_cast<size_t>(length));
    UErrorCode lookup = U_ZERO_ERROR;
    const icu::LocalPointer<icu::NumberingSystem> system(
        icu::NumberingSystem::createInstanceByName(name.c_str(), lookup));
    if (lookup == U_MEMORY_ALLOCATION_ERROR) code = lookup;
    return U_SUCCESS(lookup) && system.isValid() && !system->isAlgorithmic();
  });
}

int32_t cicu_language_count(int32_t *status) {
  return cicu::guarded(
      status, [&](UErrorCode &) { return static_cast<int32_t>(known_languages().size()); });
}

int32_t cicu_language_code(int32_t index, char *buffer, int32_t capacity, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) {
    const std::string &language = known_languages().at(static_cast<size_t>(index));
    return cicu::copy_out(language, buffer, capacity, code);
  });
}

bool cicu_language_is_known(const char *language, int32_t length, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &) {
    const std::string name(language, static_cast<size_t>(length));
    const auto &known = known_languages();
    return std::binary_search(known.begin(), known.end(), name);
  });
}

int32_t cicu_language_name(
    const char *language, int32_t length, char *buffer, int32_t capacity, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) {
    icu::UnicodeString name;
    cicu::locale(language, length, code).getDisplayLanguage(icu::Locale::getEnglish(), name);
    return cicu::copy_out(name, buffer, capacity, code);
  });
}
