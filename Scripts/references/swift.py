"""Reads the few shapes of Swift that the references are made from, and refuses all others."""
import re
from typing import NamedTuple


class Case(NamedTuple):
    """A case of an enum of texts: its name in Swift, its raw value, and its doc comment as one line."""

    name: str
    raw: str
    meaning: str


class SourceError(Exception):
    """A source does not have the expected form."""


def body(text, start, place):
    """The lines of a declaration between the line that begins with `start` and the brace that closes it."""
    lines = text.splitlines()
    first = next((index for index, line in enumerate(lines) if line.startswith(start)), None)
    if first is None or "}" not in lines[first:]:
        raise SourceError(f"{place}: expected '{start}' and a closing brace below it")
    return lines[first + 1:lines.index("}", first)]


def enum_cases(root, path):
    """The cases of the public enum of texts that a file is named after, in their order; each needs a doc comment."""
    name = path.rpartition("/")[2].removesuffix(".swift")
    cases, comment = [], []
    for line in body((root / path).read_text(encoding="utf-8"), f"public enum {name}: String", path):
        case = re.fullmatch(r'  case `?(\w+)`?(?: = "([^"]+)")?', line)
        if line.startswith("  /// "):
            comment.append(line.removeprefix("  /// "))
        elif case and comment:
            cases.append(Case(case[1], case[2] or case[1], " ".join(comment)))
            comment = []
        elif case or line.startswith("  case"):
            raise SourceError(f"{path}: expected one case a line with a doc comment, got '{line.strip()}'")
        elif line:
            break
        else:
            comment = []
    if not cases:
        raise SourceError(f"{path}: expected cases with doc comments")
    return cases


def meanings(root, path):
    """The doc comments of an enum's cases, by raw value."""
    return {case.raw: case.meaning for case in enum_cases(root, path)}


def switch(text, start, place):
    """What a switch gives for each case: `case .name: value`, with the value's lines joined."""
    inside = "\n".join(body_of_member(text, start, place))
    parts = re.split(r"^\s*case ", inside, flags=re.MULTILINE)[1:]
    found = {}
    for part in parts:
        match = re.fullmatch(r"\.(\w+):\s*(.*?)[\s}]*", part, re.DOTALL)
        if not match:
            raise SourceError(f"{place}: expected 'case .name: value', got 'case {part.strip()}'")
        value = " ".join(match[2].split())
        found[match[1]] = value + " }" if value.count("{") > value.count("}") else value
    return found


def body_of_member(text, start, place):
    """The lines of a member of an extension, which closes with a brace two columns in."""
    lines = text.splitlines()
    first = next((index for index, line in enumerate(lines) if line.startswith(f"  {start}")), None)
    if first is None or "  }" not in lines[first:]:
        raise SourceError(f"{place}: expected '{start}' and a closing brace below it")
    return lines[first + 1:lines.index("  }", first)]


def doc_comments(root, folder):
    """The doc comments of the functions and computed properties of a folder's files, by name; each as its paragraphs."""
    found = {}
    for path in sorted((root / folder).glob("*.swift")):
        comment = []
        for line in path.read_text(encoding="utf-8").splitlines():
            stripped = line.strip()
            declared = re.match(r"(?:public |private |fileprivate )*(?:func|var) (\w+)", stripped)
            if stripped.startswith("///"):
                comment.append(stripped.removeprefix("///").strip())
                continue
            if declared and comment:
                found.setdefault(declared[1], " ".join(filter(None, comment)))
            comment = []
    return found
