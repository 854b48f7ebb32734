"""How a deal shows itself in a notebook: a table with a row for each seat and a column for each suit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from html import escape

from .answers import GameSeating, GameTable
from .questions import games

_SYMBOLS = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}
_RED = {"hearts", "diamonds"}
_CELL = 'style="text-align: left; padding: 0 0.6em"'
# Tags that the rows show, or that say nothing of the cards; all others stand above the table.
_SHOWN = {"Game", "Seats", "Deal", "Second", "Id"}


def html_of(tags: Mapping[str, str]) -> str:
    """The deal with these tags."""
    how = _how_written(tags["Game"])
    rows = [_heading(how["cards"]["names"])]
    for tag in ("Deal", "Second"):
        rows += (_row(seat, hand) for seat, hand in _hands(tags.get(tag, ""), how["seating"]))
    caption = "<br>".join([escape(how["title"]), *_other_lines(tags)])
    return (
        '<table style="font-size: larger"><caption style="text-align: left">'
        f"{caption}</caption>{''.join(rows)}</table>"
    )


@lru_cache(maxsize=None)
def _how_written(game: str) -> GameTable:
    """The title of the game, and how its cards and seats are written."""
    return next(found["table"] for found in games() if found["game"] == game)


def _heading(suits: list[str]) -> str:
    return f"<tr><th></th>{''.join(f'<th {_CELL}>{_suit(name)}</th>' for name in suits)}</tr>"


def _suit(name: str) -> str:
    symbol = _SYMBOLS.get(name, name)
    return f'<span style="color: #c00">{symbol}</span>' if name in _RED else symbol


def _hands(text: str, seating: GameSeating) -> Iterator[tuple[str, str]]:
    """The seats of `2:HAND HAND ...` with their hands: those after the first in turn."""
    first, _, rest = text.partition(":")
    hands = rest.split()
    names: list[str] = seating.get("names", [str(seat + 1) for seat in range(len(hands))])
    for place, hand in enumerate(hands, int(first or 1) - 1):
        yield names[place % len(names)], hand


def _row(seat: str, hand: str) -> str:
    groups = [] if hand == "-" else hand.split(".")  # "-" is a hand that nobody sees
    cells = (f"<td {_CELL}>{_ranks(group)}</td>" for group in groups)
    return f"<tr><th>{escape(seat)}</th>{''.join(cells)}</tr>"


def _ranks(group: str) -> str:
    return " ".join("10" if rank == "T" else escape(rank) for rank in group) or "–"


def _other_lines(tags: Mapping[str, str]) -> Iterator[str]:
    for name, value in tags.items():
        if name not in _SHOWN:
            yield f"{escape(name)}: {escape(value)}"
