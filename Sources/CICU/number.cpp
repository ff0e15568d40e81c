#include <memory>

#include <unicode/dcfmtsym.h>
#include <unicode/numberformatter.h>
#include <unicode/ucurr.h>

#include "facade.hpp"

struct cicu_number_formatter {
  icu::number::LocalizedNumberFormatter formatter;
};

namespace {

// The locale's number marks with another currency symbol. Setting the symbol here, not in the
// finished text, lets ICU put its space between letters and digits: "USD 9.99" but "US$9.99".
icu::DecimalFormatSymbols symbols_with(
    const icu::UnicodeString &symbol, const icu::Locale &locale, UErrorCode &code) {
  icu::DecimalFormatSymbols symbols(locale, code);
  symbols.setSymbol(icu::DecimalFormatSymbols::kCurrencySymbol, symbol);
  return symbols;
}

}  // namespace

cicu_number_formatter *cicu_number_formatter_open(
    const char *skeleton, int32_t skeleton_length, const char *tag, int32_t tag_length,
    const char *symbol, int32_t symbol_length, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> cicu_number_formatter * {
    const icu::Locale locale = cicu::locale(tag, tag_length, code);
    auto settings = icu::number::NumberFormatter::forSkeleton(
        cicu::utf16(skeleton, skeleton_length), code);
    if (U_FAILURE(code)) return nullptr;
    if (symbol != nullptr) {
      const auto text = cicu::utf16(symbol, symbol_length);
      settings = settings.symbols(symbols_with(text, locale, code));
    }
    auto result = std::make_unique<cicu_number_formatter>();
    result->formatter = settings.locale(locale);
    result->formatter.copyErrorTo(code);
    return U_SUCCESS(code) ? result.release() : nullptr;
  });
}

void cicu_number_formatter_close(cicu_number_formatter *formatter) { delete formatter; }

int32_t cicu_number_format(
    const cicu_number_formatter *formatter, const char *decimal, int32_t length, char *buffer,
    int32_t capacity, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> int32_t {
    const auto number = formatter->formatter.formatDecimal(cicu::piece(decimal, length), code);
    if (U_FAILURE(code)) return 0;
    return cicu::copy_out(number.toString(code), buffer, capacity, code);
  });
}

int32_t cicu_currency_symbol(
    const char *currency, int32_t currency_length, const char *tag, int32_t tag_length,
    int32_t kind, char *buffer, int32_t capacity, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> int32_t {
    const icu::Locale locale = cicu::locale(tag, tag_length, code);
    icu::UnicodeString iso = cicu::utf16(currency, currency_length);
    if (U_FAILURE(code)) return 0;
    const auto style = kind == CICU_SYMBOL_NARROW ? UCURR_NARROW_SYMBOL_NAME : UCURR_SYMBOL_NAME;
    int32_t length = 0;
    const UChar *name = ucurr_getName(
        iso.getTerminatedBuffer(), locale.getName(), style, nullptr, &length, &code);
    return cicu::copy_out(icu::UnicodeString(name, length), buffer, capacity, code);
  });
}

int32_t cicu_region_currency(
    const char *region, int32_t length, char *buffer, int32_t capacity, int32_t *status) {
  return cicu::guarded(status, [&](UErrorCode &code) -> int32_t {
    const std::string locale = "und_" + std::string(region, static_cast<size_t>(length));
    UChar iso[4] = {};
    UErrorCode lookup = U_ZERO_ERROR;
    const int32_t found = ucurr_forLocale(locale.c_str(), iso, 4, &lookup);
    if (lookup == U_MEMORY_ALLOCATION_ERROR) code = lookup;
    if (U_FAILURE(lookup)) return 0;
    return cicu::copy_out(icu::UnicodeString(iso, found), buffer, capacity, code);
  });
}
