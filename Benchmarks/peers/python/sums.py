"""The figures of a plan, by Python's fractions: rounded once, and never in the plan's favor."""
import dataclasses
from decimal import Decimal
from fractions import Fraction
from math import ceil, floor


@dataclasses.dataclass(frozen=True)
class Savings:
    percent: int
    reference_price: str
    reference_months: int


def shown_digits(price, currency_digits):
    """The digits that a price is shown with: its currency's, or more when it needs more."""
    return max(currency_digits, len(price.partition(".")[2].rstrip("0")))


def decimal_text(amount, digits):
    return f"{Decimal(amount.numerator) / Decimal(amount.denominator):.{digits}f}"


def price_per_month(price, months, digits):
    """The price of one month, rounded up, as text."""
    exact = Fraction(price) / months
    return decimal_text(Fraction(ceil(exact * 10**digits), 10**digits), digits)


def savings(price, months, plans):
    """The saving against the shortest of plans, each a price and its months; None when nothing is saved."""
    reference_months, reference_price = min((length, text) for text, length in plans)
    if reference_months >= months or months % reference_months:
        return None
    total = Fraction(reference_price) * (months // reference_months)
    percent = floor((total - Fraction(price)) / total * 100)
    return Savings(percent, reference_price, reference_months) if percent >= 1 else None
