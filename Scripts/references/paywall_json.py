"""paywall-json.md: every key of a project file, from its schema."""
import json
import re

from .markdown import code, codes, head, items, link, table, wrapped

SCHEMA = "Schemas/paywall-project.schema.json"
SUMMARY = (
    "Every key of `paywall.json`. Only `schema` is required; an unknown key is an error. `[]` stands for each entry of a list.")
RELATED = ["[Projects](../project.md)", "[Builds](../build.md)", "[Snapshots](../snapshots.md)", "[Templates](templates.md)"]
# Where a key must be told of by hand as well.
TOLD_IN = {"build": ["docs/build.md"], "snapshot": ["docs/snapshots.md", "docs/build.md"], "timeZone": ["docs/states.md"]}
COLUMNS = ["key", "value", "meaning"]
KNOWN = {
    "$ref", "type", "const", "enum", "default", "description", "properties", "required", "additionalProperties", "items", "minItems", "uniqueItems",
    "minLength", "minimum", "maximum", "minProperties", "pattern", "anyOf", "dependentRequired"}


def page(root):
    schema = json.loads((root / SCHEMA).read_text(encoding="utf-8"))
    project = (root / "docs/project.md").read_text(encoding="utf-8")
    parts = [head("paywall.json reference", code(SCHEMA), SUMMARY, RELATED)]
    simple = [(key, node) for key, node in schema["properties"].items() if not nested(node)]
    parts += ["## Keys\n", table(COLUMNS, rows_of(simple, schema["required"]))]
    for key, node in schema["properties"].items():
        told = "\n".join([project, *((root / name).read_text(encoding="utf-8") for name in TOLD_IN.get(key, []))])
        check_told(key, node, told)
        if nested(node):
            (_, form, meaning), *inner = rows(key, node, key in schema["required"])
            parts += [f"## `{key}`\n", wrapped(f"{meaning} {'A' if form.startswith('list') else 'An'} {form}.") + "\n", table(COLUMNS, inner)]
    parts += ["## Types\n"]
    parts += [type_section(name, node) for name, node in schema["$defs"].items()]
    return "\n".join(parts)


# MARK: Keys


def nested(node):
    return "properties" in node or "properties" in node.get("items", {})


def described(path, node):
    """What a key means; every key must say it."""
    if set(node) - KNOWN:
        raise ValueError(f"{SCHEMA}: '{path}' has words that no page tells of: {', '.join(sorted(set(node) - KNOWN))}")
    if "description" not in node:
        raise ValueError(f"{SCHEMA}: '{path}' needs a description")
    return node["description"]


def rows_of(members, required):
    for key, node in members:
        yield from rows(key, node, key in required)


def rows(path, node, required):
    """The row of a key, and those of the keys within it."""
    meaning = described(path, node)
    yield [code(path), value(node) + (", required" if required else ""), meaning]
    inner = node.get("items", {}) if node.get("type") == "array" else node
    prefix = f"{path}[]." if inner is not node else f"{path}."
    needs = {key: f" Only with {codes(others)}." for key, others in inner.get("dependentRequired", {}).items()}
    for key, child in inner.get("properties", {}).items():
        for row in rows(prefix + key, child, key in inner.get("required", [])):
            yield [*row[:2], row[2] + needs.get(key, "")]
    if isinstance(inner.get("additionalProperties"), dict) and "properties" in node:
        raise ValueError(f"{SCHEMA}: '{path}' has both known and free keys")


def check_told(key, node, told):
    """A key that is in the schema is told of in the documentation as well."""
    if not re.search(rf"(?<![\w$]){re.escape(key)}(?!\w)", told):
        raise ValueError(f"docs/project.md: expected a word on the key '{key}' of {SCHEMA}")
    inner = node.get("items", {}) if node.get("type") == "array" else node
    for name, child in inner.get("properties", {}).items():
        check_told(name, child, told)


# MARK: Values


def value(node):
    """The kind of value, with what is allowed and what is meant when it is left out."""
    text = kind(node)
    return f"{text}; default {code(json.dumps(node['default']))}" if "default" in node else text


def kind(node):
    if "$ref" in node:
        return link(node["$ref"].removeprefix("#/$defs/"))
    if "const" in node:
        return code(json.dumps(node["const"]))
    if "enum" in node:
        return ", ".join(code(json.dumps(word)) for word in node["enum"])
    return KINDS[node["type"]](node)


def integer(node):
    low, high = node.get("minimum"), node.get("maximum")
    if low is None:
        raise ValueError(f"{SCHEMA}: expected the least number of {node}")
    return f"whole number, {low} to {high}" if high is not None else f"whole number, {low} or more"


def string(node):
    return f"text like {code(node['pattern'])}" if "pattern" in node else "text"


def array(node):
    entries = node["items"]
    text = "list of objects" if "properties" in entries else f"list of {kind(entries)}"
    text += ", at least one" if node.get("minItems") == 1 else ""
    return text + (", each once" if node.get("uniqueItems") else "")


def named(node):
    free = node.get("additionalProperties")
    return f"object: for each name {kind(free)}" if isinstance(free, dict) else "object"


KINDS = {"string": string, "integer": integer, "array": array, "object": named, "boolean": lambda node: "`true`, `false`"}


# MARK: Types


def type_section(name, node):
    """A type that several keys have: one form, or one of several."""
    forms = node.get("anyOf", [node])
    told = [kind(form) for form in forms]
    parts = [f"### `{name}`\n", wrapped(described(name, node)) + "\n", items(told)]
    for form in forms:
        members = form.get("properties", {}).items()
        if members:
            parts.append(table(COLUMNS, list(rows_of(members, form.get("required", [])))))
    return "\n".join(parts)
