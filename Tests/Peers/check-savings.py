#!/usr/bin/python3
"""Checks random savings and equivalents of a program against what they must be, by Python's fractions.

Usage: check-savings.py PROGRAM [COUNT [SEED]]
Nothing is worked out as the program does it. Each figure must keep its promise whichever year is meant, 52 weeks or 365
days, and the next better figure must break it: so savings are never overstated nor equivalents understated, and neither
is further from the truth than it must be. Prints the first broken promises, and ends with 1 when there are any.
"""
import csv
import functools
import json
import multiprocessing
import os
import pathlib
import random
import subprocess
import sys
import tempfile
from fractions import Fraction

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Scripts"))
from exact_prices import DIGITS, counts, length, near, random_price, shown_digits  # noqa: E402

# A plan and the plan that it is measured against when nobody names one: the shortest of whole months, if it is shorter.
PERIODS = [
    ("P1Y", "P1M"), ("P1Y", "P1M"), ("P1Y", "P1M"), ("P6M", "P1M"), ("P3M", "P1M"), ("P2M", "P1M"), ("P2Y", "P1M"),
    ("P1Y", "P3M"), ("P1Y", "P6M"), ("P12M", "P2M"), ("P3M", "P2M"), ("P2Y", "P1Y"), ("P999Y", "P1Y"), ("P999M", "P1M"),
    ("P52W", "P1M"), ("P6W", "P1M"), ("P10W", "P2M"), ("P400D", "P1Y"), ("P31D", "P1M"), ("P999D", "P3M"),
    ("P1Y", "P1W"), ("P1M", "P3D"), ("P4W", "P1W"), ("P1W", "P1M"), ("P1M", "P1Y"),
]
UNITS = {"perDay": "P1D", "perWeek": "P1W", "perMonth": "P1M", "perYear": "P1Y"}
# Levels of one group: few enough that looking through a group is quick, and enough that groups are few.
LEVELS = 50
BATCH = 20_000
SHOWN_FAILURES = 20


def pair(source):
    """A plan and its reference: currency, and price and period of each; no price is zero."""
    currency = source.choice(list(DIGITS))
    period, reference_period = source.choice(PERIODS)
    if source.random() < 0.01:
        extremes = ["9" * 15 + "." + "9" * 6, "0.000001"]
        return currency, source.choice(extremes), period, source.choice(extremes), reference_period
    reference = random_price(source, currency)
    while Fraction(reference) == 0:
        reference = random_price(source, currency)
    price = near(source, currency, reference, reference_period, period) if source.random() < 0.6 else "0"
    if Fraction(price) == 0 or len(price.partition(".")[0]) > 15:
        price = random_price(source, currency).replace("0.00", "1.00")
    return currency, price, period, reference, reference_period


