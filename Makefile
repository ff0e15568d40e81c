# Everything a contributor or packager does, as one word each.

PREFIX ?= /usr/local
DESTDIR ?=
# The one-line check keeps 'make demo' and 'make test' working on a fresh Debian or Ubuntu machine.
NEEDS_LIBRARIES := $(shell pkg-config --exists icu-i18n nettle 2>/dev/null || echo yes)
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
BINARY := .build/release/paywall-render
RELEASE := swift build -c release --static-swift-stdlib --product paywall-render

.PHONY: demo test test-docs test-browser test-peers check-savings test-dependencies peer-dependencies build install uninstall format lint tables benchmark clean dependencies

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

install: build
	install -D -m 755 $(BINARY) "$(DESTDIR)$(PREFIX)/bin/paywall-render"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/paywall-render"

format:
	swift format format --in-place --recursive --parallel Sources Tests Plugins Benchmarks Package.swift

lint:
	swift format lint --strict --recursive --parallel Sources Tests Plugins Benchmarks Package.swift
	Scripts/generate-tables.py --check

tables:
	Scripts/generate-tables.py

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

# ICU and Mustache for Python, by which pages are made a second time.
peer-dependencies:
	@/usr/bin/python3 -c 'import icu, pystache' 2>/dev/null \
	  || { $(SUDO) apt-get update && $(SUDO) apt-get install --yes python3-icu python3-pystache; }
