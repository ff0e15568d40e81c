#!/usr/bin/python3
"""Builds a site and looks at its pages in a headless Chromium, as its readers would; then has a validator read them.

Usage: check-site.py PROGRAM [FOLDER FOR PICTURES]
Prints one line for everything that is wrong, and ends with 1 when there is anything. Without a Chromium it says so and ends with 0.
"""
import base64
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse

import browser
import tools

HERE = pathlib.Path(__file__).resolve().parent
EXAMPLE = HERE.parent.parent / "Examples" / "BrewLog" / "BrewLog.storekit"
PRODUCT = "app.example.brewlog.pro"
PRICES = f"""product,territory,currency,price
{PRODUCT}.yearly,AUT,EUR,22.99
{PRODUCT}.monthly,AUT,EUR,3.49
{PRODUCT}.yearly,DEU,EUR,22.99
{PRODUCT}.monthly,DEU,EUR,3.49
{PRODUCT}.yearly,GBR,GBP,19.99
{PRODUCT}.monthly,GBR,GBP,2.99
{PRODUCT}.yearly,JPN,JPY,3000
{PRODUCT}.monthly,JPN,JPY,450
"""
LOCALES = ["ar", "de", "en", "en-GB", "he", "ja", "ta", "th"]
SEEN = {"ar": "AUT", "de": "DEU", "he": "USA", "ja": "JPN", "ta": "GBR", "th": "JPN"}
TEMPLATES = ["pricing-page", "subscription", "support"]
WIDTHS = [320, 768, 1280]
WIDEST = 2560
SCHEMES = ["light", "dark"]
BASE = "https://brewlog.example/buy"


def build(program, folder):
    """A site in all languages that are looked at."""
    prices = folder.with_name("prices.csv")
    prices.write_text(PRICES, encoding="utf-8")
    command = [
        program, "build", "--site", "--base-url", BASE, "--catalog", EXAMPLE, "--prices", prices, "--locale", ",".join(LOCALES),
        "--template", ",".join(TEMPLATES + ["status"]), "--quiet", "--output", folder,
    ]
    result = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(f"the build ended with {result.returncode}:\n{result.stderr}")
    return json.loads((folder / "manifest.json").read_text(encoding="utf-8"))


# MARK: What can be seen without a browser


def links(folder, pages):
    """Links lead to pages that are there, and alternates lead back."""
    alternates = {}
    for page in pages:
        text = (folder / page).read_text(encoding="utf-8")
        for target in re.findall(r'href="([^"#]+)"', text):
            if re.match(r"[a-z]+:", target) is None:
                path = (folder / page).parent / urllib.parse.unquote(target)
                if not path.is_file():
                    yield f"{page}: leads to '{target}', which is not there"
        found = re.findall(r'<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">', text)
        names = [name for name, _ in found]
        if len(names) != len(set(names)):
            yield f"{page}: an hreflang value is there twice"
        alternates[f"{BASE}/{page}"] = [(name, target) for name, target in found if name != "x-default"]
    for page, found in alternates.items():
        if found and page not in [target for _, target in found]:
            yield f"{page}: does not name itself among its alternates"
        for name, target in found:
            if (page not in [back for _, back in alternates.get(target, [])]):
                yield f"{page}: its alternate {name} ({target}) does not lead back"


def shared(folder, pages):
    """The sitemap lists what search engines may show, and the gallery everything."""
    hidden = {page for page in pages if 'content="noindex"' in (folder / page).read_text(encoding="utf-8")}
    listed = set(re.findall(r"<loc>([^<]+)</loc>", (folder / "sitemap.xml").read_text(encoding="utf-8")))
    if listed != {f"{BASE}/{page}" for page in pages if page not in hidden}:
        yield "sitemap.xml: does not list exactly the pages that may be searched for"
    if not hidden or any("status" not in page for page in hidden):
        yield "exactly the pages about one customer's state should be hidden from search"
    gallery = (folder / "index.html").read_text(encoding="utf-8")
    if gallery.count('class="g-card ') != len(pages):
        yield "index.html: does not show every page once"


# MARK: What a reader sees

