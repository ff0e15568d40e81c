#!/usr/bin/python3
"""Puts hostile texts into every text of a catalog and of paywall.json, and looks at all that the program writes.

Usage: check-injection.py PROGRAM [NAME…]
Each output is read by the parser of its format, and must have the shape that it has with a harmless text: the same tags and attributes,
the same rows, the same elements. A text that the program refuses must be refused with exit code 2 and a message that is inert itself.
Prints what is not as it should be, and ends with 1 when there is anything.
"""
import concurrent.futures
import csv
import html.parser
import io
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

HARMLESS = "Harmless"
HOSTILE = {
    "element": "<b>Pro</b><img src=x onerror=alert(1)>",
    "script": "</script><script>alert(1)</script>",
    "script comment": "<!--<script>",
    "comment": "--><img src=x><!--",
    "title": "</title></textarea></style><svg onload=alert(1)>",
    "CDATA": "]]><x/><![CDATA[",
    "double quotes": "\" onmouseover=\"alert(1)",
    "single quotes": "' onmouseover='alert(1)",
    "no quotes": "x onmouseover=alert(1) `y`",
    "references": "&lt;b&gt; &amp;quot; &#34;",
    "address of a script": "javascript:alert(1)",
    "style": "}</style>body{background:url(javascript:1)}/*",
    "bidirectional override": "Pro \u202e99.2\u202c",
    "open isolate": "Pro \u2066\u2067x",
    "closing isolates": "\u2069\u2069Pro",
    "formula": "=cmd|' /C calc'!A0",
    "formula after quotes": "\"=1+1\",=2",
    "plus": "+1+1",
    "minus": "-1+1",
    "at": "@SUM(1)",
    "tab": "\t=1+1",
    "carriage return": "\r=1+1\r\n::error::x",
    "lines": "a\n::error file=x::y\n##[error]z\n== USA new\n# x",
    "workflow command": "::set-output name=a::b ##vso[task.complete]",
    "layout": "{{title}} {{{x}}} {{#plans}}",
    "message": "{price} '{' {n, plural, other {#}} #",
    "Markdown": "[x](javascript:1) ![y](http://z.example/) | `a` **b** <i>",
    "escape sequence": "\x1b[31mred\x1b]0;title\x07",
    "control characters": "a\x00b\x01\x08\x7f\x9b31m",
    "separators": "a\u2028b\u2029c\u0085d",
    "manual page": ".so /etc/passwd\n\\fB'",
    "path": "../../../etc/passwd",
    "byte order mark": "\ufeff=1",
    "formats": "%s %n %@ %(x)d",
    "noncharacter": "a\uffff\ufffe",
}

# Isolates are the program's own; overrides and controls are nobody's.
INVISIBLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e]")
ISOLATES = {"\u2066", "\u2067", "\u2068"}
FORMULA = re.compile("^[=+@\t\r\n]|^-(?![0-9.]+$)")


class Shape(html.parser.HTMLParser):
    """The tags of a page, each with its attributes, and what scripts and styles hold."""

    TEXTS = {"title", "content", "aria-label", "alt", "data-search", "value", "datetime", "id", "for", "data-id"}

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.shape, self.scripts, self.raw = [], [], None
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        kept = [(name, None if name in self.TEXTS or name.startswith("data-") else value) for name, value in attributes]
        self.shape.append((tag, kept))
        self.raw = (tag, dict(attributes).get("type")) if tag in ("script", "style") else None

    def handle_endtag(self, tag):
        self.shape.append(("/" + tag,))
        self.raw = None

    def handle_comment(self, data):
        self.shape.append(("comment", data))

    def handle_decl(self, data):
        self.shape.append(("declaration", data))

    def unknown_decl(self, data):
        self.shape.append(("unknown", data))

    def handle_data(self, data):
        if not self.raw:
            return
        if self.raw[1] and "json" in self.raw[1]:
            self.scripts.append(kinds(json.loads(data)))
        else:
            self.scripts.append(data)


def kinds(value):
    """A JSON value with its type in the place of each value."""
    if isinstance(value, dict):
        # What is noted about a text depends on the text.
        return {key: kinds(item) for key, item in value.items() if key != "findings"}
    if isinstance(value, list):
        return [kinds(item) for item in value]
    return type(value).__name__


def elements(text):
    """The elements of an XML document with their attributes' names."""
    return [(item.tag, sorted(item.attrib)) for item in xml.etree.ElementTree.fromstring(text).iter()]


def rows(text):
    """The numbers of cells in the rows of a table; a cell that a spreadsheet runs is an error."""
    table = list(csv.reader(io.StringIO(text)))
    for cell in (cell for row in table for cell in row):
        if FORMULA.search(cell):
            raise ValueError(f"a cell is a formula: {cell!r}")
    return [len(row) for row in table]


def page(text):
    shape = Shape(text)
    return shape.shape, shape.scripts


