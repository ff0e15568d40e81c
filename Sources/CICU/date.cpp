#include <memory>

#include <unicode/dtptngen.h>
#include <unicode/gregocal.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>

#include "facade.hpp"

int32_t cicu_date_format(
    const char *tag, int32_t length, int64_t day, char *buffer, int32_t capacity,
    int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) {
    const icu::Locale locale = cicu::locale(tag, length, code);
    std::unique_ptr<icu::DateTimePatternGenerator> generator(
        icu::DateTimePatternGenerator::createInstance(locale, code));
    if (U_FAILURE(code)) return 0;
    const icu::UnicodeString pattern = generator->getBestPattern(u"yMMMMd", code);
    icu::SimpleDateFormat formatter(pattern, locale, code);
    if (U_FAILURE(code)) return 0;
    // A day has no zone; UTC keeps the machine's out of it.
    formatter.setTimeZone(*icu::TimeZone::getGMT());
    icu::UnicodeString text;
    formatter.format(static_cast<UDate>(day) * 86400000.0, text);
    return cicu::copy_out(text, buffer, capacity, code);
  });
}
