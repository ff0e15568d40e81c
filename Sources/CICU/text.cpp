#include <algorithm>
#include <memory>

#include <unicode/brkiter.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/utext.h>
#include <unicode/utf8.h>

#include "facade.hpp"

struct cicu_line_breaker {
  std::unique_ptr<icu::BreakIterator> prototype;
};

namespace {

// Opens the UTF-8 bytes themselves as ICU text, so that all offsets are in bytes.
icu::LocalUTextPointer open_utf8(const char *text, int32_t length, UErrorCode &code) {
  return icu::LocalUTextPointer(utext_openUTF8(nullptr, length > 0 ? text : "", length, &code));
}

bool is_regional_indicator(UChar32 character) {
  return character >= 0x1F1E6 && character <= 0x1F1FF;
}

bool takes_no_column(UChar32 character) {
  if (u_hasBinaryProperty(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return true;
  const uint32_t invisible = U_GC_MN_MASK | U_GC_ME_MASK | U_GC_CF_MASK | U_GC_CC_MASK;
  return (U_GET_GC_MASK(character) & (invisible | U_GC_ZL_MASK | U_GC_ZP_MASK)) != 0;
}

int32_t columns_of(UChar32 character, bool ambiguous_is_wide) {
  if (takes_no_column(character)) return 0;
  // Flags and characters with the emoji selector are shown as wide emoji, whatever their width.
  if (is_regional_indicator(character)) return 2;
  switch (u_getIntPropertyValue(character, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_WIDE:
    case U_EA_FULLWIDTH:
      return 2;
    case U_EA_AMBIGUOUS:
      return ambiguous_is_wide ? 2 : 1;
    default:
      return 1;
  }
}

bool is_halfwidth(UChar32 character) {
  return u_getIntPropertyValue(character, UCHAR_EAST_ASIAN_WIDTH) == U_EA_HALFWIDTH;
}

// The columns of one character as readers see it: those of its widest code point, since a base
// with marks or an emoji made of several parts takes one place. Only the sound marks of half-width
// katakana stand beside their base.
int32_t cluster_columns(
    const char *text, int32_t start, int32_t end, bool ambiguous_is_wide) {
  constexpr UChar32 emoji_selector = 0xFE0F;
  int32_t columns = 0;
  while (start < end) {
    UChar32 character = 0;
    U8_NEXT_OR_FFFD(text, start, end, character);
    if (character == emoji_selector && columns > 0) {
      columns = 2;
    } else if (is_halfwidth(character)) {
      columns += 1;
    } else {
      columns = std::max(columns, columns_of(character, ambiguous_is_wide));
    }
  }
  return columns;
}

// Calls `visit(start, end)` for each extended grapheme cluster.
template <typename Visit>
void for_each_cluster(const char *text, int32_t length, UErrorCode &code, Visit visit) {
  icu::LocalUTextPointer source = open_utf8(text, length, code);
  // The rules for clusters are the same in all locales.
  const std::unique_ptr<icu::BreakIterator> clusters(
      icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), code));
  if (U_FAILURE(code)) return;
  clusters->setText(source.getAlias(), code);
  int32_t start = clusters->first();
  for (int32_t end = clusters->next(); U_SUCCESS(code) && end != icu::BreakIterator::DONE;
       end = clusters->next()) {
    visit(start, end);
    start = end;
  }
}

int32_t direction_of(UChar32 character) {
  switch (u_charDirection(character)) {
    case U_LEFT_TO_RIGHT:
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_LEFT_TO_RIGHT_ISOLATE:
      return CICU_HAS_LEFT_TO_RIGHT;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_RIGHT_TO_LEFT_OVERRIDE:
    case U_RIGHT_TO_LEFT_ISOLATE:
    case U_ARABIC_NUMBER:
      return CICU_HAS_RIGHT_TO_LEFT;
    default:
      return 0;
  }
}

}  // namespace

cicu_line_breaker *cicu_line_breaker_open(const char *tag, int32_t length, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> cicu_line_breaker * {
    const icu::Locale locale = cicu::locale(tag, length, code);
    auto result = std::make_unique<cicu_line_breaker>();
    result->prototype.reset(icu::BreakIterator::createLineInstance(locale, code));
    return U_SUCCESS(code) ? result.release() : nullptr;
  });
}

void cicu_line_breaker_close(cicu_line_breaker *breaker) { delete breaker; }

int32_t cicu_line_breaks(
    const cicu_line_breaker *breaker, const char *text, int32_t length, cicu_line_break *breaks,
    int32_t capacity, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> int32_t {
    icu::LocalUTextPointer source = open_utf8(text, length, code);
    // An iterator holds its place in the text, so each call searches with a copy.
    const std::unique_ptr<icu::BreakIterator> iterator(breaker->prototype->clone());
    if (iterator == nullptr) throw std::bad_alloc();
    iterator->setText(source.getAlias(), code);
    if (U_FAILURE(code)) return 0;
    int32_t count = 0;
    for (int32_t end = iterator->next(); end != icu::BreakIterator::DONE;
         end = iterator->next()) {
      const bool is_mandatory = iterator->getRuleStatus() >= UBRK_LINE_HARD;
      if (count < capacity) breaks[count] = {end, is_mandatory};
      ++count;
    }
    if (count > capacity) code = U_BUFFER_OVERFLOW_ERROR;
    return count;
  });
}

int32_t cicu_column_count(
    const char *text, int32_t length, bool ambiguous_is_wide, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) {
    int32_t columns = 0;
    for_each_cluster(text, length, code, [&](int32_t start, int32_t end) {
      columns += cluster_columns(text, start, end, ambiguous_is_wide);
    });
    return columns;
  });
}

int32_t cicu_grapheme_count(const char *text, int32_t length, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) {
    int32_t count = 0;
    for_each_cluster(text, length, code, [&](int32_t, int32_t) { ++count; });
    return count;
  });
}

int32_t cicu_text_directions(const char *text, int32_t length, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &) {
    int32_t directions = 0;
    for (int32_t offset = 0; offset < length;) {
      UChar32 character = 0;
      U8_NEXT_OR_FFFD(text, offset, length, character);
      directions |= direction_of(character);
    }
    return directions;
  });
}

int32_t cicu_character_direction(int32_t character) { return direction_of(character); }
