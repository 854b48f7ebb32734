"""Bridge in the words of other double-dummy solvers."""

from __future__ import annotations

from typing import Any

from . import _matador
from .deal import Deal
from .questions import solve, solve_one

_SEATS = "NESW"
_NAMES = {"NORTH": "N", "EAST": "E", "SOUTH": "S", "WEST": "W"}
_STRAINS = {"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S", "notrump": "NT"}


def _bridge(deal: str | Deal) -> Deal:
    of_bridge = deal if isinstance(deal, Deal) else Deal.from_pbn(deal)
    game = of_bridge.tags.get("Game", "bridge")
    if game != "bridge":
        raise ValueError(f"a deal of {game}, expected one of bridge")
    return of_bridge


def _seat(name: str) -> int:
    letter = _NAMES.get(name.upper(), name.upper())
    if len(letter) != 1 or letter not in _SEATS:
        raise ValueError(f"unknown seat {name!r}, expected N, E, S or W")
    return _SEATS.index(letter) + 1


def calc_dd_table(deal: str | Deal) -> dict[str, dict[str, int]]:
    """The tricks of each declarer in each strain: table["NT"]["N"].

    `deal`: a Deal of bridge, or PBN as in "N:AKQ... ... ... ...".
    """
    table: dict[str, dict[str, int]] = {strain: {} for strain in _STRAINS.values()}
    for answer in solve(_bridge(deal), contracts="all", from_="deal"):
        table[_STRAINS[answer["contract"]]][_SEATS[answer["declarer"] - 1]] = answer["value"]
    return table


def solve_board(
    deal: str | Deal, contract: str, declarer: str, play: str = "", **tags: Any
) -> dict[str, int]:
    """The tricks of the declaring side after each card that may be played.

    `contract`: clubs, diamonds, hearts, spades or notrump, also with a level; `declarer`: N, E, S or
    W; `play="S2 SA"`: the cards that were played.
    """
    tags = {"play": play, **tags} if play else tags
    asked = _bridge(deal).with_tags(contract=contract, declarer=_seat(declarer), **tags)
    values: dict[str, int] = solve_one(asked, {"cards": True})["cards"]
    return values


def par(
    deal: str | Deal | dict[str, dict[str, int]], vulnerable: str = "none", dealer: str = "N"
) -> tuple[int, str]:
    """The par score of North and South, and the contracts that bring it: (430, "NS 3NT+1").

    `deal` may be a table of `calc_dd_table`; `vulnerable`: none, NS, EW or both (or all).
    """
    sides = {"none": (), "ns": (1, 3), "ew": (2, 4), "both": (1, 2, 3, 4), "all": (1, 2, 3, 4)}
    if vulnerable.lower() not in sides:
        raise ValueError(f"vulnerable={vulnerable!r}, expected none, NS, EW or both")
    table = deal if isinstance(deal, dict) else calc_dd_table(deal)
    tricks = [[table[strain][seat] for seat in _SEATS] for strain in _STRAINS.values()]
    return _matador.par(tricks, sides[vulnerable.lower()], _seat(dealer))
