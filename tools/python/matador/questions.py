"""Questions about deals, and their answers as dictionaries."""

from __future__ import annotations

import importlib.util
import json
import os
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any, Protocol, Union

from . import _matador
from .answers import (
    AdviseAnswer,
    AuctionAnswer,
    GameInfo,
    MeldsAnswer,
    ReplayAnswer,
    ScoreRow,
    SolveAnswer,
)
from ._ask import (
    answer_of,
    ask,
    ask_json,
    in_python,
    option_words,
    request_json,
    usage_in_python,
)


class HasText(Protocol):
    """A `Deal`, or whatever else knows the text of a deal."""

    @property
    def text(self) -> str: ...


Deals = Union[str, HasText, Path, Iterable[Union[str, HasText]]]

_NAME_OF_A_FILE = re.compile(r"[\w./~-]+\.[A-Za-z]\w{1,4}")


def _text(deals: Deals) -> str:
    """As a deal file: a blank line after each deal."""
    if isinstance(deals, Path):
        return deals.read_text(encoding="utf-8")
    if isinstance(deals, str) and _NAME_OF_A_FILE.fullmatch(deals):
        raise ValueError(f"{deals!r} is no deal; for the deals of a file: Path({deals!r})")
    if isinstance(deals, str) or not isinstance(deals, Iterable):
        return _one_text(deals)
    return "\n\n".join(_one_text(deal).rstrip("\n") for deal in deals) + "\n"


def _one_text(deal: str | HasText) -> str:
    text = deal if isinstance(deal, str) else getattr(deal, "text", None)
    if not isinstance(text, str):
        raise TypeError(f"{deal!r} is no deal: expected text in the format of deals, or a Deal")
    return text


def solve(deals: Deals = "", **options: Any) -> list[SolveAnswer]:
    """The answers of `matador solve --json`, on this thread.

    >>> solve(deal, objective="score", contracts="all")
    [{'deal': 1, 'game': 'sjavs', ..., 'value': 16, ...}, ...]
    >>> solve("N:AKQ2.AK5.T98.QJ4 ...", contract="3NT", declarer="S")    # tags are options too
    """
    return ask_json("solve", _text(deals), options)


def solve_all(
    deals: Deals,
    *,
    threads: int | None = None,
    progress: Callable[[int], None] | bool = False,
    errors: str = "raise",
    **options: Any,
) -> list[SolveAnswer]:
    """As solve(), on several threads, by default one for each core, while other Python code may run.

    `progress` is called with the number of deals that are done; True shows them by tqdm, where that
    is installed. With errors="keep" a faulty deal
    has {"error": message} in its place; else ValueError tells of all faulty deals in the end.
    The answers do not depend on the number of threads.
    """
    if threads is not None and threads < 1:
        raise ValueError(f"threads={threads}, expected 1 or more")
    if errors not in ("raise", "keep"):
        raise ValueError(f'errors={errors!r}, expected "raise" or "keep"')
    words = {name: "" if value is True else value for name, value in option_words(options).items()}
    total = len(deals) if isinstance(deals, (list, tuple)) else None
    with _told(progress, total) as tell, usage_in_python():
        replies = _matador.solve_all(
            _text(deals), {**words, "json": ""}, threads or os.cpu_count() or 1, tell
        )
    faults = [messages for status, _, messages in replies if status != 0]
    if faults and errors == "raise":
        raise ValueError(in_python("".join(faults)))
    answers: list[Any] = []
    for status, answer, messages in replies:
        answers.extend(json.loads(line) for line in answer.splitlines())
        if status != 0:
            answers.append({"error": in_python(messages)})
    return answers


@contextmanager
def _told(
    progress: Callable[[int], None] | bool, total: int | None
) -> Iterator[Callable[[int], None] | None]:
    """What hears how many deals are done."""
    if progress is True and importlib.util.find_spec("tqdm"):
        from tqdm.auto import tqdm

        with tqdm(total=total, unit=" deals") as bar:

            def tell(done: int) -> None:
                bar.update(done - bar.n)

            yield tell
    else:
        yield None if isinstance(progress, bool) else progress


