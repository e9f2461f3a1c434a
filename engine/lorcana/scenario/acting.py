"""The turn action that an entry of a script means."""

from __future__ import annotations

from typing import Any

from engine.lorcana import actions
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.rules.payment import FREE, INK, Way
from engine.lorcana.rules.use import usable_on
from engine.lorcana.scenario.build import Aliases
from engine.lorcana.scenario.model import Entry
from engine.lorcana.scenario.naming import UnknownName, cards_named, one_card, payment_named


class Acting:
    """Reads entries against a position; every method raises UnknownName for a name that means no
    card there.

    paying: the cards an entry names for a cost that leaves open which cards pay it.
    """

    def __init__(self, position: LorcanaPosition, aliases: Aliases) -> None:
        self.position = position
        self.aliases = aliases
        self.paying: list[str] = []

    def action(self, entry: Entry) -> actions.Action:
        """The turn action an entry means."""
        player, args = entry.player, entry.args
        match entry.verb:
            case "end_turn":
                return actions.EndTurn(player)
            case "ink":
                return actions.Ink(player, self.one(args["card"], "hand", player))
            case "play":
                card = self.to_play(player, args)
                return actions.Play(player, card, self.way(str(args.get("pay", "ink"))))
            case "use":
                return self.use(player, args)
        card = self.one(args["card"], "play", player)
        match entry.verb:
            case "quest":
                return actions.Quest(player, card)
            case "challenge":
                return actions.ChallengeWith(player, card, self.opposing(player, args["target"]))
            case "boost":
                return actions.Boost(player, card)
        return actions.Move(player, card, self.one(args["to"], "play", player))

    def one(self, name: Any, zone: str, owner: int | None = None) -> int:
        """The first card of that name in the zone."""
        return one_card(self.position, self.aliases, str(name), zone, owner)

    def to_play(self, player: int, args: dict[str, Any]) -> int:
        """The card to play: from hand, or `from: under X`."""
        place = str(args.get("from", "hand"))
        if not place.startswith("under "):
            return self.one(args["card"], place, player)
        top = self.one(place.removeprefix("under "), "play", player)
        named = cards_named(self.position, self.aliases, str(args["card"]))
        for card in self.position.things[top].under:
            if card in named:
                return card
        raise UnknownName(str(args["card"]))

    def opposing(self, player: int, name: str) -> int:
        """The card of that name in play, an opponent's before one's own."""
        things = self.position.things
        found = cards_named(self.position, self.aliases, str(name))
        found = [c for c in found if things[c].zone == "play"]
        others = [c for c in found if things[c].owner != player] or found
        if not others:
            raise UnknownName(name)
        return others[0]

    def way(self, text: str) -> Way:
        """The way to pay that `pay` names."""
        kind, names = payment_named(text)[0]
        if kind == "free":
            return FREE
        if kind == "ink":
            return INK
        if kind in ("shift onto", "sing with"):
            cards = self.each(names)
            return Way("shift" if kind == "shift onto" else "sing", cards)
        self.paying = names
        return Way("instead")

    def each(self, names: list[str]) -> tuple[int, ...]:
        """Cards in play by name, each once, so that two of one name are two cards."""
        taken = list[int]()
        for name in names:
            found = [
                card
                for card in cards_named(self.position, self.aliases, name)
                if self.position.things[card].zone == "play" and card not in taken
            ]
            if not found:
                raise UnknownName(name)
            taken.append(found[0])
        return tuple(taken)

    def use(self, player: int, args: dict[str, Any]) -> actions.Use:
        """The ability of that name on the card, or its only one."""
        card = self.one(args["card"], "play", player)
        for key, ability in usable_on(self.position, self.position.things[card]).items():
            if ability.name.en == args.get("ability", ability.name.en):
                parts = payment_named(str(args.get("pay", "")))
                named = [name for kind, names in parts if kind == "banish" for name in names]
                if named and cards_named(self.position, self.aliases, named[0]) != [card]:
                    self.paying = named
                return actions.Use(player, card, key, free=("free", []) in parts)
        raise UnknownName(str(args.get("ability")))
