#!/usr/bin/python3
"""Runs every command that README.md, docs/*.md and the program's help show, and compares what is printed with what they show.

Usage: check-commands.py [--times] PROGRAM [DOCUMENT…]
Prints every command that ends or prints otherwise than its document says, and ends with 1 when there is any.

A document's commands run in their order, in one new folder with a copy of Examples, of the files in Tests/Docs/files
and of those in a folder named after the document. Commands are
read from two kinds of blocks: lists of commands, of which only the exit code is compared, and transcripts, in which a command
stands behind '$ ' and everything below it is what it prints. A line '…' in a transcript stands for any lines, and '…' in a line for any
words, but behind a digit for itself, so that no number is left out. Commands in running text are run as well. What follows
'paywall-render init' in its section is run in a folder of its own, without a project, since nothing is overwritten.
"""
import concurrent.futures
import difflib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "Examples" / "catalogs" / "README.md"]
SECONDS = 600
EMPTY_FOLDER = {"docs/tutorial.md"}

# Commands that no test can run, by a pattern of the command, and why.
SKIPPED = {
    r"snapshot --review\b": "asks at a terminal",
    r"^jq ": "needs a program that is not everywhere",
}

STARTS_PROJECT = re.compile(r"paywall-render init\s*(#|$)")

# What stands for itself in running text, and a word that it may stand for.
PLACEHOLDERS = {"RULE": "save-percent-overstated", "CHECK": "key-missing", "COMMAND": "render", "DIR": "my-locales"}

# Lists of commands do not show how a command ends. It is 0, but for these.
EXIT_CODES = {
    # The page does not say that the subscription renews.
    ("README.md", "paywall-render check --text page.html --scope screen"): 1,
    # A pseudo-locale is longer than the fields of a store, and words with accents say nothing that a check can read.
    ("docs/exchange.md", "paywall-render check --locales my-locales --locale en-XA"): 1,
}

# In these commands one language must do where the document means all, because a debug build is slow.
NARROWED = re.compile(r"paywall-render (check|report|build)\b(?!.* --(text|locale|merge)\b)", re.DOTALL)

# Files that documents show: the file, and the document and words of the block that holds it.
SHOWN_FILES = {
    "docs/catalogs.md": {
        "App.storekit": ("docs/catalogs.md", '"introductoryOffer": { "type": "freeTrial"'),
        "prices.csv": ("docs/catalogs.md", "product,territory,currency,price,start date"),
    },
    "docs/output.md": {"App.storekit": ("docs/catalogs.md", '"introductoryOffer": { "type": "freeTrial"')},
    "docs/states.md": {"facts.json": ("docs/states.md", '"paywall-facts/1"')},
    "docs/templates.md": {"my-templates/tiny/template.json": ("docs/templates.md", '"name": "tiny"')},
    "docs/layouts.md": {"my-templates/tiny/template.json": ("docs/templates.md", '"name": "tiny"')},
}


class Step(NamedTuple):
    """A command of a document; `shown` is what the document says it prints, or None. Sections are counted."""

    document: str
    section: int
    line: int
    command: str
    shown: list | None


# MARK: Reading documents


def steps(document, text):
    """The commands of a document in their order."""
    lines = text.split("\n")
    found, section, index = [], 0, 0
    while index < len(lines):
        fence = re.fullmatch(r"\s*(```+)(\w*)", lines[index])
        if not fence:
            section += lines[index].startswith("#")
            found += spans(document, section, index + 1, lines[index])
            index += 1
            continue
        end = next(row for row in range(index + 1, len(lines)) if lines[row].strip() == fence[1])
        if fence[2] in ("", "console", "sh"):
            found += block(document, section, index + 2, lines[index + 1:end])
        index = end + 1
    return found


def spans(document, section, line, text):
    """Commands in running text, such as `paywall-render states`."""
    for command in re.findall(r"(?<!`)`(paywall-render [^`]+)`", text):
        words = [PLACEHOLDERS.get(word, word) for word in command.split(" ")]
        yield Step(document, section, line, " ".join(words), None)


def block(document, section, line, lines):
    """The commands of a block; none when it does not start with one."""
    transcript = lines[0].startswith("$ ")
    if not transcript and not lines[0].startswith(("paywall-render ", "cat > ", "mkdir ")):
        return
    index = 0
    while index < len(lines):
        start = index
        command, index = whole_command(lines, index)
        shown = [] if transcript else None
        while transcript and index < len(lines) and not lines[index].startswith("$ "):
            shown.append(lines[index])
            index += 1
        while shown and not shown[-1]:
            shown.pop()
        if command.strip():
            yield Step(document, section, line + start, command.removeprefix("$ "), shown)


def whole_command(lines, index):
    """The command that starts at a line, with its continued lines and its here-document, and the index of the line after it."""
    command = [lines[index]]
    while command[-1].endswith("\\"):
        command.append(lines[index + len(command)])
    here = re.search(r"<<'(\w+)'", command[-1])
    while here and command[-1] != here[1]:
        command.append(lines[index + len(command)])
    return "\n".join(command), index + len(command)


# MARK: Running and comparing


def expected_code(step):
    """The exit code that a document implies; None when its next command shows it."""
    for (document, start), code in EXIT_CODES.items():
        if step.document == document and step.command.startswith(start):
            return code
    errors = [line for line in step.shown or [] if re.match(r"\S+: error: ", line)]
    if not errors:
        return 0
    is_finding = step.command.startswith("paywall-render check ") or ": error: refused: " in errors[0]
    return 1 if is_finding else 2


