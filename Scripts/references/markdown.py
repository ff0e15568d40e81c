"""Markdown that reads the same however it is shown."""
import re
import textwrap

WIDTH = 140
BAR = "\\|"


def head(title, sources, summary, related):
    """The start of a page: what it is, and what it is generated from."""
    origin = f"Generated from {sources} by `Scripts/generate-references.py`; `make references` writes it anew."
    return "\n\n".join([f"# {title}", wrapped(origin), wrapped(f"{summary} Related: {' · '.join(related)}")]) + "\n"


def wrapped(text, first="", rest=""):
    """A paragraph or an item of a list in lines that are not too wide."""
    lines = textwrap.wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False)
    for line in lines[1:]:
        if re.match(r"\s*([-+*>#|]|\d+[.)])(\s|$)", line):
            raise ValueError(f"a line would begin a list or a heading: {line}")
    return "\n".join(lines)


def items(texts):
    """A list with an item for each text."""
    return "\n".join(wrapped(text, "- ", "  ") for text in texts) + "\n"


def table(columns, rows):
    """A table; every cell is Markdown."""
    lines = [f"| {' | '.join(cell.replace('|', BAR) for cell in line)} |" for line in [columns, *rows]]
    return "\n".join([lines[0], "|" + "---|" * len(columns), *lines[1:]]) + "\n"


def code(text):
    """A text as it is written in a file."""
    if "`" in text:
        raise ValueError(f"a backtick in code: {text}")
    return f"`{text}`"


def codes(texts):
    return ", ".join(map(code, texts))


def anchor(heading):
    """The name that a heading has in links."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def anchors(page):
    """The names of a page's headings, which differ."""
    found = [anchor(heading) for heading in re.findall(r"^#+ (.+)$", page, re.MULTILINE)]
    if len(set(found)) != len(found):
        raise ValueError(f"two headings have one name: {next(name for name in found if found.count(name) > 1)}")
    return set(found)


def link(text, page=""):
    """A link to the heading that is the text, as code, in this or another page."""
    return f"[{code(text)}]({page}#{anchor(text)})"
