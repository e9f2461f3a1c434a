"""The smaller YAML files of a class: citations, terms, notes, open questions, and clauses."""

from typing import Any

from courses.content_files import shape
from courses.content_files.marked_yaml import Marked
from courses.models import Clause, Rendering

LANGUAGES = ("en", "ja")


def parse_citations(marked: Marked) -> dict[str, list[str]]:
    """Number → clause keys."""
    found: dict[str, list[str]] = {}
    for number in shape.mapping(marked):
        if not number.isdecimal():
            marked.problem(f"`{number}` is not a citation's number", number)
        found[number] = list(shape.strings(marked, number))
        if not found[number]:
            marked.problem(f"〔{number}〕 points at nothing", number)
    return found


def parse_clauses(marked: Marked) -> dict[str, dict[str, Any]]:
    """Clause key → document, version, numbers by language and summaries by language."""
    found: dict[str, dict[str, Any]] = {}
    for key in shape.mapping(marked):
        data = shape.mapping(marked, key, needs=("summary",), may=_CLAUSE_MAY)
        document = data.get("document") or Clause.Source.CR
        if document not in Clause.Source.values:
            marked.problem(f"`{document}` is none of {', '.join(Clause.Source.values)}", key)
        summary = shape.mapping(marked, key, "summary", needs=LANGUAGES)
        # A Japanese number that is not given is the English one; one given as null isn't known.
        english = data.get("number") or _number(key)
        numbers = {"en": english, "ja": data.get("ja_number", _number(key))}
        found[key] = {
            "document": document,
            "version": data.get("version") or DEFAULT_VERSIONS.get(document, ""),
            "since": data.get("since") or "",
            "numbers": {lang: number for lang, number in numbers.items() if number},
            "summary": {lang: text for lang, text in summary.items() if text},
        }
    return found


DEFAULT_VERSIONS = {"CR": "2.2.0"}
_CLAUSE_MAY = ("document", "ja_number", "number", "version", "since")


def _number(key: str) -> str | None:
    """The number in a clause's key: 7.7.4.2, TR 5.4 → 5.4; none in PCG Missed Trigger."""
    bare = key.rpartition(" ")[2]
    return bare if bare[:1].isdecimal() else None


def parse_terms(marked: Marked) -> dict[str, dict[str, Any]]:
    """Concept → its English word and its renderings in Japanese, the one in use first."""
    found: dict[str, dict[str, Any]] = {}
    for place, _ in enumerate(shape.items(marked)):
        data = shape.mapping(
            marked,
            place,
            needs=("key", "en", "ja", "status"),
            may=("evidence", "decided_by", "variants"),
        )
        key = _new_key(marked, place, data, found)
        renderings = [_rendering(marked, (place,), data)]
        for n, _ in enumerate(shape.items(marked, place, "variants")):
            at = (place, "variants", n)
            may = ("evidence", "decided_by")
            variant = shape.mapping(marked, *at, needs=("ja", "status"), may=may)
            renderings.append(_rendering(marked, at, variant))
        found[key] = {"en": str(data.get("en") or ""), "ja": renderings}
    return found


def _rendering(marked: Marked, at: tuple[str | int, ...], data: dict[str, Any]) -> dict[str, str]:
    status = str(data.get("status") or "")
    if status not in Rendering.Status.values:
        marked.problem(f"`{status}` is none of {', '.join(Rendering.Status.values)}", *at, "status")
    return {
        "text": str(data.get("ja") or ""),
        "status": status,
        "evidence": str(data.get("evidence") or ""),
        "decided_by": str(data.get("decided_by") or ""),
    }


def parse_notes(marked: Marked) -> dict[str, dict[str, Any]]:
    """Note → language, block it hangs on, text."""
    found: dict[str, dict[str, Any]] = {}
    for place, _ in enumerate(shape.items(marked)):
        data = shape.mapping(marked, place, needs=("id", "lang", "anchor", "text"))
        key = _new_key(marked, place, data, found)
        found[key] = {name: str(data.get(name) or "") for name in ("lang", "anchor", "text")}
        if data.get("lang") not in LANGUAGES:
            marked.problem(f"`{data.get('lang')}` is none of our languages", place, "lang")
    return found


def parse_questions(marked: Marked) -> dict[str, dict[str, Any]]:
    """Open question → places, term, options, evidence, decision, and its words by language."""
    found: dict[str, dict[str, Any]] = {}
    for place, _ in enumerate(shape.items(marked)):
        data = shape.mapping(
            marked,
            place,
            needs=("id", "places", "text"),
            may=("term", "options", "evidence", "decision", "decided_by"),
        )
        key = _new_key(marked, place, data, found)
        text = shape.mapping(marked, place, "text", needs=LANGUAGES)
        found[key] = {
            "places": list(shape.strings(marked, place, "places")),
            "term": str(data.get("term") or ""),
            "options": list(shape.strings(marked, place, "options")),
            "evidence": str(data.get("evidence") or ""),
            "decision": str(data.get("decision") or ""),
            "decided_by": str(data.get("decided_by") or ""),
            "text": {lang: str(words) for lang, words in text.items() if words},
        }
    return found


def _new_key(marked: Marked, place: int, data: dict[str, Any], found: dict[str, Any]) -> str:
    key = str(data.get("id") or data.get("key") or "")
    if key in found:
        marked.problem(f"`{key}` stands here twice", place)
    return key


def citations_yaml(data: dict[str, list[str]]) -> Any:
    """The form of citations.yaml."""
    return dict(sorted(data.items(), key=lambda item: int(item[0])))


def clauses_yaml(data: dict[str, dict[str, Any]]) -> Any:
    """The form of clauses.yaml: what goes without saying is left out."""
    found: dict[str, Any] = {}
    for key, clause in data.items():
        entry: dict[str, Any] = {}
        if clause["document"] != "CR":
            entry["document"] = clause["document"]
        if clause["version"] != DEFAULT_VERSIONS.get(clause["document"], ""):
            entry["version"] = clause["version"]
        if clause["numbers"].get("en") != _number(key):
            entry["number"] = clause["numbers"].get("en")
        if clause["numbers"].get("ja") != _number(key):
            entry["ja_number"] = clause["numbers"].get("ja")
        if clause["since"]:
            entry["since"] = clause["since"]
        found[key] = entry | {"summary": clause["summary"]}
    return found


def terms_yaml(data: dict[str, dict[str, Any]]) -> Any:
    """The form of terms.yaml."""
    return [_term_entry(key, term) for key, term in data.items()]


def _term_entry(key: str, term: dict[str, Any]) -> dict[str, Any]:
    first, *variants = [_rendering_entry(rendering) for rendering in term["ja"]]
    entry = {"key": key, "en": term["en"]} | first
    return entry | ({"variants": variants} if variants else {})


def _rendering_entry(rendering: dict[str, str]) -> dict[str, str]:
    entry = {"ja": rendering["text"], "status": rendering["status"]}
    return entry | {k: rendering[k] for k in ("evidence", "decided_by") if rendering[k]}


def listed_yaml(data: dict[str, dict[str, Any]]) -> Any:
    """The form of notes.yaml and questions.yaml."""
    return [{"id": key} | {k: v for k, v in entry.items() if v} for key, entry in data.items()]
