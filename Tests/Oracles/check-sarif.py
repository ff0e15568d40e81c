#!/usr/bin/python3
"""Checks the structure of a SARIF 2.1.0 log, and that each region holds the words of its result.

Usage: check-sarif.py LOG FOLDER
The objects and members are those of the OASIS specification that this project writes; any other member is a violation.
Prints one line for each result, with the text that its region has in the file of FOLDER. Ends with 1 on a violation.
"""
import json
import os
import sys
from urllib.parse import unquote

LEVELS = {"none", "note", "warning", "error"}

# Object: member: (required, type). A name is another object, a list of one is an array of it.
OBJECTS = {
    "log": {"$schema": (False, str), "version": (True, str), "runs": (True, ["run"])},
    "run": {
        "tool": (True, "tool"), "columnKind": (False, str), "newlineSequences": (False, [str]),
        "results": (False, ["result"]),
    },
    "tool": {"driver": (True, "driver")},
    "driver": {"name": (True, str), "version": (False, str), "rules": (False, ["rule"])},
    "rule": {
        "id": (True, str), "shortDescription": (False, "message"), "help": (False, "message"),
        "helpUri": (False, str), "defaultConfiguration": (False, "configuration"),
    },
    "configuration": {"level": (False, str)},
    "message": {"text": (True, str)},
    "result": {
        "ruleId": (False, str), "ruleIndex": (False, int), "level": (False, str),
        "message": (True, "message"), "locations": (False, ["location"]),
        "suppressions": (False, ["suppression"]), "properties": (False, dict),
    },
    "suppression": {"kind": (True, str), "justification": (False, str)},
    "location": {
        "physicalLocation": (False, "physicalLocation"),
        "logicalLocations": (False, ["logicalLocation"]),
    },
    "logicalLocation": {"fullyQualifiedName": (False, str)},
    "physicalLocation": {"artifactLocation": (False, "artifact"), "region": (False, "region")},
    "artifact": {"uri": (False, str)},
    "region": {
        "startLine": (False, int), "startColumn": (False, int), "endLine": (False, int),
        "endColumn": (False, int),
    },
}


def check(value, kind, path):
    if isinstance(kind, list):
        require(isinstance(value, list), path, "is no array")
        for index, element in enumerate(value):
            check(element, kind[0], f"{path}/{index}")
    elif isinstance(kind, str):
        require(isinstance(value, dict), path, "is no object")
        members = OBJECTS[kind]
        for name in value:
            require(name in members, path, f"has an unknown member {name}")
        for name, (required, inner) in members.items():
            require(name in value or not required, path, f"has no {name}")
            if name in value:
                check(value[name], inner, f"{path}/{name}")
    else:
        require(type(value) is kind, path, f"is no {kind.__name__}")


def require(condition, path, problem):
    if not condition:
        sys.exit(f"{path}: {problem}")


def words(region, path):
    """The text of a region, its columns counted in UTF-16 code units."""
    if "startColumn" not in region or "endColumn" not in region:
        return "-"
    with open(path, encoding="utf-8", newline="") as file:
        lines = file.read().split("\n")
    require("endLine" not in region, path, "has a region of several lines")
    units = lines[region["startLine"] - 1].encode("utf-16-le")
    part = units[2 * region["startColumn"] - 2 : 2 * region["endColumn"] - 2]
    return ascii(part.decode("utf-16-le"))


def describe(result, folder):
    for location in result["locations"]:
        physical = location.get("physicalLocation")
        if physical:
            uri = physical["artifactLocation"]["uri"]
            require(uri.isascii() and " " not in uri, uri, "is no URI")
            region = physical.get("region", {})
            return f"{uri} {words(region, os.path.join(folder, unquote(uri)))}"
    return "nowhere"


with open(sys.argv[1], encoding="utf-8") as file:
    log = json.load(file)
check(log, "log", "")
require(log["version"] == "2.1.0", "version", "is another")
for run in log["runs"]:
    require(run["columnKind"] == "utf16CodeUnits", "columnKind", "is another")
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    require(len(set(rules)) == len(rules), "rules", "repeat a name")
    for result in run["results"]:
        require(result["level"] in LEVELS, "level", "is another")
        if "ruleIndex" in result:
            require(rules[result["ruleIndex"]] == result["ruleId"], "ruleIndex", "is wrong")
        # SARIF 3.27.23: all results of a run have suppressions, or none.
        require("suppressions" in result, "suppressions", "are missing")
        for suppression in result["suppressions"]:
            require(suppression["kind"] in {"inSource", "external"}, "kind", "is another")
        state = "suppressed " if result["suppressions"] else ""
        print(f"{state}{result['ruleId']} {describe(result, sys.argv[2])}")
