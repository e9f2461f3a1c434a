"""An English clause: who does what, in the forms that sentences need of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

SHARED = ("get", "gain", "have")
UNCHANGED = ("can't", "can", "may", "must")
IRREGULAR = {"have": "has", "do": "does", "be": "is", "are": "is", "don't": "doesn't"}


def third(verb: str) -> str:
    """The verb with he, she or it: "draws", "chooses and discards", "can't"."""
    if not verb:
        return ""
    if " and " in verb:
        return " and ".join(third(part) for part in verb.split(" and "))
    head, _, tail = verb.partition(" ")
    tail = f" {tail}" if tail else ""
    if head in IRREGULAR:
        return IRREGULAR[head] + tail
    if head in UNCHANGED:
        return verb
    ending = "es" if head.endswith(("sh", "ch", "s", "x")) else "s"
    return f"{head}{ending}{tail}"


def words(*parts: str) -> str:
    """The parts that say something, with a space between."""
    return " ".join(part for part in parts if part)


def listed(items: list[str], last: str = "and") -> str:
    """ "A", "A and B", "A, B, and C"."""
    if len(items) < 3:
        return f" {last} ".join(items)
    return f"{', '.join(items[:-1])}, {last} {items[-1]}"


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


@dataclass(frozen=True, slots=True)
class Clause:
    """Who does what.

    subject: "" is you, in the imperative. many: the verb stands in the plural. time: a duration at
    the end. key: who the subject is, to join clauses about the same one. give: the words after
    "give" when the player may make it so. before: words ahead of everything. tail, tail_third:
    what is joined on, in either form. more: whole sentences that follow.
    """

    verb: str
    rest: str = ""
    subject: str = ""
    many: bool = False
    time: str = ""
    key: str = "you"
    give: str = ""
    before: str = ""
    tail: str = ""
    tail_third: str = ""
    more: str = ""

    def base(self) -> str:
        """As it stands after "may": "draw a card"."""
        if self.give:
            return words("give", self.give, self.time) + self.tail
        return words(self.verb, self.rest, self.time) + self.tail

    def predicate(self) -> str:
        """As it stands after its subject."""
        if not self.subject or self.many:
            return words(self.verb, self.rest, self.time) + self.tail
        return words(third(self.verb), self.rest, self.time) + (self.tail_third or self.tail)

    def plain(self, after_subject: bool = False) -> str:
        """The whole clause; after another subject "you" has to be said."""
        subject = self.subject or ("you" if after_subject else "")
        return self.before + words(subject, self.predicate())

    def sentence(self) -> str:
        """The clause as a sentence, with the sentences that follow it."""
        return words(stopped(capital(self.plain())), self.more)


def stopped(text: str) -> str:
    """The text with a full stop unless it ends in one, or in a list of modes."""
    return text if text.endswith((".", "\n")) else f"{text}."


def joined(clauses: list[Clause], link: str = "and") -> Clause:
    """Several clauses as one: "draw a card, then choose and discard a card"."""
    result = clauses[0]
    for position, clause in enumerate(clauses[1:], start=2):
        last = position == len(clauses)
        result = pair(result, clause, link if last else ",", len(clauses) > 2)
    return result


def pair(first: Clause, second: Clause, link: str, several: bool) -> Clause:
    """Two clauses joined; a subject they share is said once, and so is a time they share."""
    glue = {"then": ", then ", ",": ", "}.get(link, f", {link} " if several else f" {link} ")
    same = first.key == second.key and not second.before
    if same and first.time == second.time and not first.tail:
        first = replace(first, time="")
    if same and first.verb == second.verb and first.verb in SHARED:
        second = replace(second, verb="")
    if same and first.verb.startswith("can't ") and second.verb.startswith("can't "):
        rest = words(second.verb.removeprefix("can't "), second.rest, second.time)
        tail = tail_third = f" or {rest}{second.tail}"
    elif same:
        tail = glue + words(second.verb, second.rest, second.time) + second.tail
        tail_third = glue + replace(second, subject="it", many=False).predicate()
    else:
        tail = tail_third = glue + second.plain(after_subject=bool(first.subject))
    return replace(
        first,
        tail=first.tail + tail,
        tail_third=(first.tail_third or first.tail) + tail_third,
        more=words(first.more, second.more),
    )
