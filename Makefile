# Everything a contributor or packager does, as one word each.

PREFIX ?= /usr/local
DESTDIR ?=
# The one-line check keeps 'make demo' and 'make test' working on a fresh Debian or Ubuntu machine.
NEEDS_ICU := $(shell pkg-config --exists icu-i18n 2>/dev/null || echo yes)
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
BINARY := .build/release/paywall-render
RELEASE := swift build -c release --static-swift-stdlib --product paywall-render

.PHONY: demo test test-browser test-dependencies build install uninstall format lint tables benchmark clean dependencies

demo: dependencies
	@swift build --quiet --product paywall-render
	@.build/debug/paywall-render render

test: dependencies test-dependencies
	swift test

# Looks at the page of reports and at a site in a headless Chromium, if there is one.
test-browser: dependencies
	swift build --product paywall-render
	Tests/Browser/check-report.py .build/debug/paywall-render
	Tests/Browser/check-site.py .build/debug/paywall-render

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

# ICU comes from the system: libicu-dev and pkg-config.
dependencies:
ifeq ($(NEEDS_ICU),yes)
	$(SUDO) apt-get update
	$(SUDO) apt-get install --yes libicu-dev pkg-config
endif

# The tests check every JSON output against its schema with Python's jsonschema.
test-dependencies:
	@/usr/bin/python3 -c 'import jsonschema' 2>/dev/null \
	  || { $(SUDO) apt-get update && $(SUDO) apt-get install --yes python3-jsonschema; }
