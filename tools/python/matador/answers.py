# The answers: dictionaries with these keys. `matador types python` has written this.
# What they mean stands in answers.md, among the documents of Matador.

from __future__ import annotations

from typing import Any, Optional, TypedDict, Union

# What came out, the values of the keys `by`, and how many deals are so.
TableRow = dict[str, Any]

Exchange = TypedDict(
    "Exchange",
    {
        "discard": list[str],
        "take": list[str],
    },
    total=False,
)

SolveAnswer = TypedDict(
    "SolveAnswer",
    {
        "deal": int,
        "id": str,
        "game": str,
        "seats": int,
        "dealer": int,
        "contract": str,
        "trump": str,
        "as": str,
        "declarer": int,
        "leader": int,
        "joker": int,
        "tout": int,
        "all_passed": bool,
        "player": int,
        "objective": str,
        "model": str,
        "value": int,
        "exact": bool,
        "low": int,
        "high": int,
        "stopped": str,
        "place": int,
        "to_play": int,
        "exchange": Exchange,
        "exchanges": list[Any],
        "blind": Any,
        "cards": dict[str, int],
        "line": list[str],
        "nodes": int,
        "ms": float,
        "best": bool,
        "passed_out": bool,
    },
    total=False,
)

Reason = TypedDict(
    "Reason",
    {
        "trick": int,
        "seat": int,
        "card": str,
        "ruffs": bool,
        "takes": str,
    },
    total=False,
)

ReplayedMove = TypedDict(
    "ReplayedMove",
    {
        "trick": int,
        "seat": int,
        "card": str,
        "discard": list[str],
        "take": list[str],
        "exact": bool,
        "before": int,
        "before_low": int,
        "before_high": int,
        "after": int,
        "after_low": int,
        "after_high": int,
        "cost": int,
        "best": list[Any],
        "known_cost": float,
        "known_se": Optional[float],
        "mistake": bool,
        "why": Reason,
        "cards": dict[str, int],
    },
    total=False,
)

ReplayedPlayer = TypedDict(
    "ReplayedPlayer",
    {
        "seat": int,
        "moves": int,
        "choices": int,
        "errors": int,
        "cost": int,
        "mistakes": int,
    },
    total=False,
)

Board = TypedDict(
    "Board",
    {
        "score": int,
        "par": int,
        "imps": int,
    },
    total=False,
)

ReplayAnswer = TypedDict(
    "ReplayAnswer",
    {
        "deal": int,
        "id": str,
        "game": str,
        "seats": int,
        "dealer": int,
        "contract": str,
        "trump": str,
        "as": str,
        "declarer": int,
        "leader": int,
        "joker": int,
        "tout": int,
        "all_passed": bool,
        "player": int,
        "objective": str,
        "value": Union[int, list[int]],
        "exact": bool,
        "low": Union[int, list[int]],
        "high": Union[int, list[int]],
        "result": Union[int, list[int]],
        "stopped": str,
        "board": Board,
        "moves": list[ReplayedMove],
        "players": list[ReplayedPlayer],
        "better": Any,
        "nodes": int,
    },
    total=False,
)

Estimate = TypedDict(
    "Estimate",
    {
        "mean": float,
        "se": Optional[float],
        "low": Optional[float],
        "high": Optional[float],
    },
    total=False,
)

Option = TypedDict(
    "Option",
    {
        "mean": float,
        "se": Optional[float],
        "low": Optional[float],
        "high": Optional[float],
        "best": Optional[float],
        "won": float,
        "won_low": float,
        "won_high": float,
        "worlds": int,
        "exchange": Exchange,
        "card": str,
        "contract": str,
        "trump": str,
        "discard": list[str],
        "take": Any,
    },
    total=False,
)

AdviseAnswer = TypedDict(
    "AdviseAnswer",
    {
        "deal": int,
        "game": str,
        "seats": int,
        "dealer": int,
        "seat": int,
        "question": str,
        "contract": str,
        "trump": str,
        "declarer": int,
        "objective": str,
        "worlds": int,
        "exact": bool,
        "options": list[Option],
        "advice": Any,
        "clear": bool,
        "guessed": bool,
        "in_play": Estimate,
        "acceptance": float,
        "stopped": str,
    },
    total=False,
)

Bid = TypedDict(
    "Bid",
    {
        "contract": str,
        "with": int,
        "without": int,
        "game": int,
        "hand": int,
        "ouvert": int,
        "hand_ouvert": int,
    },
    total=False,
)

AuctionAnswer = TypedDict(
    "AuctionAnswer",
    {
        "deal": int,
        "game": str,
        "seats": int,
        "dealer": int,
        "statements": list[str],
        "declarer": int,
        "length": int,
        "better": bool,
        "suits": list[str],
        "passed_out": bool,
        "seat": int,
        "statement": str,
        "bids": list[Bid],
    },
    total=False,
)

Meld = TypedDict(
    "Meld",
    {
        "points": int,
        "cards": int,
        "top": str,
        "quartet": bool,
        "trump": bool,
    },
    total=False,
)

Melds = TypedDict(
    "Melds",
    {
        "worth": list[int],
        "best_meld": list[Optional[Meld]],
        "scored": list[int],
        "stoeck": list[int],
        "melds": list[list[list[str]]],
    },
    total=False,
)

MeldsAnswer = TypedDict(
    "MeldsAnswer",
    {
        "deal": int,
        "contract": str,
        "seats": int,
        "dealer": int,
        "declaring_side": int,
        "others": int,
        "second": Melds,
        "worth": Any,
        "best_meld": list[Optional[Meld]],
        "scored": list[int],
        "stoeck": Any,
        "melds": Any,
        "seat": int,
    },
    total=False,
)

ScoreRow = TypedDict(
    "ScoreRow",
    {
        "deal": int,
        "game": str,
        "seats": int,
        "dealer": int,
        "names": list[str],
        "passed_out": bool,
        "contract": str,
        "bid": str,
        "trump": str,
        "declarer": int,
        "points": Union[int, list[int]],
        "tricks": Any,
        "solo": bool,
        "melds": list[int],
        "matadors": list[int],
        "tout": int,
        "all_passed": bool,
        "multiplier": int,
        "score": Any,
        "bonus": int,
        "line": str,
        "sheet": list[int],
        "joker": list[int],
        "bergpreis": int,
        "bergpreis_trick": int,
        "hooks": list[int],
        "taken": list[int],
        "first": int,
        "last": int,
        "seat": int,
        "passes": list[int],
        "places": list[int],
        "rubber": int,
        "winner": int,
        "winners": list[int],
        "pot": int,
        "owes": list[list[int]],
        "crosses": list[int],
        "won": list[int],
        "sticks": list[int],
        "circles": list[int],
        "threads": list[int],
        "shares": list[int],
    },
    total=False,
)

Table = TypedDict(
    "Table",
    {
        "question": str,
        "game": str,
        "seats": int,
        "version": str,
        "contract": str,
        "trump": str,
        "declarer": str,
        "options": str,
        "fix": str,
        "played": str,
        "where": str,
        "shares": str,
        "limit": str,
        "seconds": str,
        "glance": str,
        "rules": str,
        "weights": str,
        "by": list[str],
        "population": Any,
        "examined": int,
        "all": str,
        "count": str,
        "of": str,
        "p": float,
        "low": float,
        "high": float,
        "stopped": str,
        "intervals": Any,
        "rows": list[TableRow],
    },
    total=False,
)
