"""Layouts by a Mustache library, with values escaped as HTML needs them."""
import html
import re

import pystache

TAG = re.compile(r"^([ \t]*)\{\{>\s*(\w+)\s*\}\}[ \t]*\n", re.M)


def escaped(text):
    """Text for an element or a quoted value: references, and <bdi> for isolates."""
    text = html.escape(text, quote=True).replace("&#x27;", "&#39;")
    return text.replace("\u2068", "<bdi>").replace("\u2069", "</bdi>")


class Layout:
    """A layout with its partials, which are put in before anything is rendered."""

    def __init__(self, folders, name):
        self.folders = folders
        self.template = pystache.parse(self.with_partials(name))
        self.renderer = pystache.Renderer(escape=escaped, missing_tags="strict")

    def render(self, view):
        return self.renderer.render(self.template, view).encode()

    def with_partials(self, name):
        return TAG.sub(lambda tag: indented(self.with_partials(tag[2]), tag[1]), self.source(name))

    def source(self, name):
        """A file of the template's folder, or of the shared one."""
        paths = [folder / f"{name}.{kind}" for folder in self.folders for kind in ("html", "css")]
        text = next(path for path in paths if path.exists()).read_text(encoding="utf-8")
        return text if text.endswith("\n") else text + "\n"


def indented(text, indentation):
    return "".join(indentation + line for line in text.splitlines(keepends=True))