FACTS = {
    "nothing scrolls sideways": "document.scrollingElement.scrollWidth <= innerWidth",
    "no price is cut off": "[...document.querySelectorAll('.pw-price, .pw-commitment, .pw-saving, .pw-equivalent')]"
    ".every(e => e.scrollWidth <= e.clientWidth + 1 && getComputedStyle(e).overflow === 'visible'"
    " && e.getBoundingClientRect().left >= 0 && e.getBoundingClientRect().right <= innerWidth)",
    "no word leaves its box": "[...document.querySelectorAll('.pw-plan *, .pw-headline, .pw-restore, .pw-bar *')]"
    ".filter(e => e.checkVisibility()).every(e => e.scrollWidth <= Math.ceil(e.getBoundingClientRect().width) + 1)",
    "the billed price is the largest": """(() => {
        const size = e => parseFloat(getComputedStyle(e).fontSize);
        return [...document.querySelectorAll('.pw-plan')].every(plan => {
            const billed = Math.min(...[...plan.querySelectorAll('.pw-price, .pw-commitment')].map(size));
            return [...plan.querySelectorAll('*')].every(e =>
                e.matches('.pw-price, .pw-price *, .pw-commitment, .pw-commitment *') || size(e) < billed);
        }); })()""",
    "the page is mirrored where its script is": "getComputedStyle(document.querySelector('main')).direction"
    " === document.documentElement.dir",
    "one main, one first heading": "document.querySelectorAll('main').length === 1"
    " && document.querySelectorAll('h1').length === 1",
}

FOCUSABLE = "[...document.querySelectorAll('a[href], button, summary, [tabindex]')].filter(e => e.checkVisibility())"


def facts(page):
    for name, expression in FACTS.items():
        if not page.evaluate(expression):
            yield f"expected: {name}"


def tab_order(page):
    """The Tab key goes through everything that can be used, in reading order."""
    count = page.evaluate(
        f"window.order = {FOCUSABLE}; document.activeElement.blur(); window.order.length")
    for number in range(count):
        for kind in ["keyDown", "keyUp"]:
            page.send("Input.dispatchKeyEvent", type=kind, key="Tab", code="Tab", windowsVirtualKeyCode=9)
        if page.evaluate("window.order.indexOf(document.activeElement)") != number:
            yield f"the Tab key reaches {page.evaluate('document.activeElement.outerHTML.slice(0, 60)')} at stop {number + 1}"
            return
        if not page.evaluate("document.activeElement.matches(':focus-visible')"
                             " && getComputedStyle(document.activeElement).outlineStyle !== 'none'"):
            yield f"stop {number + 1} of the Tab key shows no ring"
            return


def axe(page, script):
    page.evaluate(script)
    answer = page.send(
        "Runtime.evaluate", expression="axe.run(document, {resultTypes: ['violations']})"
        ".then(r => r.violations.map(v => v.id + ' ' + v.nodes[0].html.slice(0, 80)))",
        returnByValue=True, awaitPromise=True)
    yield from (f"axe: {text}" for text in answer["result"]["value"])


def requests(page, folder):
    """What the page loads: itself and its stylesheet."""
    for request in page.happened("Network.requestWillBeSent"):
        url = request["request"]["url"]
        if not url.startswith(folder.as_uri()) or request["type"] not in ["Document", "Stylesheet"]:
            yield f"asks for {url}"
    for entry in page.happened("Log.entryAdded"):
        if entry["entry"]["level"] == "error":
            yield f"error in the log: {entry['entry']['text']}"


def switchers(page):
    """The switchers open without scripts."""
    for number in range(page.evaluate("document.querySelectorAll('.pw-switch').length")):
        page.evaluate(f"document.querySelectorAll('.pw-switch summary')[{number}].click()")
        if not page.evaluate(
                f"document.querySelectorAll('.pw-switch')[{number}].querySelector('a').checkVisibility()"):
            yield f"switcher {number + 1} does not open"
        yield from facts(page)
    page.evaluate("document.querySelectorAll('.pw-switch').forEach(e => { e.open = false })")


