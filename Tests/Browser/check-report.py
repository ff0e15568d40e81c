#!/usr/bin/python3
"""Looks at the page of `paywall-render report` in a headless Chromium, as a person would.

Usage: check-report.py PROGRAM [FOLDER FOR PICTURES]
Prints one line for everything that is wrong, and ends with 1 when there is anything. Without a Chromium it says so and ends with 0.
"""
import base64
import json
import pathlib
import subprocess
import sys
import tempfile

import browser

HERE = pathlib.Path(__file__).resolve().parent
EXAMPLE = HERE.parent.parent / "Examples" / "BrewLog" / "BrewLog.storekit"
HOSTILE = "<img src=https://outside.example/x onerror=alert(1)>\"'&"
WIDTHS = [320, 1280, 2560]

# Messages with one slip each, which the report has to show; the French and Hebrew ones cannot be rendered at all.
SLIPS = {
    "de": {"plan.price": "{price} {rate} für sehr lange Zeit und immer wieder bis zur Kündigung"},
    "fr": {"terms.charge": "Le paiement d'{price}' est débité. Seulement $4.99 !"},
    "ru": {"terms.charge": "Оплaта через Apple Account."},
    "ar": {"terms.charge": "ابدأ <script src='https://outside.example/x.js'></script>"},
    "he": {"plan.price": "{price}"},
}


def write_project(folder):
    """A project with hostile texts and a slip in five locales."""
    (folder / "own").mkdir()
    for locale, messages in SLIPS.items():
        text = json.dumps({"@@locale": locale, **messages}, ensure_ascii=False)
        (folder / "own" / f"{locale}.arb").write_text(text, encoding="utf-8")
    catalog = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    product = catalog["subscriptionGroups"][0]["subscriptions"][0]
    product["localizations"][0]["displayName"] = "Pro <b>& more</b>"
    (folder / "App.storekit").write_text(json.dumps(catalog), encoding="utf-8")
    project = {
        "schema": "paywall-project/1", "app": {"name": HOSTILE}, "catalog": "App.storekit",
        "links": {"terms": "https://app.example/terms", "privacy": "https://app.example/privacy"},
    }
    (folder / "paywall.json").write_text(json.dumps(project), encoding="utf-8")


def render(program, folder):
    command = [program, "report", "--locales", "own", "--output", "report"]
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if result.returncode != 1:
        sys.exit(f"{' '.join(command)} ended with {result.returncode}:\n{result.stderr}")
    return folder / "report" / "report.html"


def events(page):
    """What must not happen while the page loads."""
    for request in page.happened("Network.requestWillBeSent"):
        url = request["request"]["url"]
        if not url.startswith(("file:", "data:")) or request["type"] != "Document":
            yield f"asks for {url}"
    for fault in page.happened("Runtime.exceptionThrown"):
        yield f"script error: {fault['exceptionDetails']['text']}"
    for entry in page.happened("Log.entryAdded"):
        if entry["entry"]["level"] == "error":
            yield f"error in the log: {entry['entry']['text']}"


VISIBLE = "[...document.querySelectorAll({})].filter(e => e.checkVisibility()).length"


def visible(page, selector):
    return page.evaluate(VISIBLE.format(json.dumps(selector)))


def structure(page):
    """Facts that hold at every width, as expressions that must be true."""
    facts = {
        "one main element": "document.querySelectorAll('main').length === 1",
        "each id once": "(ids => ids.length === new Set(ids).size)"
        "([...document.querySelectorAll('[id]')].map(e => e.id))",
        "each link within the page leads somewhere": "[...document.querySelectorAll('a[href^=\"#\"]')]"
        ".every(a => document.getElementById(decodeURIComponent(a.hash.slice(1))))",
        "each paywall has its language and direction": "[...document.querySelectorAll('.r-screen')]"
        ".every(e => e.lang && (e.dir === 'rtl') === /^(ar|he|ur)/.test(e.lang))",
        "50 locales, and a paywall in all but three": "document.querySelectorAll('.r-locale').length === 50"
        " && document.querySelectorAll('.r-screen').length === 47",
        "no text has become markup": "document.querySelectorAll('img, script[src], .r-page b').length === 0",
        "prices name their code points": "[...document.querySelectorAll('.r-price')]"
        ".every(e => e.title.startsWith('U+'))",
        "each select and radio has a label": "[...document.querySelectorAll('input, select')]"
        ".every(e => e.labels.length === 1)",
    }
    for name, expression in facts.items():
        if not page.evaluate(expression):
            yield f"expected: {name}"


