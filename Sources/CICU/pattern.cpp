#include <memory>
#include <vector>

#include <unicode/messagepattern.h>
#include <unicode/parseerr.h>
#include <unicode/utf16.h>

#include "facade.hpp"

struct cicu_pattern {
  std::vector<cicu_part> parts;
};

// The public numbers are ICU's own, so that no table is needed.
static constexpr bool same(int ours, int icu) { return ours == icu; }
static_assert(same(CICU_PART_MESSAGE_START, UMSGPAT_PART_TYPE_MSG_START));
static_assert(same(CICU_PART_MESSAGE_LIMIT, UMSGPAT_PART_TYPE_MSG_LIMIT));
static_assert(same(CICU_PART_SKIPPED_SYNTAX, UMSGPAT_PART_TYPE_SKIP_SYNTAX));
static_assert(same(CICU_PART_INSERTED_CHARACTER, UMSGPAT_PART_TYPE_INSERT_CHAR));
static_assert(same(CICU_PART_NUMBER_SIGN, UMSGPAT_PART_TYPE_REPLACE_NUMBER));
static_assert(same(CICU_PART_ARGUMENT_START, UMSGPAT_PART_TYPE_ARG_START));
static_assert(same(CICU_PART_ARGUMENT_LIMIT, UMSGPAT_PART_TYPE_ARG_LIMIT));
static_assert(same(CICU_PART_ARGUMENT_NUMBER, UMSGPAT_PART_TYPE_ARG_NUMBER));
static_assert(same(CICU_PART_ARGUMENT_NAME, UMSGPAT_PART_TYPE_ARG_NAME));
static_assert(same(CICU_PART_ARGUMENT_TYPE, UMSGPAT_PART_TYPE_ARG_TYPE));
static_assert(same(CICU_PART_ARGUMENT_STYLE, UMSGPAT_PART_TYPE_ARG_STYLE));
static_assert(same(CICU_PART_SELECTOR, UMSGPAT_PART_TYPE_ARG_SELECTOR));
static_assert(same(CICU_PART_INTEGER, UMSGPAT_PART_TYPE_ARG_INT));
static_assert(same(CICU_PART_DOUBLE, UMSGPAT_PART_TYPE_ARG_DOUBLE));
static_assert(same(CICU_ARGUMENT_PLAIN, UMSGPAT_ARG_TYPE_NONE));
static_assert(same(CICU_ARGUMENT_SIMPLE, UMSGPAT_ARG_TYPE_SIMPLE));
static_assert(same(CICU_ARGUMENT_CHOICE, UMSGPAT_ARG_TYPE_CHOICE));
static_assert(same(CICU_ARGUMENT_PLURAL, UMSGPAT_ARG_TYPE_PLURAL));
static_assert(same(CICU_ARGUMENT_SELECT, UMSGPAT_ARG_TYPE_SELECT));
static_assert(same(CICU_ARGUMENT_SELECT_ORDINAL, UMSGPAT_ARG_TYPE_SELECTORDINAL));

namespace {

// For each UTF-16 index of a text, and for its end, the offset in UTF-8 bytes.
std::vector<int32_t> byte_offsets(const icu::UnicodeString &text) {
  std::vector<int32_t> offsets;
  int32_t bytes = 0;
  for (int32_t index = 0; index < text.length();) {
    const UChar32 character = text.char32At(index);
    const int32_t units = U16_LENGTH(character);
    offsets.insert(offsets.end(), static_cast<size_t>(units), bytes);
    bytes += character < 0x80 ? 1 : character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;
    index += units;
  }
  offsets.push_back(bytes);
  return offsets;
}

// The closing part of an opening one, as far as the parser came.
int32_t limit_of(const icu::MessagePattern &parsed, int32_t index) {
  const auto type = parsed.getPart(index).getType();
  const bool opens = type == UMSGPAT_PART_TYPE_MSG_START || type == UMSGPAT_PART_TYPE_ARG_START;
  return opens ? parsed.getLimitPartIndex(index) : index;
}

std::vector<cicu_part> parts_of(
    const icu::MessagePattern &parsed, const std::vector<int32_t> &offsets) {
  std::vector<cicu_part> parts;
  for (int32_t index = 0; index < parsed.countParts(); ++index) {
    const icu::MessagePattern::Part &part = parsed.getPart(index);
    const int32_t start = offsets.at(static_cast<size_t>(part.getIndex()));
    const int32_t end = offsets.at(static_cast<size_t>(part.getLimit()));
    parts.push_back(
        {part.getType(), start, end - start, part.getValue(), limit_of(parsed, index)});
  }
  return parts;
}

}  // namespace

cicu_pattern *cicu_pattern_open(
    const char *pattern, int32_t length, int32_t *error_offset, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) {
    const icu::UnicodeString text = cicu::utf16(pattern, length);
    const std::vector<int32_t> offsets = byte_offsets(text);
    UParseError error = {};
    icu::MessagePattern parsed(UMSGPAT_APOS_DOUBLE_OPTIONAL, code);
    if (U_SUCCESS(code)) parsed.parse(text, &error, code);
    auto result = std::make_unique<cicu_pattern>();
    result->parts = parts_of(parsed, offsets);
    const bool is_inside = error.offset >= 0 && error.offset <= text.length();
    *error_offset = is_inside ? offsets[static_cast<size_t>(error.offset)] : 0;
    return result.release();
  });
}

void cicu_pattern_close(cicu_pattern *pattern) { delete pattern; }

int32_t cicu_pattern_part_count(const cicu_pattern *pattern) {
  return static_cast<int32_t>(pattern->parts.size());
}

cicu_part cicu_pattern_part(const cicu_pattern *pattern, int32_t index) {
  return pattern->parts[static_cast<size_t>(index)];
}
