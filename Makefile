# make test      sets up what is missing, runs every check and every test
# make render    films every scene into Output/
# make gallery   Output/gallery/index.html: every scene with its strip, its film and its source
# make bench     how long motion takes to sample, and where the time of three films goes
# make install   PREFIX=/usr/local: a tool that works outside this folder
# make uninstall PREFIX=/usr/local: takes it away again
# make format    formats all sources

PREFIX ?= /usr/local
BUILD := .build/release

.PHONY: test render gallery bench install uninstall format

test:
	Scripts/setup
	Scripts/setup tests
	Scripts/check

render:
	./rostrum render $(wildcard Scenes/*.swift Scenes/*/*.swift)

gallery:
	./rostrum --version >/dev/null
	Scripts/gallery

bench:
	swift run --package-path Benchmarks -c release
	./rostrum bench film

install:
	./rostrum --version >/dev/null
	./rostrum serve --help >/dev/null
	Scripts/install "$(BUILD)" "$(DESTDIR)$(PREFIX)"

uninstall:
	Scripts/uninstall "$(DESTDIR)$(PREFIX)"

format:
	swift format --in-place --recursive Sources Tests Scripts Benchmarks/Sources Benchmarks/Package.swift Package.swift
