#!/usr/bin/env python3
"""Writes the pages of docs/reference from schemas, templates, messages and sources.

Usage: Scripts/generate-references.py [--check]
With --check nothing is written; the exit status is 1 when a page is not current.
"""
import pathlib
import re
import sys

from references import claims, contract, paywall_json, templates
from references.markdown import anchors
from references.swift import SourceError

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = {
    "docs/reference/paywall-json.md": paywall_json.page,
    "docs/reference/templates.md": templates.page,
    "docs/reference/contract.md": contract.page,
    "docs/reference/claims.md": claims.page,
}


def pages():
    """The text of each page, by its path."""
    found = {}
    for name, make in PAGES.items():
        try:
            found[name] = make(ROOT)
            anchors(found[name])
        except (SourceError, ValueError) as error:
            sys.exit(f"{name}: {error}")
    for name, text in found.items():
        for address in sorted(set(re.findall(r"\]\(([^)]+)\)", text))):
            check_link(name, address, found)
    return found


def check_link(name, address, found):
    """Stops when a link of a page leads nowhere."""
    page, _, place = address.partition("#")
    target = name if not page else (ROOT / name).parent.joinpath(page).resolve().relative_to(ROOT).as_posix()
    text = found.get(target) or (ROOT / target).read_text(encoding="utf-8")
    if place and place not in anchors(text):
        sys.exit(f"{name}: the link '{address}' leads nowhere")


def main():
    stale = []
    for name, text in pages().items():
        path = ROOT / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if "--check" not in sys.argv:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {name}")
    if "--check" in sys.argv and stale:
        sys.exit(f"not current: {', '.join(stale)}; run Scripts/generate-references.py")


main()