def lines(text):
    """How many lines there are, and which are commands to a build server."""
    commands = [line[:2] for line in text.split("\n") if line.startswith("::") or "##[" in line or "##vso" in line]
    return len(text.split("\n")), commands


def annotations(text):
    return [re.match("::[a-z]+ ", line)[0] if line else "" for line in text.split("\n")]


def balanced(text):
    """Whether isolates are closed in each line."""
    for line in text.split("\n"):
        depth = 0
        for character in line:
            depth += (character in ISOLATES) - (character == "\u2069")
            if depth < 0:
                return False
        if depth:
            return False
    return True


def nothing(text):
    return None


READERS = {
    "html": page, "json": lambda text: kinds(json.loads(text)), "csv": rows, "xml": elements, "lines": lines,
    "sarif": lambda text: kinds(json.loads(text)), "annotations": annotations, "any": nothing,
}
ONE = ["--template", "subscription", "--locale", "en"]
PROJECT = ["--catalog", "App.storekit", "--config", "paywall.json"]
# The name, the words, and how the output is read.
COMMANDS = [
    ("text", ["render", "--format", "text"], "any"),
    ("JSON", ["render", "--format", "json"], "json"),
    ("page", ["render", "--format", "html"], "html"),
    ("fragment", ["render", "--format", "html", "--fragment"], "html"),
    ("Arabic page", ["render", "--format", "html", "--locale", "ar"], "html"),
    ("status", ["render", "--template", "status", "--state", "grace-period", "--format", "html"], "html"),
    ("introductory offer", ["render", "--template", "introductory-offer", "--format", "html"], "html"),
    ("feature gate", ["render", "--template", "feature-gate", "--state", "free:20", "--format", "html"], "html"),
    ("pricing page", ["render", "--template", "pricing-page", "--format", "html"], "html"),
    ("prices", ["prices"], "lines"),
    ("prices CSV", ["prices", "--format", "csv"], "csv"),
    ("prices JSON", ["prices", "--format", "json"], "json"),
    ("explanation", ["explain"], "any"),
    ("list", ["catalog", "list"], "lines"),
    ("catalog", ["catalog", "convert"], "json"),
    ("validation", ["catalog", "validate"], "any"),
    ("check", ["check", *ONE, "--format", "line"], "any"),
    ("report page", ["report", *ONE, "--format", "html", "--output", "-"], "html"),
    ("report JSON", ["report", *ONE, "--format", "json", "--output", "-"], "json"),
    ("report SARIF", ["report", *ONE, "--format", "sarif", "--output", "-"], "sarif"),
    ("report JUnit", ["report", *ONE, "--format", "junit", "--output", "-"], "xml"),
    ("report Markdown", ["report", *ONE, "--format", "markdown", "--output", "-"], "any"),
    ("report annotations", ["report", *ONE, "--format", "github", "--output", "-"], "annotations"),
    ("site", ["build", "--output", "out", "--site", "--base-url", "https://a.example/", "--locale", "en,ar", "--format",
              "html,json,text", "--template", "subscription,support"], "any"),
    ("snapshots", ["snapshot", "--update", *ONE], "any"),
    ("same snapshots", ["snapshot", "--check", *ONE], "any"),
]
# Findings depend on what a text says, so that only the parsers judge what reports hold.
WITHOUT_SHAPE = {"check", "validation", "report page", "report JSON", "report SARIF", "report JUnit", "report annotations"}


def storekit(text, identifier):
    """A catalog with a text in all its places."""
    words = [{"description": text, "displayName": text, "locale": locale} for locale in ("en_US", "de")]
    def subscription(number, period, price, offer):
        return {
            "adHocOffers": [], "codeOffers": [], "displayPrice": price, "familyShareable": False, "groupNumber": 1,
            "internalID": f"0D5A11B{number}", "introductoryOffer": offer, "localizations": words,
            "productID": identifier + ("yearly" if number else "monthly"), "recurringSubscriptionPeriod": period,
            "referenceName": text, "subscriptionGroupID": "5C0FFEE1", "type": "RecurringSubscription", "winbackOffers": [],
        }
    trial = {"internalID": "AB12", "offerID": text, "paymentMode": "free", "subscriptionPeriod": "P1W", "referenceName": text}
    return {
        "identifier": "B3E01C77", "nonRenewingSubscriptions": [], "products": [{
            "displayPrice": "49.99", "familyShareable": False, "internalID": "0D5A11B9", "localizations": words,
            "productID": "pro.lifetime", "referenceName": text, "type": "NonConsumable"}],
        "settings": {"_locale": "en_US", "_storefront": "USA", "_timeRate": 0},
        "subscriptionGroups": [{
            "id": "5C0FFEE1", "localizations": [{"description": text, "displayName": text, "locale": "en_US"}], "name": text,
            "subscriptions": [subscription(0, "P1M", "2.99", None), subscription(1, "P1Y", "19.99", trial)]}],
        "version": {"major": 4, "minor": 0},
    }


