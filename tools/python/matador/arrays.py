"""Deals and their values as arrays of NumPy, for programs that solve many: no text is read or written on the way.

    >>> hands = deal_arrays("scharwenzel", 100000, seed=1)
    >>> values = solve_arrays(hands, "scharwenzel", objective="tricks")
    >>> values.low[:, values.column(contract="hearts", declarer=1)]

A deal is a row of masks, one for each hand: bit i is the card `card_names[i]`, on all machines and in all games
clubs first, then spades, hearts and diamonds, from the two up to the ace. Where players have second hands or
piles, each of these has a mask of its own: `hand_names` says which. Needs NumPy, and this module alone does.
"""

from __future__ import annotations

import json
import os
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Optional

from . import _matador
from ._ask import in_python, option_words, usage_in_python
from ._options import takes
from ._progress import told
from .answers import SolveAnswer
from .options import ArrayOptions, DealOptions

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
    from typing_extensions import Unpack

NO_VALUE: int = _matador.NO_VALUE
CARDS = 52


@dataclass(frozen=True)
class Values:
    """What deals are worth: a row for each deal, and a column for each question that a deal answers.

    A column has the keys of an answer that say which it is: contract, declarer, player, objective. Where the auction
    decides, a deal has values only in the columns of what is declared in it; all others are NO_VALUE.
    """

    game: str
    seats: int
    columns: list[SolveAnswer]
    hand_names: list[str]
    card_names: list[str]
    hands: NDArray[np.uint64]  # (deal, hand)
    low: NDArray[np.int32]  # (deal, column): the value, or the least that it may be
    high: NDArray[np.int32]  # (deal, column): the same, or the most that a limit has left open
    cards: Optional[NDArray[np.int32]]  # (deal, column, card): the value after each, if asked for
    errors: dict[int, str]  # by row, what was wrong, with errors="keep"

    @property
    def answered(self) -> NDArray[np.bool_]:
        """(deal, column): whether there is a value, or bounds of it."""
        there: NDArray[np.bool_] = self.low != NO_VALUE
        return there

    @property
    def proven(self) -> NDArray[np.bool_]:
        """(deal, column): whether the value is known, as it always is without a limit."""
        known: NDArray[np.bool_] = self.answered & (self.low == self.high)
        return known

    def column(self, **keys: Any) -> int:
        """The number of the only column with these keys: column(contract="grand", declarer=1)."""
        found = [
            number
            for number, column in enumerate(self.columns)
            if all(column.get(key) == value for key, value in keys.items())
        ]
        if len(found) != 1:
            raise ValueError(f"{len(found)} columns have {keys}, expected one; columns: {self.columns}")
        return found[0]


def card_planes(hands: ArrayLike) -> NDArray[np.bool_]:
    """(deal, hand, card): whether the card is in the hand. solve_arrays() takes such an array too."""
    import numpy as np

    bits = np.uint64(1) << np.arange(CARDS, dtype=np.uint64)
    planes: NDArray[np.bool_] = (_masks(hands)[..., np.newaxis] & bits) != 0
    return planes


@takes(DealOptions)
def deal_arrays(
    game: str, deals: int, *, seed: int = 1, first: int = 0, **options: Unpack[DealOptions]
) -> NDArray[np.uint64]:
    """Random deals, a row of masks each: those of generate() with the same options, cards alone.

    What is played, who has dealt and who declares bears on `where`; solve_arrays() is told it again.
    """
    words = {"game": game, "deals": deals, "seed": seed, "first": first, **options}
    with usage_in_python():
        hands, _ = _matador.deal_masks(_flags_empty(words))
    return hands


@takes(ArrayOptions)
def solve_arrays(
    hands: ArrayLike,
    game: str,
    *,
    vol: bool = False,
    threads: int | None = None,
    progress: Callable[[int], None] | bool = False,
    errors: str = "raise",
    **options: Unpack[ArrayOptions],
) -> Values:
    """What deals of one game are worth, as solve_all() would answer, on several threads.

    `hands`: a row of masks for each deal, or (deal, hand, card) of booleans. With `vol` the values are 1 where the
    declaring side wins every trick, and 0: far cheaper than a value. `threads`, `progress` and `errors` are those of
    solve_all(); a faulty row is told by its number, from 0.
    """
    check_errors(errors)
    masks = _masks(hands)
    words = _flags_empty({**options, "json": True})
    with told(progress, len(masks)) as tell, usage_in_python():
        keep = errors == "keep"
        found = _matador.solve_masks(masks, game, words, vol, keep, threads_of(threads), tell)
    return values_of(found, errors)


def threads_of(threads: int | None) -> int:
    """As many as are asked for, or one for each core."""
    if threads is not None and threads < 1:
        raise ValueError(f"threads={threads}, expected 1 or more")
    return threads or os.cpu_count() or 1


def check_errors(errors: str) -> None:
    """ValueError where the word is none that says what becomes of faulty deals."""
    if errors not in ("raise", "keep"):
        raise ValueError(f'errors={errors!r}, expected "raise" or "keep"')


def values_of(found: dict[str, Any], errors: str) -> Values:
    """What the module has found; ValueError where rows are faulty and errors are not kept."""
    said = found.pop("said")
    faults = {row: in_python(messages) for row, good, messages in said if not good}
    if faults and errors == "raise":
        raise ValueError("\n".join(faults.values()))
    for _, good, messages in said:
        if good:
            warnings.warn(in_python(messages), stacklevel=3)
    columns = [json.loads(column) for column in found.pop("columns")]
    return Values(columns=columns, errors=faults, **found)


def _flags_empty(options: Mapping[str, Any]) -> dict[str, str]:
    return {name: "" if value is True else value for name, value in option_words(options).items()}


def _masks(hands: ArrayLike) -> NDArray[np.uint64]:
    """A row of masks for each deal."""
    import numpy as np

    given = np.asarray(hands)
    if given.dtype == np.bool_ and given.ndim == 3 and given.shape[2] == CARDS:
        bits = np.uint64(1) << np.arange(CARDS, dtype=np.uint64)
        return np.ascontiguousarray((given * bits).sum(axis=2, dtype=np.uint64))
    if given.ndim != 2 or given.dtype == np.bool_:
        raise ValueError(
            f"hands: expected (deals, hands) of masks or (deals, hands, {CARDS}) of booleans, "
            f"not {given.shape} of {given.dtype}"
        )
    if not np.issubdtype(given.dtype, np.integer):
        raise ValueError(f"hands: expected masks that are whole numbers, not {given.dtype}")
    negative = np.argwhere(given < 0)
    if len(negative):
        raise ValueError(f"hands: row {negative[0][0]}: a mask is negative")
    return np.ascontiguousarray(given, dtype=np.uint64)
