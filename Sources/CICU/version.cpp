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

static int32_t copy_version(
    const UVersionInfo version, char *buffer, int32_t capacity, UErrorCode &code) {
  char text[U_MAX_VERSION_STRING_LENGTH];
  u_versionToString(version, text);
  return copy_out(std::string(text), buffer, capacity, code);
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
