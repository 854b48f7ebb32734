"""How often: tables over many deals."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from . import _matador
from ._ask import option_words


def table(question: str, game: str, **options: Any) -> dict[str, Any]:
    """The answer of `matador table QUESTION --game GAME --json`, with its heading.

    >>> table("vol", "sjavs", deals=10000, by="trumps(declarer)")["rows"]
    """
    words = [question, "--game", game]
    for name, value in option_words(options).items():
        words += [f"--{name}"] if value is True else [f"--{name}", value]
    answer: dict[str, Any] = json.loads(_matador.table(words))
    return answer


def tables(question: str, game: str, **options: Any) -> list[dict[str, Any]]:
    """The rows alone, with numbers as numbers: for pandas.DataFrame, or csv.DictWriter."""
    rows: list[dict[str, Any]] = table(question, game, **options)["rows"]
    return [{name: _number(value) for name, value in row.items()} for row in rows]


def _number(value: Any) -> Any:
    """Counts are text in JSON, because they may be large."""
    is_count = isinstance(value, str) and value.isascii() and value.isdigit()
    return int(value) if is_count else value


def to_dataframe(rows: Iterable[dict[str, Any]]) -> Any:
    """The rows of any answer as a pandas.DataFrame; ImportError where there is no pandas."""
    import pandas

    return pandas.DataFrame(list(rows))
