# make run     serve on this machine            make check   format, lint, types, content …
# make test    everything that must pass        make bench   how fast it is
# make nightly the long tests

PYTHON  ?= python3
PORT    ?= 8000
WORKERS ?= auto
PYTEST  ?=
PY      := .venv/bin/python

.DEFAULT_GOAL := help
.PHONY: help run test check bench nightly

help:
	@sed -n '1,/^$$/s/^# //p' Makefile

run: .venv/runtime
	@$(PY) manage.py migrate --noinput --verbosity 0
	@$(PY) manage.py load_content
	@$(PY) manage.py demo_people
	@exec $(PY) -m tools.serve $(PORT)

test: .venv/dev
	@$(PY) -m tools.chromium
	$(PY) -m pytest -n $(WORKERS) $(PYTEST)

check: .venv/dev
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	$(PY) -m pytest -q tests/architecture
	$(PY) manage.py check --fail-level WARNING
	$(PY) manage.py makemigrations --check --dry-run
	$(PY) manage.py check_messages
	$(PY) manage.py check_content
	$(PY) manage.py check_questions --variants 5

bench: .venv/dev
	$(PY) -m tests.bench

nightly: .venv/dev
	@$(PY) -m tools.chromium
	HYPOTHESIS_PROFILE=nightly $(PY) -m pytest -n $(WORKERS) -m "nightly or not nightly" $(PYTEST)
	$(PY) -m tests.engine.trust.mutation

.venv/python:
	@test -w . || { echo "This folder can't be written to: clone the repository into one of your own"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Python 3.11 or newer is needed; say where it is: make PYTHON=/path/to/python")'
	@$(PYTHON) -m venv .venv || { echo "Python's venv module is missing (on Debian: apt-get install python3-venv)"; exit 1; }
	@touch $@

.venv/runtime: .venv/python requirements.txt
	@$(PY) -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

.venv/dev: .venv/python requirements-dev.txt requirements.txt
	@$(PY) -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@ .venv/runtime