def solve_one(deal: str | HasText, **options: Any) -> SolveAnswer:
    """The only answer about a deal."""
    answers = solve(deal, **options)
    if len(answers) != 1:
        raise ValueError(
            f"{len(answers)} answers, expected one: matador.solve(deal) gives them all, and "
            "contract=, declarer= or player= choose one"
        )
    return answers[0]


def cards(deal: str | HasText, **options: Any) -> dict[str, int]:
    """The value after each card that may be played: {"HA": 73, "H7": 65}."""
    answer = solve_one(deal, cards=True, **options)
    if "cards" not in answer:
        raise ValueError("no card is to be played: the play is over, or something comes before it")
    return answer["cards"]


def line(deal: str | HasText, **options: Any) -> list[str]:
    """The cards of best play to the end, in order."""
    return solve_one(deal, line=True, **options).get("line", [])


def replay(deals: Deals = "", **options: Any) -> list[ReplayAnswer]:
    """What each card that was played cost, as `matador replay --json` tells."""
    return ask_json("replay", _text(deals), options)


def advise(deals: Deals = "", **options: Any) -> list[AdviseAnswer]:
    """What to do with only one's own cards, as `matador advise --json` tells.

    >>> advise(game="jass", hand="SA SU S9 ...", contract="shields", declarer=1)
    """
    return ask_json("advise", _text(deals), options)


def advise_steps(deal: str | HasText = "", **options: Any) -> Iterator[AdviseAnswer]:
    """As advise() of one deal: what the advice would be so far, then the advice, as the last item.

    >>> for opinion in advise_steps(game="jass", hand="SA SU S9 ...", contract="shields", declarer=1):
    ...     print(opinion["advice"], opinion["worlds"])

    A first opinion with "guessed" is of guesses, before a world is solved.

    Who leaves the loop early waits until the way to deal that is at work is solved.
    """
    heard: SimpleQueue[str | tuple[int, str, str] | BaseException] = SimpleQueue()
    left = Event()

    def hear(answer: str) -> bool:
        heard.put(answer)
        return not left.is_set()

    def work() -> None:
        try:
            heard.put(_matador.advise_steps(request_json("advise", _text(deal), options), hear))
        except BaseException as error:
            heard.put(error)

    worker = Thread(target=work)
    worker.start()
    try:
        while isinstance(answer := heard.get(), str):
            yield json.loads(answer)
        if isinstance(answer, BaseException):
            raise answer
        yield json.loads(answer_of(answer))
    finally:
        left.set()
        worker.join()


def score(deals: Deals = "", **options: Any) -> list[ScoreRow]:
    """The score-sheet over deals that were played, as `matador score --json` tells."""
    return ask_json("score", _text(deals), options)


def auction(deals: Deals = "", **options: Any) -> list[AuctionAnswer]:
    """What each player must say, or how far a hand may bid, as `matador auction --json` tells.

    >>> auction(game="sjavs", hand="CQ SQ CJ HA HK HT H7 DA")
    """
    return ask_json("auction", _text(deals), options)


def melds(deals: Deals = "", **options: Any) -> list[MeldsAnswer]:
    """What the players can show, as `matador melds --json` tells."""
    return ask_json("melds", _text(deals), options)


def convert(deals: Deals = "", *, to: str = "deals", **options: Any) -> str:
    """The deals in another format: "pbn", "lin", "rbn", "json", ... as `matador convert` writes them.

    >>> Path("tournament.pbn").write_text(convert(Path("tournament.lin"), to="pbn"))
    """
    return ask("convert", _text(deals), {"to": to, **options})


def games() -> list[GameInfo]:
    """The games, with their contracts, numbers of players and rule options."""
    return ask_json("games", "", {})
