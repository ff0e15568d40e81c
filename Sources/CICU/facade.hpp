// What every function of the facade does around its own work.
#ifndef CICU_FACADE_HPP
#define CICU_FACADE_HPP

#include <cstring>
#include <new>
#include <string>
#include <utility>

#include <unicode/bytestream.h>
#include <unicode/locid.h>
#include <unicode/stringpiece.h>
#include <unicode/unistr.h>
#include <unicode/utypes.h>

#include "cicu.h"

namespace cicu {

// Makes ICU's default locale the root locale, once. An unknown locale would else be formatted in
// the locale of the machine.
void pin_default_locale();

// Runs `body(UErrorCode &)` and turns every outcome into a status: ICU's code, or one for an
// exception. No exception leaves the facade.
template <typename Body>
auto guarded(int32_t *status, Body body) noexcept -> decltype(body(std::declval<UErrorCode &>())) {
  using Result = decltype(body(std::declval<UErrorCode &>()));
  UErrorCode code = U_ZERO_ERROR;
  try {
    pin_default_locale();
    Result result = body(code);
    *status = code;
    return result;
  } catch (const std::bad_alloc &) {
    *status = U_MEMORY_ALLOCATION_ERROR;
  } catch (...) {
    *status = U_INTERNAL_PROGRAM_ERROR;
  }
  return Result{};
}

// Copies a text to the caller's buffer and returns its length.
inline int32_t copy_out(
    const std::string &text, char *buffer, int32_t capacity, UErrorCode &code) {
  if (U_FAILURE(code)) return 0;
  const auto length = static_cast<int32_t>(text.size());
  if (length > capacity) {
    code = U_BUFFER_OVERFLOW_ERROR;
  } else if (length > 0) {
    std::memcpy(buffer, text.data(), text.size());
  }
  return length;
}

inline int32_t copy_out(
    const icu::UnicodeString &text, char *buffer, int32_t capacity, UErrorCode &code) {
  std::string utf8;
  return copy_out(text.toUTF8String(utf8), buffer, capacity, code);
}

inline icu::StringPiece piece(const char *bytes, int32_t length) {
  return icu::StringPiece(length > 0 ? bytes : "", length);
}

inline icu::UnicodeString utf16(const char *bytes, int32_t length) {
  return icu::UnicodeString::fromUTF8(piece(bytes, length));
}

inline icu::Locale locale(const char *tag, int32_t length, UErrorCode &code) {
  return icu::Locale::forLanguageTag(piece(tag, length), code);
}

}  // namespace cicu

#endif
