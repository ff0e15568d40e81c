#include <string>

#include <unicode/udata.h>
#include <unicode/ures.h>

#include "facade.hpp"

namespace {

icu::UnicodeString text_of(const UResourceBundle *table, const char *key, UErrorCode &code) {
  int32_t length = 0;
  const UChar *text = ures_getStringByKey(table, key, &length, &code);
  return U_SUCCESS(code) ? icu::UnicodeString(text, length) : icu::UnicodeString();
}

bool has(const UResourceBundle *table, const char *key) {
  UErrorCode code = U_ZERO_ERROR;
  icu::LocalUResourceBundlePointer value(ures_getByKey(table, key, nullptr, &code));
  return U_SUCCESS(code);
}

// Whether an entry of a region's currencies has no end and is no mere unit of account.
bool is_current_tender(const UResourceBundle *entry) {
  if (has(entry, "to")) return false;
  UErrorCode code = U_ZERO_ERROR;
  const icu::UnicodeString tender = text_of(entry, "tender", code);
  return U_FAILURE(code) || tender != icu::UnicodeString("false");
}

}  // namespace

// `ucurr_countCurrencies` cannot be used: it reads the start of every entry, and those that are no
// tender have none (ICU 72 crashes for US).
int32_t cicu_region_tenders(
    const char *region, int32_t length, char *buffer, int32_t capacity, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> int32_t {
    const std::string name(region, static_cast<size_t>(length));
    icu::LocalUResourceBundlePointer data(
        ures_openDirect(U_ICUDATA_NAME "-curr", "supplementalData", &code));
    icu::LocalUResourceBundlePointer map(
        ures_getByKey(data.getAlias(), "CurrencyMap", nullptr, &code));
    if (U_FAILURE(code)) return 0;
    UErrorCode lookup = U_ZERO_ERROR;
    icu::LocalUResourceBundlePointer list(
        ures_getByKey(map.getAlias(), name.c_str(), nullptr, &lookup));
    if (U_FAILURE(lookup)) return 0;
    std::string codes;
    for (int32_t index = 0; U_SUCCESS(code) && index < ures_getSize(list.getAlias()); ++index) {
      icu::LocalUResourceBundlePointer entry(
          ures_getByIndex(list.getAlias(), index, nullptr, &code));
      if (U_FAILURE(code) || !is_current_tender(entry.getAlias())) continue;
      std::string iso;
      text_of(entry.getAlias(), "id", code).toUTF8String(iso);
      codes += (codes.empty() ? "" : " ") + iso;
    }
    return cicu::copy_out(codes, buffer, capacity, code);
  });
}
