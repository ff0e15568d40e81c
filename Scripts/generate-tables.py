#!/usr/bin/env python3
"""Writes the Swift tables: currencies and storefronts from Data/*.csv, and HTML's named characters.

Usage: Scripts/generate-tables.py [--check]
With --check nothing is written; the exit status is 1 when a table is not current.
"""
import csv
import html.entities
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
HEADER = "// swift-format-ignore-file\n// Generated from {source} by Scripts/generate-tables.py. Do not edit.\n// {note}\n\n"


def read(name):
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    return lines[0].removeprefix("# "), list(csv.DictReader(lines[1:]))


def currencies():
    note, rows = read("Data/currencies.csv")
    text = HEADER.format(source="Data/currencies.csv", note=note)
    text += "let currencyFractionDigits: [String: Int] = [\n"
    text += "".join(f'  "{row["code"]}": {row["fraction_digits"]},\n' for row in rows)
    return text + "]\n"


def storefronts():
    note, rows = read("Data/storefronts.csv")
    text = HEADER.format(source="Data/storefronts.csv", note=note)
    text += "// alpha-3, alpha-2, name, currency, priced in the national currency, sells 12-month commitments, languages\n"
    text += "let storefrontRows: [StorefrontRow] = [\n"
    flag = {"yes": "true", "no": "false"}
    for row in rows:
        text += (
            f'  StorefrontRow("{row["alpha3"]}", "{row["alpha2"]}", "{row["name"]}", "{row["currency"]}",'
            f' {flag[row["national_currency"]]}, {flag[row["monthly_commitment"]]}, "{row["languages"]}"),\n'
        )
    return text + "]\n"


def named_characters():
    names = html.entities.html5
    text = HEADER.format(
        source="Python's html.entities.html5",
        note="HTML Living Standard, section 13.5: name, * when it needs no semicolon, characters.",
    )
    text += 'let namedCharacterRows = """\n'
    for name in sorted(name[:-1] for name in names if name.endswith(";")):
        old = "*" if name in names else ""
        text += f"  {name}{old} {' '.join(f'{ord(c):X}' for c in names[name + ';'])}\n"
    return text + '  """\n'


TABLES = {
    "Sources/PricingEngine/Money/CurrencyTable.swift": currencies,
    "Sources/PricingEngine/Catalog/StorefrontTable.swift": storefronts,
    "Sources/CopyChecks/Extraction/HTML/NamedCharacterTable.swift": named_characters,
}


def main():
    stale = []
    for name, make in TABLES.items():
        path = ROOT / name
        text = make()
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {name}")
    if "--check" in sys.argv and stale:
        sys.exit(f"not current: {', '.join(stale)}; run Scripts/generate-tables.py")


main()