def plain(text):
    """A text with plain spaces, since nobody sees in a document which kind a space is."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def pattern(shown):
    """An expression that fits what is shown."""
    parts = []
    for line in map(plain, shown):
        if line.strip() == "…":
            parts.append(r"(?:.*\n)*?")
        else:
            words = re.split(r"(?<!\d)…", line)
            parts.append(".*".join(map(re.escape, words)) + r"\n")
    return "".join(parts)


def difference(shown, printed):
    rows = difflib.unified_diff(shown, printed.splitlines(), "shown", "printed", lineterm="", n=1)
    return "\n".join(f"    {row}" for row in list(rows)[:60])


def run(step, folder, environment, previous):
    """Runs a command as a shell does after `previous`; gives its exit code and what a terminal would show."""
    result = subprocess.run(
        ["bash", "-c", f"(exit {previous})\n{narrowed(step)}"], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=SECONDS, check=False)
    printed = result.stdout.decode("utf-8")
    return result.returncode, plain(printed if not printed or printed.endswith("\n") else printed + "\n")


def prepare(document, folder):
    """What a reader of a document has at hand."""
    shutil.copytree(ROOT / "Examples", folder / "Examples")
    shutil.copytree(HERE / "files", folder, dirs_exist_ok=True)
    (folder / "docs").mkdir()
    if (HERE / pathlib.Path(document).stem).is_dir():
        shutil.copytree(HERE / pathlib.Path(document).stem, folder, dirs_exist_ok=True)
    for name, (source, words) in SHOWN_FILES.get(document, {}).items():
        blocks = re.findall(r"^```\w*\n(.*?)^```$", (ROOT / source).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(next(text for text in blocks if words in text), encoding="utf-8")


def narrowed(step):
    """The command that is run in the place of a long one."""
    if not NARROWED.match(step.command):
        return step.command
    return re.sub(r"( >|\s+#|$)", r" --locale de\1", step.command, count=1)


def pages(folder):
    """Commands that write pages of the documentation write those that are there."""
    for page in sorted((folder / "docs").iterdir()):
        if page.read_bytes() != (ROOT / "docs" / page.name).read_bytes():
            yield f"docs/{page.name} is not what its command writes"


def check(document, found, environment):
    """Runs the commands of a document; gives its faults and the time of each command."""
    faults, times = [], []
    with tempfile.TemporaryDirectory() as name, tempfile.TemporaryDirectory() as other:
        folder, new_folder = pathlib.Path(name), pathlib.Path(other)
        if document not in EMPTY_FOLDER:
            prepare(document, folder)
            prepare(document, new_folder)
            (new_folder / "paywall.json").unlink()
        previous, started = 0, None
        for index, step in enumerate(found):
            if any(re.search(skipped, step.command) for skipped in SKIPPED):
                continue
            place = f"{document}:{step.line}: {step.command.splitlines()[0]}"
            started = step.section if STARTS_PROJECT.match(step.command) else started
            start = time.monotonic()
            try:
                previous, printed = run(step, new_folder if step.section == started else folder, environment, previous)
            except subprocess.TimeoutExpired:
                faults.append(f"{place}\n  takes more than {SECONDS} seconds")
                continue
            times.append((time.monotonic() - start, place))
            shows_code = index + 1 < len(found) and found[index + 1].command == "echo $?"
            if not shows_code and previous != expected_code(step):
                faults.append(f"{place}\n  ends with {previous}, not {expected_code(step)}\n{printed[-1500:]}")
            elif step.shown is not None and not re.fullmatch(pattern(step.shown), printed):
                faults.append(f"{place}\n  prints otherwise\n{difference(step.shown, printed)}")
        if (folder / "docs").is_dir():
            faults += pages(folder)
    return faults, times


def help_text(program):
    """The help of all commands as one document, of which the examples at the ends are run."""
    overview = subprocess.run([program, "--help"], capture_output=True, text=True, check=True).stdout
    names = re.findall(r"^  ([a-z]+(?: [a-z]+)?)  ", overview.split("Options:")[0], re.MULTILINE)
    examples = []
    for name in names:
        text = subprocess.run([program, *name.split(), "--help"], capture_output=True, text=True, check=True).stdout
        examples += [line.strip() for line in text.partition("\nExample:\n")[2].splitlines() if line.strip()]
    return "\n".join(["```", *examples, "```"])


def main(arguments):
    shows_times = "--times" in arguments
    arguments = [argument for argument in arguments if argument != "--times"]
    program = pathlib.Path(arguments[0]).resolve()
    chosen = [pathlib.Path(argument).resolve() for argument in arguments[1:]]
    texts = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in chosen or DOCUMENTS}
    if not chosen:
        texts["help"] = help_text(program)
    with tempfile.TemporaryDirectory() as tools:
        (pathlib.Path(tools) / "paywall-render").symlink_to(program)
        environment = {"PATH": f"{tools}:{os.environ['PATH']}", "HOME": tools, "LANG": "C.UTF-8"}
        documents = {document: list(steps(document, text)) for document, text in texts.items()}
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            running = [pool.submit(check, document, found, environment) for document, found in documents.items() if found]
            results = [future.result() for future in running]
    for fault in [fault for faults, _ in results for fault in faults]:
        print(fault)
    times = sorted((pair for _, pairs in results for pair in pairs), reverse=True)
    for seconds, place in times if shows_times else []:
        print(f"{seconds:6.1f} s  {place}")
    count = sum(len(faults) for faults, _ in results)
    print(f"{len(times)} commands of {len(results)} documents, {count} faults")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
