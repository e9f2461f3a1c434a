"""A Japanese clause: verb last, and before it everything the verb needs."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.lorcana.text.japanese import verbs

SAME = "同じ数だけ"


@dataclass(frozen=True, slots=True)
class Clause:
    """Who does what, in the order of Japanese cards.

    verb: in dictionary form. body: what stands right before it. prior: clauses that go ahead and
    end in 、. who: the acting player with は. lead: the choice, "…を選び、". topic: the card that
    the clause is about, with は. time: a duration with 、. time_first: the duration stands before
    the topic. more: whole sentences that follow.
    """

    verb: str
    body: str = ""
    prior: str = ""
    who: str = ""
    lead: str = ""
    topic: str = ""
    time: str = ""
    time_first: bool = False
    more: str = ""

    def ahead(self) -> str:
        """Everything but the verb."""
        about = self.time + self.topic if self.time_first else self.topic + self.time
        return self.prior + self.who + self.lead + about + self.body

    def plain(self) -> str:
        """The clause in dictionary form."""
        return self.ahead() + self.verb

    def stem(self) -> str:
        """The clause as it goes on to another."""
        return self.ahead() + verbs.stem(self.verb)

    def te(self) -> str:
        """The clause before もよい."""
        return self.ahead() + verbs.te(self.verb)

    def negative(self) -> str:
        """The clause denied."""
        return self.ahead() + verbs.negative(self.verb)

    def sentence(self) -> str:
        """The clause as a sentence with what follows it."""
        text = self.plain()
        return (text if text.endswith("。") else f"{text}。") + self.more


def joined(clauses: list[Clause], then: bool = False) -> Clause:
    """Several clauses as one; a topic or time that they share is said once."""
    result = clauses[0]
    for clause in clauses[1:]:
        result = pair(result, clause, then)
    return result


def pair(first: Clause, second: Clause, then: bool) -> Clause:
    """One clause going on to the next: "カードを１枚引き、その後カードを１枚選んで捨てる"."""
    if second.who == first.who:
        second = replace(second, who="")
    if second.topic == first.topic or (first.lead and second.topic == "そのキャラクターは"):
        if second.time == first.time:
            second = replace(second, time="")
        second = replace(second, topic="" if second.topic == first.topic else second.topic)
    ahead, mark, rest = second.body.partition(SAME)
    if mark and first.body.startswith(ahead + mark):
        second = replace(second, body=rest)
    merged = fused(first, second)
    if merged is not None:
        return merged
    link = "、その後" if then else "、"
    return replace(
        second,
        prior=first.stem() + link + second.prior,
        more=first.more + second.more,
    )


def fused(first: Clause, second: Clause) -> Clause | None:
    """Two clauses that share their verb: 魔除と回避を得る, クエストもチャレンジもできない."""
    if second.ahead() != second.body or first.more:
        return None
    keywords = first.verb == second.verb == "得る" and "ロア" not in first.body + second.body
    if keywords:
        return replace(first, body=f"{first.body.removesuffix('を')}と{second.body}")
    ends = "できない"
    if first.verb.endswith(ends) and second.verb.endswith(ends):
        acts = f"{first.verb.removesuffix(ends)}も{second.verb.removesuffix(ends)}も"
        return replace(first, verb=f"{acts}{ends}")
    return None


def before(prefix: str, clause: Clause) -> Clause:
    """The clause with words ahead of all of it."""
    return replace(clause, prior=prefix + clause.prior)
