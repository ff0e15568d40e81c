"""Times commands as the system accounts for them."""
import dataclasses
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

MOST_RUNS, MOST_SECONDS = 3, 6.0


@dataclasses.dataclass(frozen=True)
class Measurement:
    documents: int
    seconds: float  # the fastest run
    processor_seconds: float  # of that run, with all its workers
    peak_megabytes: float  # of the largest process

    @property
    def rate(self):
        """Documents a second."""
        return self.documents / self.seconds

    @property
    def processor_microseconds(self):
        """Processor time of each document."""
        return self.processor_seconds / self.documents * 1e6


def documents(folder):
    """The documents below a folder, without manifests."""
    names = (name for _, _, names in os.walk(folder) for name in names)
    return sum(name.endswith((".html", ".txt", ".json")) and not name.startswith("manifest") for name in names)


def run(command, environment=None, printed=False):
    """One run: seconds, processor seconds and peak megabytes; with `printed` the command prints its own seconds."""
    with tempfile.TemporaryFile("w+") as output, tempfile.TemporaryFile("w+") as errors:
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=output, stderr=errors, env={**os.environ, **(environment or {})})
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        text, problems = (file.seek(0) or file.read() for file in (output, errors))
    if process.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} ended with {process.returncode}:\n{problems[-2000:]}")
    if printed:
        seconds = float(text)
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def measure(command, output, environment=None, printed=False, again=False):
    """The fastest of a few runs into a fresh folder; `again` leaves what an earlier run wrote in place."""
    runs, started = [], time.perf_counter()
    while not runs or (len(runs) < MOST_RUNS and time.perf_counter() - started < MOST_SECONDS):
        if not again:
            shutil.rmtree(output, ignore_errors=True)
        runs.append(run(command, environment, printed))
    fastest = min(runs)
    return Measurement(documents(pathlib.Path(output)), fastest[0], fastest[1], max(peak for *_, peak in runs))