def paywall(text):
    """A project with a text in all its places; texts are messages, in which braces and apostrophes have to be quoted."""
    quoted = "'" + text.replace("'", "''") + "'" if re.search("[{}']", text) else text
    words = {"en": quoted, "de": quoted}
    return {
        "schema": "paywall-project/1", "app": {"name": words}, "plans": ["pro.yearly", "pro.monthly"],
        "features": [{"id": "a", "text": words}, {"id": "b", "text": words}],
        "freeTier": {"limit": 20, "text": words}, "otherService": text,
        "evaluation": {"days": 7, "losesAtEnd": [words]},
        "links": {"terms": "https://a.example/t", "privacy": "https://a.example/p", "support": "https://a.example/s"},
    }


def run(program, folder, words):
    words = words + (PROJECT[:2] if words[0] == "catalog" else PROJECT)
    done = subprocess.run(
        [program, *words], cwd=folder, capture_output=True, stdin=subprocess.DEVNULL, timeout=120,
        env={"PATH": "/usr/bin:/bin"})
    return done.returncode, done.stdout, done.stderr


def problems_of(name, text, how, shape):
    """What is wrong with a text, which should have a shape."""
    found = []
    try:
        text = text.decode("utf-8")
    except UnicodeDecodeError as error:
        return [f"{name}: {error}"], None
    match = INVISIBLE.search(text.replace("\r\n", "\n") if how == "csv" else text)
    if match:
        found.append(f"{name}: U+{ord(match[0]):04X} in {text[max(0, match.start() - 40):match.end() + 20]!r}")
    if not balanced(text):
        line = next(line for line in text.split("\n") if not balanced(line))
        found.append(f"{name}: open isolates in {line[:200]!r}")
    try:
        own = READERS[how](text)
    except Exception as error:  # Whatever a parser throws is the finding.
        return found + [f"{name}: {type(error).__name__}: {error}"], None
    if shape is not None and own != shape:
        found.append(f"{name}: another shape: {difference(shape, own)}")
    return found, own


def difference(one, other):
    one, other = json.dumps(one, ensure_ascii=False), json.dumps(other, ensure_ascii=False)
    place = len(os.path.commonprefix([one, other]))
    return f"{one[max(0, place - 60):place + 60]} / {other[max(0, place - 60):place + 60]}"


def files_of(folder):
    """The files of a build and of snapshots, with how each is read."""
    kinds = {".html": "html", ".json": "json", ".xml": "xml"}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.name not in ("App.storekit", "paywall.json"):
            yield str(path.relative_to(folder)), path.read_bytes(), kinds.get(path.suffix, "any")


def attempt(program, catalog, project, identifier="pro.", shapes=None):
    """What is wrong with the outputs that a text is in, and the shapes of all outputs."""
    found, own = [], {}
    with tempfile.TemporaryDirectory() as path:
        folder = pathlib.Path(path)
        (folder / "App.storekit").write_text(json.dumps(storekit(catalog, identifier)))
        (folder / "paywall.json").write_text(json.dumps(paywall(project)).replace("pro.", json.dumps(identifier)[1:-1]))
        for name, words, how in COMMANDS:
            code, output, errors = run(program, folder, words)
            if code not in (0, 1, 2, 3):
                found.append(f"{name}: exit code {code}: {errors[-300:]!r}")
            found += problems_of(name + " (messages)", errors, "any", None)[0]
            if code == 2:
                own[name] = "refused"
                continue
            expected = None if name in WITHOUT_SHAPE or not shapes or shapes.get(name) == "refused" else shapes.get(name)
            more, own[name] = problems_of(name, output, how, expected)
            found += more
        for file, contents, how in files_of(folder):
            more, own[file] = problems_of(file, contents, how, (shapes or {}).get(file))
            found += more
    return found, own


def main():
    program = os.path.abspath(sys.argv[1])
    chosen = {name: HOSTILE[name] for name in sys.argv[2:]} or HOSTILE
    found, shapes = attempt(program, HARMLESS, HARMLESS)
    for name, shape in shapes.items():
        if shape == "refused":
            found.append(f"{name} is refused with a harmless text")
    # One at a time, since a project that is refused hides what a catalog's text does.
    jobs = []
    for name, text in chosen.items():
        jobs.append((name + " in the catalog", text, HARMLESS, "pro.", shapes))
        jobs.append((name + " in the project", HARMLESS, text, "pro.", shapes))
        jobs.append((name + " as an identifier", HARMLESS, HARMLESS, text, None))
    refused = {}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(lambda job: attempt(program, *job[1:]), jobs)
        for (name, *_), (problems, own) in zip(jobs, results):
            found += [f"{name}: {problem}" for problem in problems]
            refused[name] = sum(shape == "refused" for shape in own.values())
    for problem in found:
        print(problem)
    print(f"{len(jobs)} hostile texts in {len(COMMANDS)} commands: {len(found)} problems")
    if "--verbose" in os.environ.get("CHECK", ""):
        print(refused)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
