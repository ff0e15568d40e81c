#include <memory>
#include <vector>

#include <unicode/rbnf.h>

#include "facade.hpp"

struct cicu_speller {
  std::unique_ptr<icu::RuleBasedNumberFormat> format;
  std::vector<icu::UnicodeString> forms;
};

cicu_speller *cicu_speller_open(const char *tag, int32_t length, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> cicu_speller * {
    const icu::Locale locale = cicu::locale(tag, length, code);
    auto result = std::make_unique<cicu_speller>();
    result->format =
        std::make_unique<icu::RuleBasedNumberFormat>(icu::URBNF_SPELLOUT, locale, code);
    if (U_FAILURE(code)) return nullptr;
    for (int32_t index = 0; index < result->format->getNumberOfRuleSetNames(); ++index) {
      const icu::UnicodeString name = result->format->getRuleSetName(index);
      // Years are read in pairs of digits, and ordinals name a place in an order.
      const bool is_count = name.indexOf(icu::UnicodeString("spellout-cardinal")) >= 0 ||
          name == icu::UnicodeString("%spellout-numbering");
      if (is_count) result->forms.push_back(name);
    }
    return result.release();
  });
}

void cicu_speller_close(cicu_speller *speller) { delete speller; }

int32_t cicu_speller_form_count(const cicu_speller *speller) {
  return static_cast<int32_t>(speller->forms.size());
}

int32_t cicu_spell(
    cicu_speller *speller, int32_t form, int64_t number, char *buffer, int32_t capacity,
    int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) {
    icu::UnicodeString words;
    icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
    speller->format->format(
        number, speller->forms.at(static_cast<size_t>(form)), words, position, code);
    return cicu::copy_out(words, buffer, capacity, code);
  });
}
