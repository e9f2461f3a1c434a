"""Every small fault that can be put into the functions of some modules, by syntax tree."""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import CodeType
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[4]
TARGETS = ("engine/lorcana/rules", "engine/lorcana/keywords")
CLAUSE = re.compile(r"\d+(\.\d+)*|(TR|PCG|CR) .*")
"""Clause strings are left out: they say where a rule stands, not what it does."""

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE,
    ast.GtE: ast.Gt, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}  # fmt: skip
NOT_ENTERED = (ast.Assert, ast.JoinedStr)
"""Asserts are there for the type checker; text put together is for people who debug."""


class Mutant(NamedTuple):
    """One fault: in which file and function, at which lines, what is changed; nth of its file."""

    file: str
    function: str
    first: int
    last: int
    change: str
    nth: int

    def __str__(self) -> str:
        return f"{self.file}:{self.first} in {self.function}: {self.change}"


class _Mutator(ast.NodeTransformer):
    """Counts the places at which a fault may be; puts in the one that is wanted."""

    def __init__(self, wanted: int = -1) -> None:
        self.wanted = wanted
        self.found: list[tuple[str, int, int, str]] = []
        self.inside: list[str] = []

    def _at(self, node: ast.AST, was: ast.AST, now: ast.AST | None) -> bool:
        """Note the place; gives whether it is the wanted one."""
        change = f"{_text(was)} → {_text(now) if now else 'nothing'}"
        head = node.test if isinstance(node, ast.If) else node
        self.found.append((".".join(self.inside), head.lineno, head.end_lineno, change))  # type: ignore[attr-defined]
        return len(self.found) - 1 == self.wanted

    def visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            return self._within(node)
        if not self.inside or isinstance(node, NOT_ENTERED):
            return node if self.inside else self.generic_visit(node)
        for now in changed(node):
            if self._at(node, node, now):
                return ast.copy_location(now, node)
        return self.generic_visit(node)

    def _within(self, node: ast.ClassDef | ast.FunctionDef) -> ast.AST:
        """Only bodies: decorators, defaults and annotations belong to the module."""
        if isinstance(node, ast.ClassDef) or not self.inside:
            self.inside.append(node.name)
        else:
            self.inside += [*(["<locals>"] if self._in_function else []), node.name]
        depth, was = len(self.inside), self._in_function
        self._in_function = isinstance(node, ast.FunctionDef)
        documented = ast.get_docstring(node, clean=False) is not None
        rest = node.body[1:] if documented else node.body
        if isinstance(node, ast.ClassDef):
            rest = [part for part in rest if isinstance(part, ast.FunctionDef)]
        for part in rest:
            node.body[node.body.index(part)] = self.visit(part)  # type: ignore[call-overload]
        self._in_function = was
        del self.inside[depth - 1 :]
        if self.inside and self.inside[-1] == "<locals>":
            self.inside.pop()
        return node

    _in_function = False


def changed(node: ast.AST) -> Iterator[ast.AST]:
    """The faults that may stand at this node, children left as they are."""
    match node:
        case ast.Compare(ops=[op]) | ast.BoolOp(op=op) | ast.BinOp(op=op) | ast.AugAssign(op=op):
            if type(op) in SWAPS:
                yield _with_operator(node, SWAPS[type(op)]())
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.Constant(value=str(value)) if not CLAUSE.fullmatch(value):
            yield ast.Constant(f"no {value}")
        case ast.If() | ast.IfExp():
            turned = copy.copy(node)
            turned.test = ast.UnaryOp(ast.Not(), node.test)
            yield turned
        case ast.Expr(value=ast.Call()):
            yield ast.Pass()
        case ast.Return(value=value) if value and not isinstance(value, ast.Constant):
            yield ast.Return(ast.Constant(None))


def _with_operator(node: ast.AST, op: ast.AST) -> ast.AST:
    swapped = copy.copy(node)
    if isinstance(swapped, ast.Compare):
        swapped.ops = [op]  # type: ignore[list-item]
    else:
        swapped.op = op  # type: ignore[attr-defined]
    return swapped


def _text(node: ast.AST) -> str:
    """The node on one line; of an if or a with only its head."""
    return ast.unparse(ast.fix_missing_locations(copy.deepcopy(node))).split("\n")[0]


def mutants_of(file: str) -> list[Mutant]:
    """All mutants of a file, in the order of its text."""
    mutator = _Mutator()
    mutator.visit(_tree(file))
    return [Mutant(file, *place, nth) for nth, place in enumerate(mutator.found)]


def all_mutants() -> list[Mutant]:
    """All mutants of the target folders."""
    files = sorted(path for folder in TARGETS for path in (ROOT / folder).glob("*.py"))
    return [mutant for path in files for mutant in mutants_of(path.relative_to(ROOT).as_posix())]


def code_of(mutant: Mutant, sound: bool = False) -> CodeType:
    """The compiled function with the fault in it; sound: as it is without."""
    tree = _tree(mutant.file) if sound else _Mutator(mutant.nth).visit(_tree(mutant.file))
    module = compile(ast.fix_missing_locations(tree), str(ROOT / mutant.file), "exec")
    outer = mutant.function.split(".<locals>")[0]
    return next(code for code in _codes(module) if code.co_qualname == outer)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part
            yield from _codes(part)


@cache
def _source(file: str) -> str:
    """Read once: the mutants of a run are of one and the same text."""
    return (ROOT / file).read_text("utf-8")


def _tree(file: str) -> ast.Module:
    return ast.parse(_source(file), file)
