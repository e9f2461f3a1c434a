"""Finds every string meant for translation, and what the catalogues lack.

Python source is read as a syntax tree, templates as Django itself reads them for xgettext.
Strings in engine/ belong to the domain "engine", all others to "django".
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import polib
from django.utils.translation.template import templatize

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("config", "courses", "quizzes", "engine")
TARGETS = ("ja",)

SINGULAR = {"_", "gettext", "gettext_lazy", "gettext_noop"}
PLURAL = {"ngettext", "ngettext_lazy"}
IN_CONTEXT = {"pgettext", "pgettext_lazy"}
PLURAL_IN_CONTEXT = {"npgettext", "npgettext_lazy"}

_STRING = r"""(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")"""
_TEMPLATE_CALL = re.compile(
    rf"(?<!\w)(_|n?p?gettext)\(\s*u?({_STRING}(?:\s*,\s*u?{_STRING})*)", re.DOTALL
)
_PLACEHOLDER = re.compile(r"%\(\w+\)[sd]|(?<!\{)\{\w+\}(?!\})")


@dataclass(frozen=True)
class Message:
    """A string to translate: its domain, context and text, and where it was first met."""

    domain: str
    context: str | None
    text: str
    plural: str | None
    file: str
    line: int

    @property
    def key(self) -> tuple[str, str | None, str]:
        return (self.domain, self.context, self.text)


@dataclass(frozen=True)
class Fault:
    """One thing wrong with a catalogue, with the place to mend."""

    place: str
    text: str

    def __str__(self) -> str:
        return f"{self.place}: {self.text}"


def messages_in(root: Path = ROOT) -> list[Message]:
    """Every string of the source meant for translation, in order of file and line."""
    found: list[Message] = []
    for folder in SOURCES:
        for file in sorted((root / folder).rglob("*")):
            name = file.relative_to(root).as_posix()
            domain = "engine" if folder == "engine" else "django"
            if file.suffix == ".py" and "/migrations/" not in name:
                found += _in_python(file.read_text("utf-8"), name, domain)
            elif "/templates/" in name and file.suffix in {".html", ".txt"}:
                found += _in_template(file.read_text("utf-8"), name, domain)
    return found


def faults_in(root: Path = ROOT, found: list[Message] | None = None) -> list[Fault]:
    """All faults of all catalogues: missing, empty, fuzzy, obsolete, or with other placeholders."""
    found = messages_in(root) if found is None else found
    faults: list[Fault] = []
    for language in TARGETS:
        for domain in sorted({message.domain for message in found}):
            wanted = {message.key: message for message in found if message.domain == domain}
            po = root / "locale" / language / "LC_MESSAGES" / f"{domain}.po"
            faults += _faults_of(po, wanted, root)
    return faults


def _faults_of(
    po: Path, wanted: dict[tuple[str, str | None, str], Message], root: Path
) -> Iterator[Fault]:
    place = po.relative_to(root).as_posix()
    if not po.exists():
        yield Fault(place, f"does not exist; {len(wanted)} strings have no translation")
        return
    try:
        catalogue = polib.pofile(str(po), encoding="utf-8")
    except (OSError, ValueError) as problem:
        yield Fault(place, str(problem))
        return
    entries: dict[tuple[str, str | None, str], polib.POEntry] = {}
    for entry in catalogue:
        key = (po.stem, entry.msgctxt, entry.msgid)
        if key in entries:
            yield Fault(f"{place}:{entry.linenum}", f"stands there twice: {entry.msgid!r}")
        elif not entry.obsolete:
            entries[key] = entry
    for key, message in wanted.items():
        if (entry := entries.get(key)) is None:
            yield Fault(f"{message.file}:{message.line}", f"no entry in {place}: {message.text!r}")
        else:
            yield from _faults_of_entry(entry, place)
    for key, entry in entries.items():
        if key not in wanted:
            yield Fault(f"{place}:{entry.linenum}", f"no longer in the source: {entry.msgid!r}")


def _faults_of_entry(entry: polib.POEntry, place: str) -> Iterator[Fault]:
    where = f"{place}:{entry.linenum}"
    renderings = list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]
    if entry.fuzzy:
        yield Fault(where, f"fuzzy: {entry.msgid!r}")
    if not renderings or not all(renderings):
        yield Fault(where, f"not translated: {entry.msgid!r}")
        return
    allowed = set(_PLACEHOLDER.findall(entry.msgid + entry.msgid_plural))
    needed = set(_PLACEHOLDER.findall(entry.msgid_plural or entry.msgid))
    for rendering in renderings:
        used = set(_PLACEHOLDER.findall(rendering))
        if used - allowed or needed - used:
            yield Fault(where, f"placeholders differ: {entry.msgid!r} and {rendering!r}")


def _in_python(source: str, name: str, domain: str) -> Iterator[Message]:
    for node in ast.walk(ast.parse(source, name)):
        if isinstance(node, ast.Call):
            strings = [
                argument.value
                for argument in node.args
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
            ]
            yield from _message(_called(node), strings, domain, name, node.lineno)


def _called(node: ast.Call) -> str:
    function = node.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _in_template(source: str, name: str, domain: str) -> Iterator[Message]:
    as_python = templatize(source, origin=name)
    for call in _TEMPLATE_CALL.finditer(as_python):
        strings = [ast.literal_eval(text) for text in re.findall(_STRING, call[2], re.DOTALL)]
        line = as_python.count("\n", 0, call.start()) + 1
        yield from _message(call[1], strings, domain, name, line)


def _message(
    function: str, strings: list[str], domain: str, file: str, line: int
) -> Iterator[Message]:
    if function in SINGULAR and len(strings) == 1:
        yield Message(domain, None, strings[0], None, file, line)
    elif function in PLURAL and len(strings) >= 2:
        yield Message(domain, None, strings[0], strings[1], file, line)
    elif function in IN_CONTEXT and len(strings) >= 2:
        yield Message(domain, strings[0], strings[1], None, file, line)
    elif function in PLURAL_IN_CONTEXT and len(strings) >= 3:
        yield Message(domain, strings[0], strings[1], strings[2], file, line)
