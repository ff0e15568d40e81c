"""A headless Chromium that is spoken to over a pipe (Chrome DevTools Protocol), with the standard library alone."""
import json
import os
import shutil
import subprocess
import tempfile
import time


def find():
    """The path of a Chromium or Chrome; None when there is none."""
    names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    return next(filter(None, map(shutil.which, names)), None)


class Browser:
    """A running browser with one page; a `with` block ends it."""

    TIMEOUT = 120

    def __init__(self, path):
        self.profile = tempfile.TemporaryDirectory()
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()

        def take_descriptors():
            # Numbers above those that the protocol asks for, so that one does not close the other.
            source, target = os.dup(to_browser), os.dup(from_browser)
            os.dup2(source, 3)
            os.dup2(target, 4)

        arguments = [
            path, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
            "--disable-background-networking", "--remote-debugging-pipe",
            f"--user-data-dir={self.profile.name}", "about:blank",
        ]
        self.process = subprocess.Popen(
            arguments, preexec_fn=take_descriptors, close_fds=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=self.environment())
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.number = 0
        self.events = []
        self.session = None
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Network", "Runtime", "Log"]:
            self.send(domain + ".enable")

    def environment(self):
        return {**os.environ, "HOME": self.profile.name}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.input)
        os.close(self.output)
        for attempt in range(10):
            try:
                return self.profile.cleanup()
            except OSError:  # The browser's children may still be writing.
                time.sleep(0.2)

    def send(self, method, **parameters):
        """Calls a method and returns its result; events that come first are kept."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def receive(self):
        while b"\0" not in self.buffer:
            part = os.read(self.input, 1 << 16)
            if not part:
                raise RuntimeError("the browser ended")
            self.buffer += part
        line, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(line)

    def open(self, url):
        """Opens a page and waits until it is loaded; the events until then are in `events`."""
        self.events = []
        self.send("Page.navigate", url=url)
        deadline = time.monotonic() + self.TIMEOUT
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            if time.monotonic() > deadline:
                raise RuntimeError(f"{url} did not load")
            self.events.append(self.receive())

    def evaluate(self, script):
        """The value of a JavaScript expression on the page."""
        answer = self.send("Runtime.evaluate", expression=script, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"]["description"])
        return answer["result"].get("value")

    def resize(self, width, height=900):
        self.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
            mobile=False)

    def color_scheme(self, name):
        self.send(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": name}])

    def scripts(self, enabled):
        self.send("Emulation.setScriptExecutionDisabled", value=not enabled)

    def happened(self, *methods):
        """The parameters of the events of some kinds."""
        return [event["params"] for event in self.events if event.get("method") in methods]
