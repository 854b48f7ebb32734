"""How often: tables over many deals."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from . import _matador
from ._ask import option_words, usage_in_python
from ._options import takes
from .answers import Table
from .options import TableOptions

if TYPE_CHECKING:
    from typing_extensions import Unpack


@takes(TableOptions)
def table(question: str, game: str, **options: Unpack[TableOptions]) -> Table:
    """The answer of `matador table QUESTION --game GAME --json`, with its heading.

    >>> table("vol", "sjavs", deals=10000, by="trumps(declarer)")["rows"]
    """
    words = [question, "--game", game]
    for name, value in option_words(options).items():
        if value is True:
            words.append(f"--{name}")
            continue
        for part in value if isinstance(value, list) else [value]:
            words += [f"--{name}", part]
    with usage_in_python():
        answer: Table = json.loads(_matador.table(words))
    return answer


@takes(TableOptions)
def tables(question: str, game: str, **options: Unpack[TableOptions]) -> list[dict[str, Any]]:
    """The rows alone, with numbers as numbers: for pandas.DataFrame, or csv.DictWriter.

    What is an object in a row has a column for each of its keys, as in CSV: lost, lost_p, ...
    """
    return [dict(_columns(row)) for row in table(question, game, **options)["rows"]]


def _columns(row: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, value in row.items():
        if not isinstance(value, dict):
            yield name, _number(value)
            continue
        for key, part in value.items():
            yield (name if key == "count" else f"{name}_{key}"), _number(part)


def _number(value: Any) -> Any:
    """Counts are text in JSON, because they may be large."""
    is_count = isinstance(value, str) and value.isascii() and value.isdigit()
    return int(value) if is_count else value


def to_dataframe(rows: Table | Iterable[Any]) -> Any:
    """The rows of any answer, or the tags of deals, as a pandas.DataFrame.

    ImportError where there is no pandas.
    """
    import pandas

    found: Iterable[Any] = rows["rows"] if isinstance(rows, dict) else rows
    return pandas.DataFrame([dict(getattr(row, "tags", row)) for row in found])
