"""Matador: what deals of trick-taking games are worth with all cards on the table.

    >>> import matador
    >>> deal = matador.Deal.from_number("sjavs", 0, seed=1)
    >>> deal.solve()["value"]
    43
    >>> deal.cards()
    {'C9': 43, 'CT': 43, 'CA': 44, 'HJ': 43, 'HQ': 66, 'HA': 43, 'D7': 71, 'DA': 43}

A `Deal` is the text of a deal file, and `read` reads many of them; PBN is read too. The functions
answer with what `matador COMMAND --json` prints, as dictionaries; `answers.md` is the manual of
their keys. Options are those of the command line with `_` for `-`: `objective="score"`,
`cards=True`, `contracts="all"`; so are tags, `contract="grand"`. Where a deal is faulty or an option unknown, ValueError has the
message of the program.

Games of bridge: `calc_dd_table`, `solve_board` and `par`. Many deals as arrays of NumPy:
`deal_arrays` and `solve_arrays`.
"""

from ._matador import version as _version
from .arrays import NO_VALUE, Values, card_planes, deal_arrays, solve_arrays
from .bridge import calc_dd_table, par, solve_board
from .deal import Deal, generate, read
from .questions import (
    advise,
    advise_steps,
    auction,
    cards,
    convert,
    games,
    line,
    melds,
    replay,
    score,
    solve,
    solve_all,
)
from .tables import table, tables, to_dataframe

__version__ = _version()
__all__ = [
    "NO_VALUE",
    "Deal",
    "Values",
    "advise",
    "advise_steps",
    "auction",
    "calc_dd_table",
    "card_planes",
    "cards",
    "convert",
    "deal_arrays",
    "games",
    "generate",
    "line",
    "melds",
    "par",
    "read",
    "replay",
    "score",
    "solve",
    "solve_all",
    "solve_arrays",
    "solve_board",
    "table",
    "tables",
    "to_dataframe",
]
