#include <memory>

#include <unicode/dtptngen.h>
#include <unicode/gregocal.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>

#include "facade.hpp"

struct cicu_date_formatter {
  std::unique_ptr<icu::SimpleDateFormat> formatter;
};

cicu_date_formatter *cicu_date_formatter_open(
    const char *tag, int32_t length, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> cicu_date_formatter * {
    const icu::Locale locale = cicu::locale(tag, length, code);
    std::unique_ptr<icu::DateTimePatternGenerator> generator(
        icu::DateTimePatternGenerator::createInstance(locale, code));
    if (U_FAILURE(code)) return nullptr;
    const icu::UnicodeString pattern = generator->getBestPattern(u"yMMMMd", code);
    auto result = std::make_unique<cicu_date_formatter>();
    result->formatter = std::make_unique<icu::SimpleDateFormat>(pattern, locale, code);
    if (U_FAILURE(code)) return nullptr;
    // A day has no zone; UTC keeps the machine's out of it.
    result->formatter->setTimeZone(*icu::TimeZone::getGMT());
    return result.release();
  });
}

void cicu_date_formatter_close(cicu_date_formatter *formatter) { delete formatter; }

int32_t cicu_date_format(
    const cicu_date_formatter *formatter, int64_t day, char *buffer, int32_t capacity,
    int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> int32_t {
    icu::UnicodeString text;
    formatter->formatter->format(static_cast<UDate>(day) * 86400000.0, text);
    return cicu::copy_out(text, buffer, capacity, code);
  });
}
