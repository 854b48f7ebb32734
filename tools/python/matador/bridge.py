"""Bridge in the words of other double-dummy solvers."""

from __future__ import annotations

from typing import Any

from . import _matador
from .deal import Deal
from .questions import solve, solve_one

_SEATS = "NESW"
_STRAINS = {"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S", "notrump": "NT"}


def _bridge(deal: str | Deal) -> Deal:
    return deal if isinstance(deal, Deal) else Deal.from_pbn(deal)


def _seat(name: str) -> int:
    if len(name) != 1 or name.upper() not in _SEATS:
        raise ValueError(f"unknown seat {name!r}, expected N, E, S or W")
    return _SEATS.index(name.upper()) + 1


def calc_dd_table(deal: str | Deal) -> dict[str, dict[str, int]]:
    """The tricks of each declarer in each strain: table["NT"]["N"].

    `deal`: a Deal of bridge, or PBN as in "N:AKQ... ... ... ...".
    """
    table: dict[str, dict[str, int]] = {strain: {} for strain in _STRAINS.values()}
    for answer in solve(_bridge(deal), contracts="all", from_="deal"):
        table[_STRAINS[answer["contract"]]][_SEATS[answer["declarer"] - 1]] = answer["value"]
    return table


def solve_board(deal: str | Deal, contract: str, declarer: str, **tags: Any) -> dict[str, int]:
    """The tricks of the declaring side after each card that may be played.

    `contract`: clubs, diamonds, hearts, spades or notrump; `declarer`: N, E, S or W.
    `Play="S2 SA"` for cards that were played.
    """
    asked = _bridge(deal).with_tags(
        Contract=contract, Declarer=_seat(declarer), **tags
    )
    values: dict[str, int] = solve_one(asked, cards=True)["cards"]
    return values


def par(
    deal: str | Deal | dict[str, dict[str, int]], vulnerable: str = "none", dealer: str = "N"
) -> tuple[int, str]:
    """The par score of North and South, and the contracts that bring it: (430, "NS 3NT+1").

    `deal` may be a table of `calc_dd_table`; `vulnerable`: none, NS, EW or both.
    """
    sides = {"none": (), "NS": (1, 3), "EW": (2, 4), "both": (1, 2, 3, 4)}
    if vulnerable not in sides:
        raise ValueError(f"vulnerable={vulnerable!r}, expected {', '.join(sides)}")
    table = deal if isinstance(deal, dict) else calc_dd_table(deal)
    tricks = [[table[strain][seat] for seat in _SEATS] for strain in _STRAINS.values()]
    return _matador.par(tricks, sides[vulnerable], _seat(dealer))
