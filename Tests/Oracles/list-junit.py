#!/usr/bin/python3
"""Lists the suites and cases of a JUnit file, as an XML parser reads them, in ASCII.

Usage: list-junit.py FILE
Ends with 1 when a suite's counts are not those of its cases.
"""
import sys
import xml.etree.ElementTree as ElementTree

root = ElementTree.parse(sys.argv[1]).getroot()
for suite in [root, *root.findall("testsuite")]:
    for attribute, path in [("tests", ""), ("failures", "/failure"), ("skipped", "/skipped")]:
        count = len(suite.findall(f".//testcase{path}"))
        if suite.get(attribute) != str(count):
            sys.exit(f"{suite.get('name')}: {attribute} is not {count}")
for case in root.iter("testcase"):
    print(f"{case.get('classname')}: {ascii(case.get('name'))}")
    for outcome in case:
        print(f"  {outcome.tag} {ascii(outcome.get('message'))} {ascii((outcome.text or '').strip())}")
