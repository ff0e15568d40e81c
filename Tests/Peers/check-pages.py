#!/usr/bin/python3
"""Compares pages of a program with those of the Python peer in Benchmarks/peers/python, byte for byte.

Usage: check-pages.py PROGRAM [all [SEED]]
All languages in storefronts that differ in currency, symbol and saving, or, with `all`, in every storefront; SEED makes
other prices. Prints the pages that differ, each with the first line that does, and ends with 1 when there are any.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PEERS = ROOT / "Benchmarks" / "peers"
CATALOG = ROOT / "Examples" / "BrewLog" / "BrewLog.storekit"
# Own and foreign currencies, some that readers could take for another, with none and two digits; savings of nothing (AUS),
# of less than nothing (KOR), of 0.9 % (JPN), of 1.001 % (CHL) and of nearly all (AGO).
STOREFRONTS = "USA,DEU,JPN,ARE,ARG,AUS,CHE,CHL,KOR,AGO"
WHOLE_PAGES = "en,ar"
SHOWN_FAILURES = 20


def run(command, folder):
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(f"{command[0]} ended with {result.returncode}:\n{result.stderr[-2000:]}")


def pages(folder):
    return {path.relative_to(folder): path for path in folder.rglob("*.html")}


def difference(ours, theirs):
    """The first line in which two files differ."""
    lines = [path.read_text(encoding="utf-8").split("\n") for path in (ours, theirs)]
    for number, (our, their) in enumerate(zip(*lines), 1):
        if our != their:
            return f"line {number}:\n  program: {ascii(our.strip())}\n  peer:    {ascii(their.strip())}"
    return "one ends before the other"


def compare(program, folder, options):
    """The number of pages, and what differs, of one run of both."""
    ours, theirs = folder / "program", folder / "peer"
    inputs = ["--catalog", CATALOG, "--prices", folder / "prices.csv", *options]
    run([program, "build", "--template", "subscription", "--quiet", "--output", ours, *inputs], folder)
    run([PEERS / "python" / "build", "--output", theirs, *inputs], folder)
    left, right = pages(ours), pages(theirs)
    problems = [f"{path}: only one of the two writes it" for path in sorted(left.keys() ^ right.keys())]
    for path in sorted(left.keys() & right.keys()):
        if left[path].read_bytes() != right[path].read_bytes():
            problems.append(f"{path}: {difference(left[path], right[path])}")
    return len(left), problems


def main():
    program = os.path.abspath(sys.argv[1])
    storefronts = [] if "all" in sys.argv[2:] else ["--storefront", STOREFRONTS]
    count, problems = 0, []
    for options in (["--fragment", *storefronts], ["--locale", WHOLE_PAGES, *storefronts]):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            prices = subprocess.run([PEERS / "price-list", *sys.argv[3:4]], capture_output=True, check=True).stdout
            (folder / "prices.csv").write_bytes(prices)
            compared, found = compare(program, folder, options)
            count += compared
            problems += found
    for problem in problems[:SHOWN_FAILURES]:
        print(problem)
    print(f"{count} pages, {len(problems)} differ")
    sys.exit(1 if problems or count == 0 else 0)


main()
