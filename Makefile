# make run    set up what is missing and start Bathysphere (ARGS="track FILE" for the command line)
# make test   everything a change must pass
# make lint   the part of it that reads the code without running it
# make bench  the figures in README.md, measured here
# make translations, make fonts, make pictures, make lock   renew what is generated

PYTHON := $(firstword $(foreach name,python3 python python3.13 python3.12 python3.11,$(shell command -v $(name) 2>/dev/null)))
BIN := .venv/bin
SHOT := $(BIN)/python -m app shot
ARGS ?=

.PHONY: run test lint bench translations fonts pictures lock setup dev

run: setup
	@exec $(BIN)/python -m app $(ARGS)

test: lint
	$(BIN)/python .ci/translations.py check
	$(BIN)/pytest

lint: dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/mypy

bench: dev
	@QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.bench $(ARGS)

translations: dev
	$(BIN)/python .ci/translations.py update

fonts: dev
	$(BIN)/python .ci/fonts.py

pictures: dev
	@mkdir -p tests/pictures
	$(SHOT) table --size 1280x800 --out tests/pictures/table.png
	$(SHOT) table --size 390x844 --theme night --out tests/pictures/phone.png
	$(SHOT) display --size 1280x800 --theme dark --language zh_CN --out tests/pictures/display.png

lock: dev
	$(BIN)/python .ci/lock.py

setup dev:
ifeq ($(PYTHON),)
	@echo "Bathysphere needs Python 3.11, 3.12 or 3.13 and found none. Debian, Ubuntu: sudo apt-get install python3 python3-venv" >&2; exit 1
else
	@$(PYTHON) .ci/bootstrap.py $(if $(filter dev,$@),dev,run)
endif
