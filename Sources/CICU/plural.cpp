#include <array>
#include <memory>

#include <unicode/plurrule.h>

#include "facade.hpp"

struct cicu_plural_rules {
  std::unique_ptr<icu::PluralRules> rules;
};

namespace {

// By the numbers of the public header.
constexpr std::array<const char *, 6> names = {"zero", "one", "two", "few", "many", "other"};

int32_t number_of(const icu::UnicodeString &keyword) {
  for (size_t index = 0; index < names.size(); ++index) {
    if (keyword == icu::UnicodeString::fromUTF8(names[index])) return static_cast<int32_t>(index);
  }
  return CICU_PLURAL_OTHER;
}

}  // namespace

cicu_plural_rules *cicu_plural_rules_open(const char *tag, int32_t length, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> cicu_plural_rules * {
    const icu::Locale locale = cicu::locale(tag, length, code);
    auto result = std::make_unique<cicu_plural_rules>();
    result->rules.reset(icu::PluralRules::forLocale(locale, UPLURAL_TYPE_CARDINAL, code));
    return U_SUCCESS(code) ? result.release() : nullptr;
  });
}

void cicu_plural_rules_close(cicu_plural_rules *rules) { delete rules; }

int32_t cicu_plural_category(
    const cicu_plural_rules *rules, int64_t number, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &) {
    // Whole numbers below 2^53 are exact.
    return number_of(rules->rules->select(static_cast<double>(number)));
  });
}

int32_t cicu_plural_categories(const cicu_plural_rules *rules, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) {
    const std::unique_ptr<icu::StringEnumeration> keywords(rules->rules->getKeywords(code));
    int32_t categories = 0;
    if (U_FAILURE(code)) return categories;
    while (const icu::UnicodeString *keyword = keywords->snext(code)) {
      categories |= 1 << number_of(*keyword);
    }
    return categories;
  });
}
