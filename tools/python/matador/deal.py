"""Deals: from text, from PBN, by number, one after the other."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from . import _matador, questions
from ._ask import ask
from ._html import html_of
from ._options import takes
from .answers import AdviseAnswer, ReplayAnswer, SolveAnswer
from .options import (
    ConvertOptions,
    DealAdviseOptions,
    DealOptions,
    DealSolveOptions,
    ReplayOptions,
)

if TYPE_CHECKING:
    from typing_extensions import Unpack

_TAG = re.compile(r'^\[(\w+) "(.*)"\]$')
_DEALS_AT_ONCE = 256


class Deal:
    """One deal: the tags of a deal file (`deals.md` is the manual).

    >>> Deal('[Game "sjavs"]\\n[Seats "4"]\\n[Deal "1:..."]')      # any text of one deal
    >>> Deal.from_number("sjavs", 7, seed=1)                      # as `matador deal` deals it
    >>> deal.tags["Seats"]
    '4'
    >>> deal.with_tags(Contract="hearts", Declarer=2).solve()["value"]
    """

    def __init__(self, text: str) -> None:
        """`text`: one deal as in a deal file, or a game of bridge in PBN. ValueError if it is none."""
        written = _split(ask("convert", text, {}))
        if len(written) != 1:
            raise ValueError(f"a text of {len(written)} deals, expected one; read() reads many")
        self._text = written[0]

    @classmethod
    def _of(cls, text: str) -> Deal:
        deal = cls.__new__(cls)
        deal._text = text
        return deal

    @classmethod
    def from_pbn(cls, text: str) -> Deal:
        """A deal of bridge: a whole game in PBN, or the value of its tag `N:A.B.C.D ...` alone."""
        return cls(text if "[" in text else f'[Deal "{text}"]\n')

    @classmethod
    @takes(DealOptions)
    def from_number(
        cls, game: str, number: int, *, seed: int = 1, **options: Unpack[DealOptions]
    ) -> Deal:
        """Deal `number` of `seed`, the same on every machine; options of `matador deal`."""
        text = ask("deal", "", {"game": game, "first": number, "seed": seed, "deals": 1, **options})
        return cls._of(_split(text)[0])

    @classmethod
    def from_masks(cls, game: str, masks: Iterable[int], *, seats: int | None = None) -> Deal:
        """The deal of a row of deal_arrays(); `seats` where it is not the first that fits."""
        row = [int(mask) for mask in masks]
        return cls._of(_matador.deal_text(row, game, str(seats or "")).rstrip("\n") + "\n")

    @property
    def text(self) -> str:
        """As it stands in a deal file."""
        return self._text

    @property
    def tags(self) -> Mapping[str, str]:
        """The tags and their values; with_tags() changes them."""
        found = (_TAG.match(line) for line in self._text.splitlines())
        return MappingProxyType({match[1]: match[2] for match in found if match})

    def with_tags(self, **tags: Any) -> Deal:
        """This deal with these tags; one that is None is taken away.

        `contract` is the tag Contract, `all_passed` AllPassed; of a list each part is a word.
        """
        changed: dict[str, Any] = dict(self.tags)
        for name, value in tags.items():
            tag = "".join(word[:1].upper() + word[1:] for word in name.split("_"))
            if tag != name and tag in tags:
                raise TypeError(f"{name} and {tag} are the same tag")
            changed[tag] = " ".join(map(str, value)) if isinstance(value, (list, tuple)) else value
        return Deal("".join(f'[{n} "{v}"]\n' for n, v in changed.items() if v is not None))

    @takes(DealSolveOptions)
    def solve(self, **options: Unpack[DealSolveOptions]) -> SolveAnswer:
        """What it is worth, as one object; ValueError where there are several answers."""
        return questions.solve_one(self, options)

    @takes(DealSolveOptions)
    def cards(self, **options: Unpack[DealSolveOptions]) -> dict[str, int]:
        """The value after each card that may be played."""
        return questions.cards(self, **options)

    @takes(DealSolveOptions)
    def line(self, **options: Unpack[DealSolveOptions]) -> list[str]:
        """The cards of best play to the end."""
        return questions.line(self, **options)

    @takes(ReplayOptions)
    def replay(self, **options: Unpack[ReplayOptions]) -> ReplayAnswer:
        """What each card of its [Play] cost."""
        if not self.tags.get("Play"):
            raise ValueError("the deal has no [Play]: with_tags(play=\"...\")")
        return questions.replay(self, **options)[0]

    @takes(DealAdviseOptions)
    def advise(self, **options: Unpack[DealAdviseOptions]) -> AdviseAnswer:
        """What to do where hands are not seen, `-` in [Deal]."""
        return questions.advise(self, **options)[0]

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Deal({self._text!r})"

    def _repr_html_(self) -> str:
        return html_of(self.tags)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and self._text == other._text

    def __hash__(self) -> int:
        return hash(self._text)


def _split(text: str) -> list[str]:
    return [deal + "\n" for deal in text.rstrip("\n").split("\n\n") if deal]


@takes(ConvertOptions)
def read(source: str | Path, **options: Unpack[ConvertOptions]) -> list[Deal]:
    """The deals of a file (a Path) or of a text: deal files, PBN, logs of jass-kit."""
    text = source.read_text(encoding="utf-8") if isinstance(source, Path) else source
    return [Deal._of(deal) for deal in _split(ask("convert", text, options))]


@takes(DealOptions)
def generate(
    game: str, *, seed: int = 1, first: int = 0, **options: Unpack[DealOptions]
) -> Iterator[Deal]:
    """Random deals without end: number `first`, `first + 1`, ... of `seed`.

    >>> for deal in itertools.islice(generate("sjavs", where="length(1) >= 6"), 10): ...

    Options are those of `matador deal`; with `where` the deals of which it is true.
    """
    while True:
        asked = {"game": game, "seed": seed, "first": first, "deals": _DEALS_AT_ONCE, **options}
        # Nothing is told of how many deals were looked at, which depends on how many are dealt at once.
        for text in _split(ask("deal", "", asked, warn=False)):
            deal = Deal._of(text)
            first = int(deal.tags["Id"].split("/")[1]) + 1
            yield deal