def catalog(pairs):
    """A catalog in which each pair is alone on a level of a group."""
    products = []
    for index, (currency, price, period, reference, reference_period) in enumerate(pairs):
        for name, amount, duration in (("plan", price, period), ("reference", reference, reference_period)):
            products.append({
                "id": f"{name}{index}", "kind": "autoRenewable", "period": duration,
                "groupID": str(index // LEVELS), "level": index % LEVELS + 1,
                "prices": {"USA": {"price": {"amount": amount, "currency": currency}}},
            })
    groups = [{"id": str(group)} for group in range((len(pairs) - 1) // LEVELS + 1)]
    return {
        "schema": "paywall-catalog/1", "store": "web", "storefront": "USA", "groups": groups, "products": products,
    }


def figures(program, pairs):
    """What the program says about each plan and each reference, by product."""
    with tempfile.TemporaryDirectory() as folder:
        path, output = pathlib.Path(folder, "catalog.json"), pathlib.Path(folder, "prices.csv")
        path.write_text(json.dumps(catalog(pairs)), encoding="utf-8")
        command = [program, "prices", "--catalog", path, "--format", "csv", "--output", output]
        result = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)
        if result.returncode != 0:
            sys.exit(f"prices ended with {result.returncode}:\n{result.stderr[-2000:]}")
        with open(output, encoding="utf-8", newline="") as file:
            return {row["productID"]: row for row in csv.DictReader(file)}


def equivalent_problems(row, currency, price, period):
    """An equivalent is at least the price, and one step less would not be."""
    step = Fraction(1, 10 ** shown_digits(price, currency))
    for column, unit in UNITS.items():
        shown = Fraction(row[column])
        dearest = max(count * Fraction(price) for count in counts(period, unit))
        if shown < dearest:
            yield f"{column} {row[column]} is understated"
        if shown - step >= dearest:
            yield f"{column} {row[column]} is more than rounding makes it"


def is_measured(period, reference_period):
    """Whether a saving may be claimed: against a shorter plan of whole months that goes into the term."""
    if length(reference_period)[1] == 0:
        return False
    lasts = counts(reference_period, period)
    return min(lasts) > 1 and (len(lasts) == 2 or lasts[0].denominator == 1)


def savings_problems(row, currency, price, period, reference, reference_period):
    """A saving is true under both conventions, and the next greater one is false under one of them."""
    if not is_measured(period, reference_period):
        if row["savingsPercent"] or row["savingsAmount"] or row["monthsFree"]:
            yield "claims a saving against a plan that it cannot be measured against"
        return
    paid, each = Fraction(price), Fraction(reference)
    totals = [count * each for count in counts(reference_period, period)]
    percent = int(row["savingsPercent"] or 0)
    if any(paid * 100 > total * (100 - percent) for total in totals if percent):
        yield f"{percent} percent is overstated"
    if all(paid * 100 <= total * (99 - percent) for total in totals):
        yield f"{percent} percent is understated"
    if percent == 0:
        if row["savingsAmount"] or row["monthsFree"]:
            yield "claims an amount or months without a percentage"
        return
    yield from amount_problems(row, currency, price, reference, min(totals) - paid)
    months = length(reference_period)[1]
    free = int(row["monthsFree"] or 0)
    if free % months or any(paid + free // months * each > total for total in totals):
        yield f"{free} months free is overstated"
    if all(paid + (free // months + 1) * each <= total for total in totals):
        yield f"{free} months free is understated"


def amount_problems(row, currency, price, reference, saved):
    """The amount saved is no more than the truth, and less by no more than a step."""
    digits = max(shown_digits(price, currency), shown_digits(reference, currency))
    amount = Fraction(row["savingsAmount"] or 0)
    if not amount <= saved < amount + Fraction(1, 10**digits):
        yield f"saves {float(saved)}, and {row['savingsAmount'] or 'nothing'} is said"


def check(program, seed_and_count):
    """The broken promises of one batch, and how many plans claim a saving."""
    seed, count = seed_and_count
    source = random.Random(seed)
    pairs = [pair(source) for _ in range(count)]
    rows = figures(program, pairs)
    problems = []
    for index, (currency, price, period, reference, reference_period) in enumerate(pairs):
        plan, other = rows[f"plan{index}"], rows[f"reference{index}"]
        found = list(savings_problems(plan, currency, price, period, reference, reference_period))
        found += equivalent_problems(plan, currency, price, period)
        found += equivalent_problems(other, currency, reference, reference_period)
        sums = f"{price} {currency} for {period} against {reference} for {reference_period}"
        problems += [f"{sums}: {problem}" for problem in found]
    return problems, sum(row["savingsPercent"] != "" for row in rows.values())


def main():
    program = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 20_000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    starts = range(0, count, BATCH)
    batches = [(seed * 1_000_003 + start, min(BATCH, count - start)) for start in starts]
    problems, claims = [], 0
    with multiprocessing.Pool() as pool:
        for found, claimed in pool.imap(functools.partial(check, program), batches):
            problems += found
            claims += claimed
    for problem in problems[:SHOWN_FAILURES]:
        print(problem)
    print(f"{count} pairs, {claims} savings claimed: {len(problems)} broken promises")
    sys.exit(1 if problems else 0)


main()
