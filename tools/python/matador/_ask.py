"""Requests to the library, and what it answers."""

from __future__ import annotations

import json
import warnings
from collections.abc import Mapping
from typing import Any

from . import _matador


def _word(name: str, value: Any) -> Any:
    if value is True:
        return True
    if not isinstance(value, (list, tuple)):
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


def answer_of(reply: tuple[int, str, str], *, warn: bool = True) -> str:
    """The answer of a reply, whose messages are errors or warnings."""
    status, answer, messages = reply
    if status != 0:
        raise ValueError(messages.rstrip("\n"))
    if messages and warn:
        warnings.warn(messages.rstrip("\n"), stacklevel=2)
    return answer


def ask_json(command: str, deals: str, options: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The objects that the command answers with."""
    return [json.loads(line) for line in ask(command, deals, options).splitlines()]
