"""The options of a function, named in its signature and its documentation."""

from __future__ import annotations

import inspect
import textwrap
from collections.abc import Callable
from typing import Any, TypeVar

from .options import Tags

_Function = TypeVar("_Function", bound=Callable[..., Any])


def takes(options: type) -> Callable[[_Function], _Function]:
    """Names the keys of a TypedDict in place of `**options`, so that help() and editors show them."""

    def named(function: _Function) -> _Function:
        known = options.__annotations__
        asked = [name for name in known if name not in Tags.__annotations__]
        tags = [name for name in known if name in Tags.__annotations__]
        signature = inspect.signature(function)
        own = [p for p in signature.parameters.values() if p.kind is not p.VAR_KEYWORD]
        more = [
            inspect.Parameter(
                name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=known[name].__origin__
            )
            for name in asked + tags
        ]
        setattr(function, "__signature__", signature.replace(parameters=own + more))
        lines = ["", "", "Options:", *(_line(name, known[name]) for name in asked)]
        if tags:
            lines += ["", _filled("Tags: ", ", ".join(tags))]
        function.__doc__ = inspect.cleandoc(function.__doc__ or "") + "\n".join(lines)
        return function

    return named


def _line(name: str, kind: Any) -> str:
    return _filled(f"  {name}: ", kind.__metadata__[0])


def _filled(begin: str, text: str) -> str:
    return textwrap.fill(begin + text, width=100, subsequent_indent="    ")
