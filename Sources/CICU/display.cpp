#include <algorithm>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include <unicode/coll.h>
#include <unicode/localpointer.h>
#include <unicode/locdspnm.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

#include "facade.hpp"

namespace {

using Bundle = icu::LocalUResourceBundlePointer;
using Names = std::unique_ptr<icu::LocaleDisplayNames>;

// Names as they stand in a list to choose from: "Deutsch", "Português (Brasil)", "简体中文".
Names names(const char *tag, int32_t length, UErrorCode &code) {
  const icu::Locale locale = cicu::locale(tag, length, code);
  if (U_FAILURE(code)) return nullptr;
  UDisplayContext contexts[] = {
      UDISPCTX_DIALECT_NAMES, UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU, UDISPCTX_LENGTH_FULL};
  Names result(icu::LocaleDisplayNames::createInstance(locale, contexts, 3));
  if (!result) code = U_MEMORY_ALLOCATION_ERROR;
  return result;
}

// A pattern of exactly this locale's data, or of what ICU opens in its place; empty when there is none.
icu::UnicodeString code_pattern(const char *name, const char *key) {
  UErrorCode lookup = U_ZERO_ERROR;
  const Bundle locale(ures_open(U_ICUDATA_NAME "-lang", name, &lookup));
  const Bundle patterns(ures_getByKey(locale.getAlias(), "codePatterns", nullptr, &lookup));
  const icu::UnicodeString pattern =
      icu::ures_getUnicodeStringByKey(patterns.getAlias(), key, &lookup);
  return U_SUCCESS(lookup) ? pattern : icu::UnicodeString();
}

}  // namespace

int32_t cicu_locale_display_name(
    const char *shown, int32_t shown_length, const char *tag, int32_t length, char *buffer,
    int32_t capacity, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> int32_t {
    const Names reader = names(tag, length, code);
    const icu::Locale locale = cicu::locale(shown, shown_length, code);
    if (U_FAILURE(code)) return 0;
    icu::UnicodeString name;
    reader->localeDisplayName(locale, name);
    return cicu::copy_out(name, buffer, capacity, code);
  });
}

int32_t cicu_region_display_name(
    const char *region, int32_t region_length, const char *tag, int32_t length, char *buffer,
    int32_t capacity, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> int32_t {
    const Names reader = names(tag, length, code);
    if (U_FAILURE(code)) return 0;
    icu::UnicodeString name;
    reader->regionDisplayName(std::string(region, static_cast<size_t>(region_length)).c_str(), name);
    return cicu::copy_out(name, buffer, capacity, code);
  });
}

int32_t cicu_code_pattern(
    int32_t kind, const char *tag, int32_t length, char *buffer, int32_t capacity,
    int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) {
    const icu::Locale locale = cicu::locale(tag, length, code);
    const char *key = kind == CICU_PATTERN_LANGUAGE ? "language" : "territory";
    std::string name = locale.getBaseName();
    icu::UnicodeString pattern = code_pattern(name.c_str(), key);
    // A table is not looked up in parents by itself.
    while (pattern.isEmpty() && !name.empty()) {
      char parent[ULOC_FULLNAME_CAPACITY];
      uloc_getParent(name.c_str(), parent, sizeof parent, &code);
      if (U_FAILURE(code)) break;
      name = parent;
      pattern = code_pattern(name.empty() ? "root" : name.c_str(), key);
    }
    if (pattern.isEmpty()) pattern = icu::UnicodeString(u"{0}");
    return cicu::copy_out(pattern, buffer, capacity, code);
  });
}

void cicu_collated_order(
    const char *tag, int32_t length, const cicu_text *texts, int32_t count, int32_t *order,
    int32_t *status) {
  cicu::guarded(status, [&](UErrorCode &code) {
    const icu::Locale locale = cicu::locale(tag, length, code);
    const std::unique_ptr<icu::Collator> collator(icu::Collator::createInstance(locale, code));
    if (U_FAILURE(code)) return false;
    std::vector<icu::UnicodeString> shown;
    for (int32_t index = 0; index < count; ++index) {
      shown.push_back(cicu::utf16(texts[index].bytes, texts[index].length));
    }
    std::iota(order, order + count, 0);
    std::sort(order, order + count, [&](int32_t left, int32_t right) {
      UErrorCode comparison = U_ZERO_ERROR;
      const UCollationResult result = collator->compare(shown[left], shown[right], comparison);
      return result == UCOL_EQUAL ? left < right : result == UCOL_LESS;
    });
    return true;
  });
}
