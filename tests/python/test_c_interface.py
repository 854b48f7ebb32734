"""The interface for C, as other languages load it: libmatador.so through ctypes."""

import ctypes
import json
import os

import matador
import pytest

LIBRARY = os.environ.get("MATADOR_LIBRARY")
pytestmark = pytest.mark.skipif(not LIBRARY, reason="MATADOR_LIBRARY names no libmatador.so")


@pytest.fixture
def library():
    loaded = ctypes.CDLL(LIBRARY)
    loaded.matador_ask.restype = ctypes.c_void_p
    for function in (loaded.matador_answer, loaded.matador_messages, loaded.matador_version):
        function.restype = ctypes.c_char_p
    for function in (loaded.matador_status, loaded.matador_answer, loaded.matador_messages):
        function.argtypes = [ctypes.c_void_p]
    loaded.matador_free.argtypes = [ctypes.c_void_p]
    return loaded


def ask(library, request):
    reply = library.matador_ask(request)
    try:
        answer, messages = library.matador_answer(reply), library.matador_messages(reply)
        return library.matador_status(reply), answer.decode(), messages.decode()
    finally:
        library.matador_free(reply)


def test_the_answer_is_that_of_python(library):
    deal = matador.Deal.from_number("sjavs", 0)
    request = {"command": "solve", "deals": deal.text, "options": {"cards": True}}
    status, answer, messages = ask(library, json.dumps(request).encode())
    assert (status, messages) == (0, "")
    assert [json.loads(answer)] == matador.solve(deal, cards=True)


def test_no_request_is_too_bad(library):
    for request in (b"", b"{", b"[]", b'{"command":"solve","deals":"\\u0000"}', b"\xff" * 100):
        status, _, messages = ask(library, request)
        assert status in (1, 2)
        assert messages
    library.matador_free(None)


def test_the_version_is_the_same(library):
    assert library.matador_version().decode() == matador.__version__