def filters(page, has_scripts):
    """The level filter works by style alone, the others with scripts."""
    everything = visible(page, ".r-rule .r-finding")
    errors = visible(page, ".r-rule .r-finding.r-is-error")
    page.evaluate("document.getElementById('level-error').click()")
    shown = visible(page, ".r-rule .r-finding")
    if not 0 < errors == shown < everything:
        yield f"'only errors' shows {shown} of {everything} findings, and {errors} are errors"
    page.evaluate("document.getElementById('level-all').click()")
    if not has_scripts:
        if visible(page, "#filter-locale"):
            yield "a filter that needs scripts is shown without them"
        return
    page.evaluate(
        "(e => { e.value = 'ru'; e.dispatchEvent(new Event('change')); })"
        "(document.getElementById('filter-locale'))")
    if visible(page, ".r-locale") != 1 or not 0 < visible(page, ".r-rule .r-finding") < everything:
        yield "the filter by locale does not leave the findings of one locale"
    page.evaluate(
        "(e => { e.value = ''; e.dispatchEvent(new Event('change')); })"
        "(document.getElementById('filter-locale'))")
    page.evaluate("location.hash = 'locale-ja'")
    if visible(page, ".r-locale") != 1:
        yield "a link to a locale does not show it alone"
    page.evaluate("location.hash = 'locales'")
    if visible(page, ".r-locale") != 50:
        yield "the link to all locales does not show all"


def width(page, pixels):
    page.resize(pixels)
    needed = page.evaluate("document.scrollingElement.scrollWidth")
    if needed > page.evaluate("innerWidth"):
        widest = page.evaluate(
            "[...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > innerWidth"
            " && !e.closest('.r-scroll')).slice(0, 3).map(e => e.tagName + '.' + e.className).join(', ')")
        yield f"scrolls sideways: {needed} pixels at a width of {pixels}: {widest}"


def screenshot(page, folder, name):
    """Pictures of the parts of the page, for people."""
    for part in ["matrix", "findings", "locales"] if folder else []:
        page.evaluate(f"document.getElementById('{part}').scrollIntoView()")
        picture = page.send("Page.captureScreenshot")["data"]
        (folder / f"{name}-{part}.png").write_bytes(base64.b64decode(picture))


def faults(page, url, pictures):
    contrast = (HERE / "contrast.js").read_text(encoding="utf-8")
    for has_scripts in [True, False]:
        page.scripts(has_scripts)
        page.resize(WIDTHS[0])
        page.open(url)
        yield from events(page)
        yield from structure(page)
        for pixels in WIDTHS:
            yield from width(page, pixels)
            if has_scripts:
                screenshot(page, pictures, str(pixels))
        yield from filters(page, has_scripts)
    for scheme in ["light", "dark"]:
        page.color_scheme(scheme)
        for text in page.evaluate(contrast):
            yield f"too little contrast in {scheme} colors: {text}"
        screenshot(page, pictures, scheme)


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    path = browser.find()
    if not path:
        print("no Chromium here: the page of reports was not looked at")
        return 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        write_project(folder)
        report = render(program, folder)
        with browser.Browser(path) as page:
            found = list(dict.fromkeys(faults(page, report.as_uri(), pictures)))
    print("\n".join(found) or "the page of reports is fine")
    return 1 if found else 0


sys.exit(main())
