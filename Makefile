# make test      sets up what is missing, runs every check and every test
# make render    films every scene into Output/
# make bench     how long motion takes to sample
# make install   PREFIX=/usr/local: a tool that works outside this folder
# make format    formats all sources

PREFIX ?= /usr/local
BUILD := .build/release

.PHONY: test render bench install format

test:
	Scripts/setup
	Scripts/check

render:
	./rostrum render $(wildcard Scenes/*.swift Scenes/*/*.swift)

bench:
	swift run --package-path Benchmarks -c release

install:
	./rostrum --version >/dev/null
	Scripts/install "$(BUILD)" "$(DESTDIR)$(PREFIX)"

format:
	swift format --in-place --recursive Sources Tests Benchmarks/Sources Benchmarks/Package.swift Package.swift
