"""Periods and prices by Python's fractions, as the tests' own sums use them, and random prices to try."""
import functools
from fractions import Fraction
from math import floor

DIGITS = {"USD": 2, "EUR": 2, "JPY": 0, "KWD": 3, "HUF": 2}
ENDINGS = ["99", "99", "99", "49", "00", "95", "90", "50", "79", "89"]
YEARS = {"52 weeks": 364, "365 days": 365}
UNITS = {"D": (1, 0), "W": (7, 0), "M": (0, 1), "Y": (0, 12)}


def length(period):
    """Days and months; one of them is zero."""
    count = int(period[1:-1])
    days, months = UNITS[period[-1]]
    return count * days, count * months


@functools.cache
def counts(part, whole):
    """How many parts the whole lasts: once when that is exact, else under both conventions."""
    (part_days, part_months), (whole_days, whole_months) = length(part), length(whole)
    if part_days and whole_days:
        return (Fraction(whole_days, part_days),)
    if part_months and whole_months:
        return (Fraction(whole_months, part_months),)
    months = [Fraction(days, 12) for days in YEARS.values()]
    return tuple(
        (whole_days + whole_months * month) / (part_days + part_months * month) for month in months
    )


def shown_digits(text, currency):
    written = len(text.partition(".")[2].rstrip("0"))
    return max(DIGITS[currency], written)


def decimal(value, digits):
    """A number that has at most `digits` digits after the point, as text."""
    scaled = value * 10**digits
    assert scaled.denominator == 1
    text = str(abs(scaled.numerator)).rjust(digits + 1, "0")
    sign = "-" if scaled < 0 else ""
    return sign + (text[:-digits] + "." + text[-digits:] if digits else text)


def round_to(value, digits, rounding):
    return Fraction(rounding(value * 10**digits), 10**digits)


def random_price(source, currency):
    ranges = [(0, 20), (1, 300), (100, 99999)]
    whole = source.choice([source.randint(*limits) for limits in ranges])
    digits = DIGITS[currency]
    if digits == 0:
        return str(whole * source.choice([1, 10, 100]) + 1)
    if source.random() < 0.04:
        digits = source.randint(3, 6)
        return f"{whole}.{source.randint(1, 10**digits - 1):0{digits}d}"
    if digits == 2:
        return f"{whole}.{source.choice(ENDINGS)}"
    return f"{whole}.{source.choice(ENDINGS)}0"


def near(source, currency, reference, reference_period, period):
    """A price close to the reference total, where rounding and signs go wrong first."""
    parts = [(1, 1), (1, 1), (99, 100), (1, 2), (5, 6), (3, 4)]
    share = Fraction(*source.choice(parts))
    digits = DIGITS[currency]
    total = source.choice(counts(reference_period, period)) * Fraction(reference) * share
    step = source.choice([-1, 0, 0, 1]) * Fraction(1, 10**digits)
    return decimal(max(round_to(total, digits, floor) + step, Fraction(0)), digits)
