"""Who hears how many deals are done."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def told(
    progress: Callable[[int], None] | bool, total: int | None
) -> Iterator[Callable[[int], None] | None]:
    """What hears how many deals are done: with True a bar of tqdm, where that is installed."""
    if progress is True and importlib.util.find_spec("tqdm"):
        from tqdm.auto import tqdm

        with tqdm(total=total, unit=" deals") as bar:

            def tell(done: int) -> None:
                bar.update(done - bar.n)

            yield tell
    else:
        yield None if isinstance(progress, bool) else progress
