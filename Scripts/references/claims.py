"""claims.md: what copy may claim, what proves it, and which messages say it."""
import json
import re

from . import swift
from .markdown import head, items, link, wrapped

FOLDER = "Sources/CopyTemplates/Claims"
SOURCES = f"`{FOLDER}` and `Locales/contract.json`"
SUMMARY = "Every claim that a message can make. A claim is proven from the product data before copy says it, or refused with a reason."
RELATED = ["[Claims](../claims.md)", "[Messages](contract.md)", "[Rules](../rules.md)"]


def page(root):
    kinds = swift.enum_cases(root, f"{FOLDER}/ClaimKind.swift")
    proofs = swift.switch(source(root, "ClaimProof"), "public func verdict(on subject: ClaimSubject)", "ClaimProof.swift")
    rules = swift.switch(source(root, "ClaimRules"), "public var rules: [String]", "ClaimRules.swift")
    for name, found in (("ClaimProof.swift", proofs), ("ClaimRules.swift", rules)):
        if set(found) != {kind.name for kind in kinds}:
            raise swift.SourceError(f"{name}: expected every claim of ClaimKind.swift once")
    comments = swift.doc_comments(root, FOLDER)
    messages = messages_by_claim(root)
    parts = [head("Claims reference", SOURCES, SUMMARY, RELATED)]
    for kind in kinds:
        parts.append(section(kind, proofs[kind.name], rules[kind.name], comments, messages.get(kind.raw, [])))
    return "\n".join(parts)


def source(root, name):
    return (root / FOLDER / f"{name}.swift").read_text(encoding="utf-8")


def messages_by_claim(root):
    found = {}
    for key, terms in json.loads((root / "Locales/contract.json").read_text(encoding="utf-8"))["messages"].items():
        for claim in terms.get("claims", []):
            found.setdefault(claim, []).append(key)
    return found


def section(kind, proof, rules, comments, messages):
    scope, name = scope_and_proof(proof)
    if name not in comments:
        raise swift.SourceError(f"{FOLDER}: expected a doc comment of '{name}', which proves '{kind.raw}'")
    told = [f"Said by {', '.join(link(key, 'contract.md') for key in messages)}." if messages else "No built-in message says it."]
    names = re.findall(r'"([^"]+)"', rules)
    told.append(f"Rules for texts of others: {', '.join(link(rule, '../rules.md') for rule in names)}.")
    return "\n".join([
        f"## `{kind.raw}`\n", wrapped(kind.meaning) + "\n",
        items([f"Proof: {comments[name]}", f"It must hold for {scope}.", *told])])


def scope_and_proof(proof):
    """What a claim must hold for, and the name of what proves it."""
    forms = [
        (r"subject\.forAll\((\w+)\)", "every plan that it is about"),
        (r"subject\.forAll \{ (\w+)\(.*", "every plan that it is about"),
        (r"subject\.forAny \{ (\w+)\(.*", "one plan that it is about"),
        (r"subject\.(\w+)", "the app and all products shown"),
    ]
    for form, scope in forms:
        match = re.fullmatch(form, proof)
        if match:
            return scope, match[1]
    raise swift.SourceError(f"ClaimProof.swift: expected 'subject.forAll', 'subject.forAny' or a property of the subject, got '{proof}'")
