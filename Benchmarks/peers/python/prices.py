"""Prices as a reader of a storefront sees them, with a symbol that can be read one way only."""
import functools

import icu

CURRENCY_FIELD = 7  # UNUM_CURRENCY_FIELD of unum.h


@functools.cache
def symbol(currency, tag):
    """CLDR's standard symbol of a currency."""
    number_format = icu.NumberFormat.createCurrencyInstance(icu.Locale(tag))
    number_format.setCurrency(currency)
    return number_format.getDecimalFormatSymbols().getSymbol(icu.DecimalFormatSymbols.kCurrencySymbol)


@functools.cache
def short_symbol(currency, tag):
    """CLDR's narrow symbol, cut out of a formatted amount."""
    skeleton = f"currency/{currency} unit-width-narrow precision-integer"
    formatted = icu.NumberFormatter.forSkeleton(skeleton).locale(icu.Locale(tag)).formatIntToValue(1)
    text = str(formatted)
    return next(text[p.getStart():p.getLimit()] for p in formatted if p.getField() == CURRENCY_FIELD)


@functools.cache
def currency_of(region):
    """The currency of a country; None when there is none."""
    return icu.NumberFormat.createCurrencyInstance(icu.Locale(f"und_{region}")).getCurrency() or None


@functools.cache
def number_format(tag, currency, digits, replacement):
    """ICU's formatter of prices; a symbol that replaces the locale's own keeps ICU's space between letters and digits."""
    precision = "." + "0" * digits if digits else "precision-integer"
    skeleton = f"currency/{currency} unit-width-short {precision} rounding-mode-unnecessary"
    settings = icu.NumberFormatter.forSkeleton(skeleton)
    if replacement is not None:
        symbols = icu.DecimalFormatSymbols(icu.Locale(tag))
        symbols.setSymbol(icu.DecimalFormatSymbols.kCurrencySymbol, replacement)
        settings = settings.symbols(symbols)
    return settings.locale(icu.Locale(tag))


class PriceFormatter:
    """Writes prices for a reader and a storefront."""

    def __init__(self, reader, storefront, shared_symbols):
        self.reader = reader
        self.storefront = storefront
        self.shared_symbols = shared_symbols
        self.formats = {}

    def price(self, text, digits):
        """A price with its symbol, isolated where directions can differ."""
        if digits not in self.formats:
            self.formats[digits] = self.format(digits)
        return self.reader.isolated(self.formats[digits].formatDecimal(text.encode()))

    def format(self, digits):
        return number_format(self.reader.tag, self.storefront.currency, digits, self.clear_symbol())

    def clear_symbol(self):
        """The symbol to show instead of the locale's own; None when that one is clear."""
        currency = self.storefront.currency
        if not self.is_ambiguous(symbol(currency, self.reader.tag)):
            return None
        for tag in (self.reader.in_region(self.storefront.alpha2), "en-001"):
            if not self.is_ambiguous(symbol(currency, tag)):
                return symbol(currency, tag)
        return currency

    def is_ambiguous(self, sign):
        currency, home = self.storefront.currency, self.reader.region
        if sign == currency:
            return False
        if self.storefront.is_national:
            return bool(home) and home != self.storefront.alpha2 and self.is_other_national(sign, home)
        if self.shared_symbols.get(sign, {currency}) != {currency}:
            return True
        return any(self.is_other_national(sign, region) for region in (self.storefront.alpha2, home) if region)

    def is_other_national(self, sign, region):
        """Whether a country's own currency is another one with this short symbol."""
        national = currency_of(region)
        return national not in (None, self.storefront.currency) and short_symbol(national, self.reader.tag) == sign


def shared_symbols(codes):
    """The currencies of each short symbol in English."""
    found = {}
    for code in codes:
        found.setdefault(short_symbol(code, "en"), set()).add(code)
    return found
