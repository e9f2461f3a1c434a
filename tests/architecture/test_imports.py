"""Imports point one way: config → quizzes → courses → engine, and inside it lorcana → core."""

import ast
import re

import pytest

from tests.architecture.source import PACKAGES, ROOT, imports_of, modules, named

MAY_IMPORT = {
    "config": {"config", "quizzes", "courses", "engine", "tools"},
    "quizzes": {"quizzes", "courses", "engine", "tools"},
    "courses": {"courses", "engine", "tools"},
    "engine": {"engine"},
    "tools": {"tools"},
}

FRAMEWORKS = {"django", "django_htmx", "django_tasks", "csp", "whitenoise", "gunicorn"}

OF_A_GAME = """
    lorcana disney bag ink inkwell inkable lore quest banish exert challenger challenge drying
    willpower glimmer song shift bodyguard ward evasive reckless inked exerted banished
    magic mana tapped untapped planeswalker creature sorcery ninjutsu splice bushido kamigawa
    flesh blood pitch arsenal intellect hero aura runechant combat attacker
""".split()
"""Words of the games; core may use none of them in a name, a string or a comment."""


@pytest.mark.parametrize("package", PACKAGES)
def test_imports_point_one_way(package):
    """No module imports a package that stands above its own."""
    wrong = [
        f"{named(file)} imports {name}"
        for file in modules(package)
        for name in imports_of(file)
        if name.split(".")[0] in PACKAGES and name.split(".")[0] not in MAY_IMPORT[package]
    ]
    assert wrong == []


def test_the_engine_knows_no_web_framework():
    """The engine runs where Django is not installed."""
    wrong = [
        f"{named(file)} imports {name}"
        for file in modules("engine")
        for name in imports_of(file)
        if name.split(".")[0] in FRAMEWORKS
    ]
    assert wrong == []


def test_core_imports_no_game_and_games_import_no_other_game():
    """What the games share is in core; the command line stands above them all."""
    wrong = []
    for file in modules("engine"):
        inside = named(file).split("/")
        if len(inside) < 3 or inside[1] == "cli":
            continue
        allowed = {"core"} if inside[1] == "core" else {"core", inside[1]}
        for name in imports_of(file):
            parts = name.split(".")
            if parts[0] == "engine" and len(parts) > 1 and _is_folder(parts[1]):
                wrong += [f"{named(file)} imports {name}"] if parts[1] not in allowed else []
    assert wrong == []


def test_core_has_no_word_of_any_game():
    """Core's names and sentences fit every card game."""
    games = re.compile(rf"(?<![a-z])({'|'.join(OF_A_GAME)})(?![a-z])", re.IGNORECASE)
    wrong = [
        f"{named(file)}:{number}: {found[0]}"
        for file in modules("engine/core")
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        for found in games.finditer(re.sub(r"([a-z])([A-Z])", r"\1 \2", line))
    ]
    assert wrong == []


def test_the_engine_reads_no_clock_and_no_global_chance():
    """Same position and answers, same outcome: no time, no module-level random."""
    wrong = [
        f"{named(file)}: {call}"
        for file in modules("engine")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
        for call in [f"{node.value.id}.{node.attr}"]
        if call in {"time.time", "datetime.now", "datetime.utcnow", "uuid.uuid4", "os.urandom"}
        or (node.value.id == "random" and node.attr not in {"Random"})
    ]
    assert wrong == []


def _is_folder(name: str) -> bool:
    return (ROOT / "engine" / name).is_dir()
