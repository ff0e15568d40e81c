#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

#include "facade.hpp"

namespace cicu {

void pin_default_locale() {
  // The language rule for local statics makes this run once, whichever thread comes first.
  static const bool pinned = [] {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale::setDefault(icu::Locale::getRoot(), code);
    return U_SUCCESS(code);
  }();
  if (!pinned) throw std::bad_alloc();
}

// Writes the parts of a version up to the last one that is not zero: CLDR 42 is "42".
static int32_t copy_version(
    const UVersionInfo version, char *buffer, int32_t capacity, UErrorCode &code) {
  size_t count = U_MAX_VERSION_LENGTH;
  while (count > 1 && version[count - 1] == 0) --count;
  std::string text = std::to_string(version[0]);
  for (size_t index = 1; index < count; ++index) text += "." + std::to_string(version[index]);
  return copy_out(text, buffer, capacity, code);
}

}  // namespace cicu

const char *cicu_status_name(int32_t status) {
  return u_errorName(static_cast<UErrorCode>(status));
}

int32_t cicu_icu_version(char *buffer, int32_t capacity, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) {
    UVersionInfo version;
    u_getVersion(version);
    return cicu::copy_version(version, buffer, capacity, code);
  });
}

int32_t cicu_cldr_version(char *buffer, int32_t capacity, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) {
    UVersionInfo version;
    ulocdata_getCLDRVersion(version, &code);
    return cicu::copy_version(version, buffer, capacity, code);
  });
}
