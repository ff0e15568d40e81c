#include <memory>
#include <vector>

#include <unicode/ubidi.h>
#include <unicode/utf16.h>

#include "facade.hpp"

namespace {

struct CloseBidi {
  void operator()(UBiDi *bidi) const { ubidi_close(bidi); }
};

}  // namespace

int32_t cicu_visual_order(
    const char *text, int32_t length, bool is_right_to_left, int32_t *order, int32_t capacity,
    int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> int32_t {
    const icu::UnicodeString source = cicu::utf16(text, length);
    const int32_t units = source.length();
    const std::unique_ptr<UBiDi, CloseBidi> bidi(ubidi_openSized(units, 0, &code));
    if (U_FAILURE(code)) return 0;
    const UBiDiLevel base = is_right_to_left ? 1 : 0;
    ubidi_setPara(bidi.get(), source.getBuffer(), units, base, nullptr, &code);
    std::vector<int32_t> places(static_cast<size_t>(units) + 1);
    if (units > 0) ubidi_getLogicalMap(bidi.get(), places.data(), &code);
    if (U_FAILURE(code)) return 0;
    int32_t count = 0;
    for (int32_t unit = 0; unit < units; unit = source.moveIndex32(unit, 1)) {
      if (count < capacity) order[count] = places[static_cast<size_t>(unit)];
      ++count;
    }
    if (count > capacity) code = U_BUFFER_OVERFLOW_ERROR;
    return count;
  });
}
