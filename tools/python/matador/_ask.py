"""Requests to the library, and what it answers."""

from __future__ import annotations

import json
import re
import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from . import _matador


def _word(name: str, value: Any) -> Any:
    if value is True:
        return True
    if isinstance(value, str) or not isinstance(value, Sequence):
        return str(value)
    parts = [str(part) for part in value]
    return parts if name == "where" else ",".join(parts)


def option_words(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options by the names of the command line; those that are None or False are left out.

    The conditions of `where` stay a list: all of them must hold.
    """
    words = {}
    for name, value in options.items():
        if value is None or value is False:
            continue
        words[name.rstrip("_").replace("_", "-")] = _word(name, value)
    return words


def ask(command: str, deals: str, options: Mapping[str, Any], *, warn: bool = True) -> str:
    """The answer of the command as text. ValueError has the messages; warnings are Python's."""
    return answer_of(_matador.ask(request_json(command, deals, options)), warn=warn)


def request_json(command: str, deals: str, options: Mapping[str, Any]) -> str:
    return json.dumps({"command": command, "deals": deals, "options": option_words(options)})


# As questions.js of the package for npm.
_BEFORE_ARGUMENT = {"command line, --": "argument ", "--": ""}


def in_python(messages: str) -> str:
    """Messages with the options as arguments: threads_per_deal, not --threads-per-deal."""
    return re.sub(
        r'(command line, --|--|^unknown option "[^"]*"; did you mean ")([a-z]+(?:-[a-z]+)*)',
        lambda option: _BEFORE_ARGUMENT.get(option[1], option[1]) + option[2].replace("-", "_"),
        messages.rstrip("\n"),
    )


@contextmanager
def usage_in_python() -> Iterator[None]:
    """What the library raises about its options, with them as arguments."""
    try:
        yield
    except ValueError as error:
        raise ValueError(in_python(str(error))) from None


def answer_of(reply: tuple[int, str, str], *, warn: bool = True) -> str:
    """The answer of a reply, whose messages are errors or warnings."""
    status, answer, messages = reply
    if status != 0:
        raise ValueError(in_python(messages))
    if messages and warn:
        warnings.warn(in_python(messages), stacklevel=2)
    return answer


def ask_json(command: str, deals: str, options: Mapping[str, Any]) -> list[Any]:
    """The objects that the command answers with."""
    return [json.loads(line) for line in ask(command, deals, options).splitlines()]
