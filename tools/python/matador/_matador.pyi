from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

class UsageError(ValueError): ...

def version() -> str: ...
def ask(request: str) -> tuple[int, str, str]: ...
def advise_steps(request: str, hear: Callable[[str], bool]) -> tuple[int, str, str]: ...
def solve_all(
    deals: str,
    options: Mapping[str, str],
    threads: int,
    progress: Callable[[int], None] | None,
) -> list[tuple[int, str, str]]: ...
def table(words: Sequence[str]) -> str: ...

NO_VALUE: int

def solve_masks(
    hands: NDArray[np.uint64],
    game: str,
    options: Mapping[str, str],
    vol: bool,
    keep: bool,
    threads: int,
    progress: Callable[[int], None] | None,
) -> dict[str, Any]: ...
def solve_texts(
    deals: str,
    options: Mapping[str, str],
    threads: int,
    progress: Callable[[int], None] | None,
) -> dict[str, Any]: ...
def deal_masks(options: Mapping[str, str]) -> tuple[NDArray[np.uint64], str]: ...
def deal_text(masks: Sequence[int], game: str, seats: str) -> str: ...
def par(
    tricks: Sequence[Sequence[int]], vulnerable: Sequence[int], dealer: int
) -> tuple[int, str]: ...