def gallery(page, url):
    """The filters of the gallery work by style alone."""
    page.open(url)
    count = "[...document.querySelectorAll('.g-card')].filter(e => e.checkVisibility()).length"
    everything = page.evaluate(count)
    for mark in ["l", "r", "t", "s"]:
        shown = []
        for number in range(page.evaluate(f"document.querySelectorAll('input[name={mark}]').length") - 1):
            page.evaluate(f"document.getElementById('{mark}{number}').click()")
            shown.append(page.evaluate(count))
        page.evaluate(f"document.querySelector('input[name={mark}]').click()")
        if not all(shown) or sum(shown) != everything:
            yield f"index.html: the filter '{mark}' shows {shown} of {everything} cards"
    for pixels in WIDTHS + [WIDEST]:
        page.resize(pixels)
        if page.evaluate("document.scrollingElement.scrollWidth > innerWidth"):
            yield f"index.html: scrolls sideways at {pixels}"


def media(page, **settings):
    page.send("Emulation.setEmulatedMedia", **{"media": "", "features": [], **settings})


def picture(page, folder, name):
    if not folder:
        return
    folder.mkdir(parents=True, exist_ok=True)
    data = page.send("Page.captureScreenshot")["data"]
    (folder / f"{name}.png").write_bytes(base64.b64decode(data))


def look(page, folder, path, script, contrast, pictures):
    """Everything about one page."""
    url = (folder / path).as_uri()
    name = path.replace("/", "-").removesuffix(".html")
    page.scripts(False)
    page.resize(WIDTHS[0])
    page.open(url)
    yield from requests(page, folder)
    yield from switchers(page)
    page.scripts(True)
    page.open(url)
    for pixels in WIDTHS + [WIDEST]:
        page.resize(pixels)
        yield from (f"{pixels}: {text}" for text in facts(page))
        for scheme in SCHEMES if pixels != WIDEST else []:
            media(page, features=[{"name": "prefers-color-scheme", "value": scheme},
                                  {"name": "prefers-reduced-motion", "value": "reduce"}])
            yield from (f"{pixels} {scheme}: {text}" for text in axe(page, script))
            yield from (f"{pixels} {scheme}: too little contrast: {text}" for text in page.evaluate(contrast))
            picture(page, pictures, f"{name}-{pixels}-{scheme}")
    page.resize(WIDTHS[1])
    media(page)
    yield from tab_order(page)
    media(page, media="print")
    if page.evaluate("[...document.querySelectorAll('.pw-switch, button')].some(e => e.checkVisibility())"):
        yield "print: shows what only a screen can use"
    media(page, features=[{"name": "forced-colors", "value": "active"}])
    yield from facts(page)
    media(page)


def faults(page, folder, manifest, pictures):
    pages = [output["path"] for output in manifest["outputs"]]
    yield from links(folder, pages)
    yield from shared(folder, pages)
    script = tools.axe()
    contrast = (HERE / "contrast.js").read_text(encoding="utf-8")
    seen = [output for output in manifest["outputs"]
            if output["locale"] in SEEN and output["template"] in TEMPLATES and output["storefront"] == SEEN[output["locale"]]]
    if len(seen) != len(SEEN) * len(TEMPLATES):
        yield f"{len(seen)} pages to look at"
    for output in seen:
        yield from (f"{output['path']}: {text}"
                    for text in look(page, folder, output["path"], script, contrast, pictures))
    page.scripts(False)
    yield from gallery(page, (folder / "index.html").as_uri())
    page.scripts(True)
    page.open((folder / "index.html").as_uri())
    yield from (f"index.html: {text}" for text in axe(page, script))
    picture(page, pictures, "gallery")


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    path = browser.find()
    if not path:
        print("no Chromium here: the pages of a site were not looked at")
        return 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve() / "site"
        manifest = build(program, folder)
        with browser.Browser(path) as page:
            found = list(dict.fromkeys(faults(page, folder, manifest, pictures)))
        found += tools.invalid_html(folder)
    print("\n".join(found) or "the pages of a site are fine")
    return 1 if found else 0


sys.exit(main())
