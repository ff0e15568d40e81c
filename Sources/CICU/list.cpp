#include <memory>
#include <vector>

#include <unicode/listformatter.h>

#include "facade.hpp"

struct cicu_list_formatter {
  std::unique_ptr<icu::ListFormatter> formatter;
};

cicu_list_formatter *cicu_list_formatter_open(
    const char *tag, int32_t length, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> cicu_list_formatter * {
    const icu::Locale locale = cicu::locale(tag, length, code);
    auto result = std::make_unique<cicu_list_formatter>();
    result->formatter.reset(icu::ListFormatter::createInstance(
        locale, ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, code));
    return U_SUCCESS(code) ? result.release() : nullptr;
  });
}

void cicu_list_formatter_close(cicu_list_formatter *formatter) { delete formatter; }

int32_t cicu_list_format(
    const cicu_list_formatter *formatter, const cicu_text *items, int32_t count, char *buffer,
    int32_t capacity, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) {
    std::vector<icu::UnicodeString> texts;
    for (int32_t index = 0; index < count; ++index) {
      texts.push_back(cicu::utf16(items[index].bytes, items[index].length));
    }
    icu::UnicodeString joined;
    formatter->formatter->format(texts.data(), count, joined, code);
    return cicu::copy_out(joined, buffer, capacity, code);
  });
}
