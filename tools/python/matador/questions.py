"""Questions about deals, and their answers as dictionaries."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Literal, Protocol, Union, overload

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
from ._options import takes
from ._progress import told
from .arrays import Values, check_errors, threads_of, values_of
from .options import (
    AdviseOptions,
    AuctionOptions,
    ConvertOptions,
    DealAdviseOptions,
    DealSolveOptions,
    MeldsOptions,
    ReplayOptions,
    ScoreOptions,
    SolveOptions,
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


if TYPE_CHECKING:
    from typing_extensions import Unpack


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


@takes(SolveOptions)
def solve(deals: Deals = "", **options: Unpack[SolveOptions]) -> list[SolveAnswer]:
    """The answers of `matador solve --json`, on this thread.

    >>> solve(deal, objective="score", contracts="all")
    [{'deal': 1, 'game': 'sjavs', ..., 'value': 16, ...}, ...]
    >>> solve("N:AKQ2.AK5.T98.QJ4 ...", contract="3NT", declarer="S")    # tags are options too
    """
    return ask_json("solve", _text(deals), options)


@overload
def solve_all(
    deals: Deals,
    *,
    as_arrays: Literal[False] = ...,
    threads: int | None = ...,
    progress: Callable[[int], None] | bool = ...,
    errors: str = ...,
    **options: Unpack[SolveOptions],
) -> list[SolveAnswer]: ...


@overload
def solve_all(
    deals: Deals,
    *,
    as_arrays: Literal[True],
    threads: int | None = ...,
    progress: Callable[[int], None] | bool = ...,
    errors: str = ...,
    **options: Unpack[SolveOptions],
) -> Values: ...


@takes(SolveOptions)
def solve_all(
    deals: Deals,
    *,
    as_arrays: bool = False,
    threads: int | None = None,
    progress: Callable[[int], None] | bool = False,
    errors: str = "raise",
    **options: Unpack[SolveOptions],
) -> list[SolveAnswer] | Values:
    """As solve(), on several threads, by default one for each core, while other Python code may run.

    `progress` is called with the number of deals that are done; True shows them by tqdm, where that
    is installed. With errors="keep" a faulty deal has {"error": message} in its place; else ValueError
    tells of all faulty deals in the end. The answers do not depend on the number of threads. With
    `as_arrays` they are arrays of NumPy, of deals of one game, and what is kept of faults stands in
    their `errors`; solve_arrays() takes the deals as arrays, too.
    """
    check_errors(errors)
    words = {name: "" if value is True else value for name, value in option_words(options).items()}
    words["json"] = ""
    total = len(deals) if isinstance(deals, (list, tuple)) else None
    with told(progress, total) as tell, usage_in_python():
        if as_arrays:
            found = _matador.solve_texts(_text(deals), words, threads_of(threads), tell)
            return values_of(found, errors)
        replies = _matador.solve_all(_text(deals), words, threads_of(threads), tell)
    faults = [messages for status, _, messages in replies if status != 0]
    if faults and errors == "raise":
        raise ValueError(in_python("".join(faults)))
    answers: list[Any] = []
    for status, answer, messages in replies:
        answers.extend(json.loads(line) for line in answer.splitlines())
        if status != 0:
            answers.append({"error": in_python(messages)})
    return answers


def solve_one(deal: str | HasText, options: Mapping[str, Any]) -> SolveAnswer:
    """The only answer about a deal."""
    answers: list[SolveAnswer] = ask_json("solve", _text(deal), options)
    if len(answers) != 1:
        raise ValueError(
            f"{len(answers)} answers, expected one: matador.solve(deal) gives them all, and "
            "contract=, declarer= or player= choose one"
        )
    return answers[0]


@takes(DealSolveOptions)
def cards(deal: str | HasText, **options: Unpack[DealSolveOptions]) -> dict[str, int]:
    """The value after each card that may be played: {"HA": 73, "H7": 65}."""
    answer = solve_one(deal, {**options, "cards": True})
    if "cards" not in answer:
        raise ValueError("no card is to be played: the play is over, or something comes before it")
    return answer["cards"]


@takes(DealSolveOptions)
def line(deal: str | HasText, **options: Unpack[DealSolveOptions]) -> list[str]:
    """The cards of best play to the end, in order."""
    return solve_one(deal, {**options, "line": True}).get("line", [])


@takes(ReplayOptions)
def replay(deals: Deals = "", **options: Unpack[ReplayOptions]) -> list[ReplayAnswer]:
    """What each card that was played cost, as `matador replay --json` tells."""
    return ask_json("replay", _text(deals), options)


@takes(AdviseOptions)
def advise(deals: Deals = "", **options: Unpack[AdviseOptions]) -> list[AdviseAnswer]:
    """What to do with only one's own cards, as `matador advise --json` tells.

    >>> advise(game="jass", hand="SA SU S9 ...", contract="shields", declarer=1)
    """
    return ask_json("advise", _text(deals), options)


@takes(DealAdviseOptions)
def advise_steps(
    deal: str | HasText = "", **options: Unpack[DealAdviseOptions]
) -> Iterator[AdviseAnswer]:
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


@takes(ScoreOptions)
def score(deals: Deals = "", **options: Unpack[ScoreOptions]) -> list[ScoreRow]:
    """The score-sheet over deals that were played, as `matador score --json` tells."""
    return ask_json("score", _text(deals), options)


@takes(AuctionOptions)
def auction(deals: Deals = "", **options: Unpack[AuctionOptions]) -> list[AuctionAnswer]:
    """What each player must say, or how far a hand may bid, as `matador auction --json` tells.

    >>> auction(game="sjavs", hand="CQ SQ CJ HA HK HT H7 DA")
    """
    return ask_json("auction", _text(deals), options)


@takes(MeldsOptions)
def melds(deals: Deals = "", **options: Unpack[MeldsOptions]) -> list[MeldsAnswer]:
    """What the players can show, as `matador melds --json` tells."""
    return ask_json("melds", _text(deals), options)


@takes(ConvertOptions)
def convert(
    deals: Deals = "", *, to: str = "deals", **options: Unpack[ConvertOptions]
) -> str:
    """The deals in another format: "pbn", "lin", "rbn", "json", ... as `matador convert` writes them.

    >>> Path("tournament.pbn").write_text(convert(Path("tournament.lin"), to="pbn"))
    """
    return ask("convert", _text(deals), {"to": to, **options})


def games() -> list[GameInfo]:
    """The games, with their contracts, numbers of players and rule options."""
    return ask_json("games", "", {})
