#include <unicode/localpointer.h>
#include <unicode/ures.h>

#include "facade.hpp"

namespace {

using Bundle = icu::LocalUResourceBundlePointer;

// Whether a resource is the name, or a list that holds it.
bool names(UResourceBundle *entry, const icu::UnicodeString &name, UErrorCode &code) {
  switch (ures_getType(entry)) {
    case URES_STRING:
      return icu::ures_getUnicodeString(entry, &code) == name;
    case URES_ARRAY:
      for (int32_t index = 0; index < ures_getSize(entry); ++index) {
        if (icu::ures_getUnicodeStringByIndex(entry, index, &code) == name) return true;
      }
      return false;
    default:
      // Later CLDR versions nest tables for single components (collation, segmentation) here.
      // Those are not about texts and numbers.
      return false;
  }
}

// Looks in CLDR's table from parents to their children. `found` is empty when it has no entry.
std::string parent_in_table(const std::string &name, UErrorCode &code) {
  const Bundle data(ures_openDirect(nullptr, "supplementalData", &code));
  const Bundle table(ures_getByKey(data.getAlias(), "parentLocales", nullptr, &code));
  const auto wanted = icu::UnicodeString::fromUTF8(name);
  Bundle entry;
  while (U_SUCCESS(code) && ures_hasNext(table.getAlias())) {
    entry.adoptInstead(ures_getNextResource(table.getAlias(), entry.orphan(), &code));
    if (U_SUCCESS(code) && names(entry.getAlias(), wanted, code)) {
      return ures_getKey(entry.getAlias());
    }
  }
  return "";
}

// Looks for the parent that ICU's build wrote into the locale's own data.
std::string parent_in_bundle(const std::string &name) {
  UErrorCode code = U_ZERO_ERROR;
  const Bundle bundle(ures_openDirect(nullptr, name.c_str(), &code));
  const auto parent = icu::ures_getUnicodeStringByKey(bundle.getAlias(), "%%Parent", &code);
  std::string utf8;
  return U_SUCCESS(code) ? parent.toUTF8String(utf8) : utf8;
}

// A table that cannot be read is no table; a lack of memory is an error.
std::string explicit_parent(const std::string &name, UErrorCode &code) {
  UErrorCode lookup = U_ZERO_ERROR;
  std::string parent = parent_in_table(name, lookup);
  if (lookup == U_MEMORY_ALLOCATION_ERROR) code = lookup;
  return parent.empty() ? parent_in_bundle(name) : parent;
}

// Whether the locale is a language in a script other than its usual one: "sr_Latn", "zh_Hant".
// What the language has in its usual script is of no use there, so CLDR makes root the parent.
bool has_unusual_script(const icu::Locale &locale, UErrorCode &code) {
  if (*locale.getScript() == '\0' || *locale.getCountry() != '\0') return false;
  icu::Locale likely(locale.getLanguage());
  likely.addLikelySubtags(code);
  return std::strcmp(likely.getScript(), locale.getScript()) != 0;
}

std::string parent_name(const icu::Locale &locale, UErrorCode &code) {
  const std::string name = locale.getName();
  const std::string parent = explicit_parent(name, code);
  if (!parent.empty()) return parent == "root" ? "" : parent;
  if (has_unusual_script(locale, code)) return "";
  const size_t end = name.rfind('_');
  return end == std::string::npos ? "" : name.substr(0, end);
}

}  // namespace

int32_t cicu_locale_parent_tag(
    const char *tag, int32_t length, char *buffer, int32_t capacity, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> int32_t {
    const icu::Locale locale = cicu::locale(tag, length, code);
    if (U_FAILURE(code)) return 0;
    // Extensions such as "u-nu-latn" are settings and take no part in inheritance.
    const std::string parent = parent_name(icu::Locale(locale.getBaseName()), code);
    if (parent.empty()) return 0;
    const auto parent_tag = icu::Locale(parent.c_str()).toLanguageTag<std::string>(code);
    return cicu::copy_out(parent_tag, buffer, capacity, code);
  });
}
