#!/usr/bin/python3
"""Checks JSON documents against JSON Schemas with the jsonschema package.

Usage: validate-json.py SCHEMA DOCUMENT [SCHEMA DOCUMENT …]
Prints one line per violation: DOCUMENT: PATH: MESSAGE. Ends with 1 when there are any.
"""
import json
import sys

try:
    import jsonschema
except ImportError:
    sys.exit("the jsonschema package is missing: apt-get install python3-jsonschema")


def leaves(error):
    """What is wrong by each of several schemas that a document may fit."""
    if not error.context:
        yield error
    for inner in error.context:
        yield from leaves(inner)


arguments = sys.argv[1:]
validators = {}
failed = False
for schema_path, document_path in zip(arguments[::2], arguments[1::2], strict=True):
    if schema_path not in validators:
        with open(schema_path, encoding="utf-8") as file:
            schema = json.load(file)
        jsonschema.Draft202012Validator.check_schema(schema)
        validators[schema_path] = jsonschema.Draft202012Validator(schema)
    with open(document_path, encoding="utf-8") as file:
        document = json.load(file)
    for violation in validators[schema_path].iter_errors(document):
        failed = True
        for error in leaves(violation):
            path = "/".join(str(part) for part in error.absolute_path)
            print(f"{document_path}: {path}: {error.message}")
sys.exit(1 if failed else 0)
