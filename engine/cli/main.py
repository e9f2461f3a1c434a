"""The commands and their arguments."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from engine.cli import check, clauses, explore, listing, points, run
from engine.cli.files import Unreadable, complain
from engine.cli.words import LANGUAGES, user_language
from engine.lorcana.profiles import PROFILES

BUDGET = 200_000


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command; gives its exit status."""
    given = parser().parse_args(arguments)
    try:
        status: int = given.command(given)
    except Unreadable as error:
        return complain(error, given.json)
    return status


def parser() -> argparse.ArgumentParser:
    """The parser of the command line; each command sets `command`."""
    top = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    _run(commands.add_parser("run", help="play a scenario and print the replay"))
    _check(commands.add_parser("check", help="compare cases with their expectations"))
    _explore(commands.add_parser("explore", help="every outcome the rules allow"))
    _cards(commands.add_parser("cards", help="the cards that can be played"))
    _common(commands.add_parser("clauses", help="clauses, where they are and what tests them"))
    commands.choices["clauses"].set_defaults(command=clauses.command)
    _points(commands.add_parser("points", help="points of the classes, and what tests them"))
    _common(commands.add_parser("profiles", help="rules versions and misconceptions"))
    commands.choices["profiles"].set_defaults(command=listing.profiles)
    return top


def _common(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", choices=LANGUAGES, default=user_language())
    command.add_argument("--json", action="store_true", help="print JSON")


def _one_file(command: argparse.ArgumentParser) -> None:
    _common(command)
    command.add_argument("file", metavar="FILE")
    command.add_argument("--id", help="the case to take where the file holds several")
    command.add_argument("--profile", choices=sorted(PROFILES), help="other rules than the file's")


def _run(command: argparse.ArgumentParser) -> None:
    _one_file(command)
    command.set_defaults(command=run.command)


def _check(command: argparse.ArgumentParser) -> None:
    _common(command)
    command.add_argument("files", metavar="FILE", nargs="+")
    command.set_defaults(command=check.command)


def _explore(command: argparse.ArgumentParser) -> None:
    _one_file(command)
    command.add_argument(
        "--budget", type=int, default=BUDGET, help=f"positions to visit at most ({BUDGET})"
    )
    command.set_defaults(command=explore.command)


def _points(command: argparse.ArgumentParser) -> None:
    _common(command)
    command.add_argument("--missing", action="store_true", help="only those without a test")
    command.set_defaults(command=points.command)


def _cards(command: argparse.ArgumentParser) -> None:
    _common(command)
    command.add_argument("--missing", action="store_true", help="the cards left out, and why")
    command.set_defaults(command=listing.cards)
