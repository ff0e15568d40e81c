# Everything a contributor or packager does, as one word each.

PREFIX ?= /usr/local
DESTDIR ?=
# The one-line check keeps 'make demo' and 'make test' working on a fresh Debian or Ubuntu machine.
NEEDS_LIBRARIES := $(shell pkg-config --exists icu-i18n nettle 2>/dev/null || echo yes)
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
BINARY := .build/release/paywall-render
RELEASE := swift build -c release --static-swift-stdlib --product paywall-render

.PHONY: demo test test-docs test-browser test-injection fuzz sanitize test-peers check-savings test-deb test-dependencies peer-dependencies deb-dependencies build install uninstall deb format lint tables references docs benchmark clean dependencies

demo: dependencies
	@swift build --quiet --product paywall-render
	@.build/debug/paywall-render render

test: dependencies test-dependencies
	swift test

# Runs every command that the documentation shows, and compares what it prints.
test-docs: dependencies
	swift build --product paywall-render
	Tests/Docs/check-commands.py .build/debug/paywall-render

# Looks at the page of reports and at a site in a headless Chromium, if there is one.
test-browser: dependencies
	swift build --product paywall-render
	Tests/Browser/check-report.py .build/debug/paywall-render
	Tests/Browser/check-site.py .build/debug/paywall-render

# Puts hostile texts into every field of a catalog and a project, and reads what comes out by the parser of its format.
test-injection: build
	Tests/Injection/check-injection.py $(BINARY)

# Random bytes for every reader of files: make fuzz SECONDS=600 TARGETS="catalog text"
SECONDS ?= 60
TARGETS ?=
fuzz: dependencies
	Fuzzing/run $(SECONDS) $(TARGETS)

# The tests under the address sanitizer, then those of threads, readers and ICU under the thread sanitizer.
THREADED ?= Build|Cache|Concurren|Deferred|Lexicon|ICU|Snapshot|WorkQueue|Task
sanitize: dependencies
	LSAN_OPTIONS=suppressions=$(CURDIR)/Tests/leaks.txt swift test --scratch-path .build/address --sanitize address
	swift test --scratch-path .build/thread --sanitize thread --filter '$(THREADED)'

# Compares pages with those that a Python program makes of the same files, and sums with Python's fractions.
test-peers: dependencies peer-dependencies
	swift build --product paywall-render
	Tests/Peers/check-pages.py .build/debug/paywall-render
	Tests/Peers/check-savings.py .build/debug/paywall-render 20000

# The same sums for as many random pairs of prices as you like: make check-savings COUNT=1000000
COUNT ?= 100000
check-savings: build
	Tests/Peers/check-savings.py $(BINARY) $(COUNT)

build: dependencies
	$(RELEASE)

# The program, its manual page, and completions for bash, zsh and fish.
install: build
	Packaging/install "$(DESTDIR)$(PREFIX)" $(BINARY)

uninstall:
	Packaging/install --remove "$(DESTDIR)$(PREFIX)"

# The Debian package, in .build/deb.
deb: build deb-dependencies
	Packaging/build-deb $(BINARY) .build/deb

# Installs the package in a fresh Debian, uses it and removes it.
test-deb: build deb-dependencies
	$(SUDO) Packaging/check-deb $(BINARY)

format:
	swift format format --in-place --recursive --parallel Sources Tests Plugins Benchmarks Fuzzing Package.swift

lint:
	swift format lint --strict --recursive --parallel Sources Tests Plugins Benchmarks Fuzzing Package.swift
	Scripts/generate-tables.py --check
	Scripts/generate-references.py --check

tables:
	Scripts/generate-tables.py

# The pages in docs/reference, from schemas, templates, messages and sources.
references:
	Scripts/generate-references.py

# The documentation of the libraries for a browser, in .build/docs.
docs: dependencies
	swift build --target CopyChecks
	Scripts/build-docs "$$(swift build --show-bin-path)" .build/docs

benchmark: dependencies
	Benchmarks/run

clean:
	swift package clean

# ICU and Nettle come from the system: libicu-dev, nettle-dev and pkg-config.
dependencies:
ifeq ($(NEEDS_LIBRARIES),yes)
	$(SUDO) apt-get update
	$(SUDO) apt-get install --yes libicu-dev nettle-dev pkg-config
endif

# The tests check every JSON output against its schema with Python's jsonschema.
test-dependencies:
	@/usr/bin/python3 -c 'import jsonschema' 2>/dev/null \
	  || { $(SUDO) apt-get update && $(SUDO) apt-get install --yes python3-jsonschema; }

# What makes and checks Debian packages.
deb-dependencies:
	@command -v dpkg-shlibdeps >/dev/null && command -v lintian >/dev/null && command -v debootstrap >/dev/null \
	  || { $(SUDO) apt-get update && $(SUDO) apt-get install --yes --no-install-recommends dpkg-dev lintian debootstrap; }

# ICU and Mustache for Python, by which pages are made a second time.
peer-dependencies:
	@/usr/bin/python3 -c 'import icu, pystache' 2>/dev/null \
	  || { $(SUDO) apt-get update && $(SUDO) apt-get install --yes python3-icu python3-pystache; }
