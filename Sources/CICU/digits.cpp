#include <unicode/numsys.h>

#include "facade.hpp"

int32_t cicu_zero_digit(const char *tag, int32_t length, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> int32_t {
    const icu::Locale locale = cicu::locale(tag, length, code);
    const icu::LocalPointer<icu::NumberingSystem> system(
        icu::NumberingSystem::createInstance(locale, code));
    if (U_FAILURE(code) || system->isAlgorithmic()) return '0';
    return system->getDescription().char32At(0);
  });
}
