#include <memory>
#include <mutex>
#include <vector>

#include <unicode/msgfmt.h>

#include "facade.hpp"

struct cicu_message {
  std::unique_ptr<icu::MessageFormat> format;
  // `MessageFormat::format` is const but not free of effects: it loads plural rules and number
  // formats when it first needs them and keeps them in the object. A copy for each call would load
  // them each time, so calls take turns.
  mutable std::mutex turn;
};

cicu_message *cicu_message_open(
    const char *pattern, int32_t pattern_length, const char *tag, int32_t tag_length,
    int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> cicu_message * {
    const icu::Locale locale = cicu::locale(tag, tag_length, code);
    auto result = std::make_unique<cicu_message>();
    result->format = std::make_unique<icu::MessageFormat>(
        cicu::utf16(pattern, pattern_length), locale, code);
    return U_SUCCESS(code) ? result.release() : nullptr;
  });
}

void cicu_message_close(cicu_message *message) { delete message; }

int32_t cicu_message_format(
    const cicu_message *message, const cicu_argument *arguments, int32_t count, char *buffer,
    int32_t capacity, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) {
    std::vector<icu::UnicodeString> names;
    std::vector<icu::Formattable> values;
    for (int32_t index = 0; index < count; ++index) {
      const cicu_argument &argument = arguments[index];
      names.push_back(cicu::utf16(argument.name.bytes, argument.name.length));
      if (argument.is_number) {
        values.emplace_back(argument.number);
      } else {
        values.emplace_back(cicu::utf16(argument.text.bytes, argument.text.length));
      }
    }
    icu::UnicodeString formatted;
    const std::lock_guard<std::mutex> lock(message->turn);
    message->format->format(names.data(), values.data(), count, formatted, code);
    return cicu::copy_out(formatted, buffer, capacity, code);
  });
}
