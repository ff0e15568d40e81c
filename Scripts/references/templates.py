"""templates.md: every built-in template with its states and sections."""
import json

from . import swift
from .markdown import code, codes, head, items, link, table, wrapped

SOURCES = "`Templates/*/template.json` and `Sources/CopyTemplates/Templates/SectionRole.swift`"
SUMMARY = (
    "Every built-in template: what it is for, the products and states it shows, and its sections in their order. Of the messages or values of a"
    " section the first that fits is shown. A required section that cannot be written truthfully refuses the render; any other is left out.")
RELATED = ["[Templates](../templates.md)", "[Messages](contract.md)", "[Layouts](../layouts.md)", "[States](../states.md)"]
SECTION_KEYS = {"id", "role", "prominence", "required", "states", "kinds", "heading", "messages", "values", "fact", "link"}
KEYS = {
    "schema", "name", "summary", "kinds", "states", "maximumPlans", "offer", "billing", "changesPlan", "everyKind", "requiresState", "labels",
    "sections"}


def page(root):
    folders = sorted(path.parent for path in root.glob("Templates/*/template.json"))
    roles = swift.meanings(root, "Sources/CopyTemplates/Templates/SectionRole.swift")
    parts = [head("Templates reference", SOURCES, SUMMARY, RELATED), items(summary(folder) for folder in folders)]
    parts += [section(folder) for folder in folders]
    parts += ["## Roles\n", table(["role", "the section is"], [[code(role), meaning] for role, meaning in roles.items()])]
    return "\n".join(parts)


def template(folder):
    found = json.loads((folder / "template.json").read_text(encoding="utf-8"))
    if found["name"] != folder.name or set(found) - KEYS:
        raise ValueError(f"{folder.name}/template.json: expected the folder's name and the keys {', '.join(sorted(KEYS))}")
    return found


def summary(folder):
    return f"{link(folder.name)}: {template(folder)['summary']}"


def section(folder):
    found = template(folder)
    rows = []
    for entry in found["sections"]:
        rows += [row(each, "each plan") for each in entry["plans"]] if "plans" in entry else [row(entry, "the page")]
    columns = ["section", "of", "role", "prominence", "required", "shows", "only"]
    return "\n".join([
        f"## `{folder.name}`\n", wrapped(found["summary"]) + "\n", items(properties(found, folder)), table(columns, rows)])


def properties(found, folder):
    """What holds for the whole template."""
    yield f"Kinds of product: {codes(found['kinds'])}{'; one of each kind must be shown' if found.get('everyKind') else ''}"
    yield f"States: {codes(found['states'])}{'; nobody’s state is assumed' if found.get('requiresState') else ''}"
    if "maximumPlans" in found:
        yield f"Plans: at most {found['maximumPlans']}"
    if "offer" in found:
        yield f"Offer: {code(found['offer'])}"
    if "billing" in found:
        yield f"Billing: only plans that are paid {code(found['billing'])}"
    if found.get("changesPlan"):
        yield "It is about a change of plan, and needs the plan that the reader has"
    if found.get("labels"):
        yield f"Labels: {labels(found['labels'])}"
    own = [name for name in ("layout.html", "layout.txt") if (folder / name).exists()]
    yield f"Layouts: {codes(own)} of its own" if own else "Layouts: the shared ones"


def labels(names):
    return ", ".join(f"{code(name)} is {link(key, 'contract.md')}" for name, key in names.items())


def row(entry, of):
    if set(entry) - SECTION_KEYS:
        raise ValueError(f"section '{entry['id']}': expected the keys {', '.join(sorted(SECTION_KEYS))}")
    only = [f"states {codes(entry['states'])}"] if "states" in entry else []
    only += [f"kinds {codes(entry['kinds'])}"] if "kinds" in entry else []
    only += ["with something of the entry after it"] if entry.get("heading") else []
    required = "required" if entry.get("required") else ""
    return [code(entry["id"]), of, code(entry["role"]), str(entry["prominence"]), required, shown(entry), "; ".join(only)]


def shown(entry):
    if "values" in entry:
        return f"the value {' or '.join(map(code, entry['values']))}"
    if "fact" in entry:
        return f"the fact {code(entry['fact'])}"
    messages = ", ".join(link(key, "contract.md") for key in entry["messages"])
    return f"{messages}, as a link to {code(entry['link'])}" if "link" in entry else messages
