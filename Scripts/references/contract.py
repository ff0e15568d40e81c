"""contract.md: every message with its English text, its arguments, and what it claims."""
import itertools
import json

from . import swift
from .markdown import code, head, items, link, wrapped

SOURCES = "`Locales/contract.json`, `Locales/en.arb` and the values and subjects in `Sources/CopyTemplates/Messages`"
SUMMARY = (
    "Every message that copy is written with: what it means, its English text, its arguments and what it claims. Translators write the texts"
    " of a language in `Locales/LOCALE.arb` and never edit the contract. A length is counted in graphemes of the finished text.")
RELATED = ["[Messages](../messages.md)", "[Claims](claims.md)", "[Templates](templates.md)"]
FOLDER = "Sources/CopyTemplates/Messages"


def page(root):
    contract = json.loads((root / "Locales/contract.json").read_text(encoding="utf-8"))["messages"]
    english = json.loads((root / "Locales/en.arb").read_text(encoding="utf-8"))
    words = [swift.meanings(root, f"{FOLDER}/{name}.swift") for name in ("ValueName", "MessageSubject")]
    groups = {group: list(keys) for group, keys in itertools.groupby(contract, lambda key: key.split(".")[0])}
    if sum(map(len, groups.values())) != len(contract):
        raise ValueError("Locales/contract.json: expected the messages of a group one after another")
    parts = [head("Messages reference", SOURCES, SUMMARY, RELATED)]
    parts.append(items(f"[{code(group)}](#{group.lower()}): {len(keys)}" for group, keys in groups.items()))
    for group, keys in groups.items():
        parts.append(f"## {group}\n")
        parts += [section(key, contract[key], english[key], *words) for key in keys]
    return "\n".join(parts)


def section(key, terms, english, values, subjects):
    told = [f"English: {code(english)}"]
    for name, kind in terms.get("arguments", {}).items():
        meaning = f": {values[name]}" if name in values else ""
        told.append(f"Argument {code(name)}, {code(kind)}{meaning}")
    about = terms.get("about", [])
    for name in [about] if isinstance(about, str) else about:
        told.append(f"About {code(name)}: {subjects[name]}")
    if "claims" in terms:
        told.append(f"Claims {', '.join(link(claim, 'claims.md') for claim in terms['claims'])}.")
    if "limit" in terms:
        told.append(f"At most {terms['limit']} graphemes.")
    return "\n".join([f"### `{key}`\n", wrapped(terms["meaning"]) + "\n", items(told)])
