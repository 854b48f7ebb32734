"""The Python package answers as the datasets do, and says what is wrong as the program does."""

import itertools
import re
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, Union, get_args, get_origin

import matador
import pytest
from matador import answers

FAULTY = '[Game "sjavs"]\n[Seats "4"]\n[Deal "1:AK"]\n'


def as_in_the_datasets(answers):
    return [{key: value for key, value in answer.items() if key not in ("id", "nodes")} for answer in answers]


@pytest.mark.parametrize(
    ("name", "objective", "count"),
    [("sjavs4-1000", "points", 100), ("sjavs3-1000", "score", 5), ("scharwenzel6-1000", "tricks", 50)],
)
def test_values_are_those_of_the_datasets(dataset, name, objective, count):
    deals, known = dataset(name, objective, count)
    assert as_in_the_datasets(matador.solve_all(deals, objective=objective)) == known


def test_threads_change_nothing(dataset):
    deals, _ = dataset("sjavs4-1000", "points", 60)
    one = matador.solve_all(deals, threads=1, cards=True)
    assert one == matador.solve_all(deals, threads=3, cards=True) == matador.solve(deals, cards=True)


def test_deal_by_number_is_that_of_the_program():
    deal = matador.Deal.from_number("sjavs", 0, seed=1)
    answer = deal.solve()
    assert answer["value"] == 43
    assert deal.cards()["D7"] == 71
    assert len(deal.line()) == 32
    assert deal.with_tags(Play=" ".join(deal.line()[:31])).solve()["value"] == 43


def test_deals_are_text_and_equal_by_it():
    deal = matador.Deal.from_number("jass", 3, seed=2, contracts="shields")
    again = matador.Deal(str(deal))
    assert deal == again
    assert len({deal, again}) == 1
    assert again.tags["Contract"] == "shields"
    assert "Contract" not in again.with_tags(Contract=None).tags


def test_a_deal_shows_itself_in_a_notebook():
    shown = matador.Deal.from_pbn("E:AKQ2.AK5.T98.QJ4 - - -").with_tags(Note="<b>")._repr_html_()
    east = re.search("<th>East</th>(.*?)</tr>", shown)[1]
    assert re.findall("<td .*?>(.*?)</td>", east) == ["A K Q 2", "A K 5", "10 9 8", "Q J 4"]
    assert "<tr><th>North</th></tr>" in shown
    assert "Note: &lt;b&gt;" in shown
    two = matador.Deal.from_number("jass", 0, seats=2)._repr_html_()
    assert two.count("<th>1</th>") == two.count("<th>2</th>") == 2
    assert all(matador.Deal.from_number(game["game"], 0)._repr_html_() for game in matador.games())


def test_read_reads_many_deals_and_files(tmp_path):
    texts = [matador.Deal.from_number("sjavs", number).text for number in range(3)]
    file = tmp_path / "three.deals"
    file.write_text("\n".join(texts))
    assert [str(deal) for deal in matador.read(file)] == texts
    assert matador.read("\n".join(texts)) == matador.read(file)
    with pytest.raises(ValueError, match="3 deals, expected one"):
        matador.Deal("\n".join(texts))


def test_generator_goes_on_where_it_was():
    by_number = [matador.Deal.from_number("sjavs", number) for number in range(300)]
    assert list(itertools.islice(matador.generate("sjavs"), 300)) == by_number
    long_trumps = itertools.islice(matador.generate("sjavs", where="length(1) >= 7"), 300)
    numbers = [int(deal.tags["Id"].split("/")[1]) for deal in long_trumps]
    assert numbers == sorted(set(numbers))


def test_all_conditions_of_a_list_hold():
    five, or_more = "length(1) >= 5", "length(2) >= 5 or length(3) >= 5"
    both = f"({five}) and ({or_more})"
    deals = {"game": "sjavs", "seed": 3}
    asked = matador.generate(where=[five, or_more], **deals)
    expected = matador.generate(where=both, **deals)
    assert list(itertools.islice(asked, 5)) == list(itertools.islice(expected, 5))
    length = {"question": "length", "game": "sjavs", "deals": 500}
    rows = matador.tables(where=[five, or_more], **length)
    assert rows == matador.tables(where=both, **length)
    with pytest.raises(ValueError, match="a condition or a list of conditions"):
        next(matador.generate(where=[], **deals))


def test_replay_and_advice_and_score():
    deal = matador.Deal.from_number("sjavs", 0)
    played = deal.with_tags(Play=" ".join(deal.line()))
    replay = played.replay()
    assert replay["result"] == replay["value"] == 43
    assert all(move["cost"] == 0 for move in replay["moves"])
    hands = deal.tags["Deal"].split()
    hidden = deal.with_tags(Deal=" ".join([hands[0], "-", "-", "-"]), Contract="clubs", Declarer=4)
    assert hidden.advise(worlds=20)["question"] == "card"
    assert matador.score(played)[0]["deal"] == 1


def test_advice_in_steps():
    lead = {"game": "jass", "hand": "SA SU S9 RK R8 BT AA A9 A6", "contract": "obenabe", "worlds": 5}
    *opinions, advice = matador.advise_steps(**lead)
    assert [advice] == matador.advise(**lead)
    assert len(opinions) >= 5
    assert [opinion["worlds"] for opinion in opinions[-5:]] == [1, 2, 3, 4, 5]
    assert all(len(opinion["options"]) == 9 for opinion in opinions)
    first = next(iter(matador.advise_steps(**{**lead, "worlds": 1000})))  # and the work ends
    assert not first["exact"]
    with pytest.raises(ValueError, match="clubbs"):
        next(matador.advise_steps(**{**lead, "contract": "clubbs"}))


def test_several_answers_are_not_one():
    deal = matador.Deal.from_number("sjavs", 0)
    assert len(matador.solve(deal, contracts="all")) == 16
    with pytest.raises(ValueError, match="16 answers"):
        deal.solve(contracts=["all"])


def test_faults_have_the_words_of_the_program():
    with pytest.raises(ValueError, match=r"^deals:3: deal 1: "):
        matador.solve(FAULTY)
    with pytest.raises(ValueError, match='did you mean "objective"'):
        matador.solve("", objectiv="score")
    with pytest.raises(ValueError, match="unknown game"):
        matador.Deal.from_number("chess", 0)
    with pytest.raises(ValueError, match="objective"):
        matador.solve_all(FAULTY, objective="luck")


def test_messages_name_arguments():
    hand = "CJ SJ CA CT CK SA S9 HA HT D7"
    with pytest.raises(ValueError, match="^argument contract: deal 1: .*, or use contracts all$"):
        matador.advise(game="skat", hand=hand, contract="grand")
    with pytest.raises(ValueError, match='did you mean "threads_per_deal"'):
        matador.solve(FAULTY, threads_per_dael=2)
    with pytest.raises(ValueError, match='did you mean "threads"'):
        matador.solve_all(FAULTY, thread=2)
    with pytest.raises(ValueError, match='did you mean "solo-vol"'):
        matador.solve(FAULTY, options="solo-voll")


def test_a_faulty_deal_keeps_its_place():
    good = matador.Deal.from_number("sjavs", 0)
    with pytest.raises(ValueError, match="deal 2"):
        matador.solve_all([good, FAULTY, good])
    kept = matador.solve_all([good, FAULTY, good], errors="keep")
    assert [answer.get("value") for answer in kept] == [43, None, 43]
    assert "deal 2" in kept[1]["error"]


def test_progress_is_told_and_may_end_the_work(dataset):
    deals, _ = dataset("sjavs4-1000", "points", 50)
    seen = []
    matador.solve_all(deals, threads=2, progress=seen.append)
    assert seen == list(range(1, 51))

    assert matador.solve_all(deals, progress=True) == matador.solve_all(deals)

    def stop(done):
        if done == 5:
            raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        matador.solve_all(deals, threads=2, progress=stop)


def test_other_python_code_runs_meanwhile(dataset):
    deals, _ = dataset("sjavs4-1000", "points", 100)
    work = threading.Thread(target=matador.solve_all, args=(deals,), kwargs={"threads": 1})
    work.start()
    ticks = 0
    while work.is_alive():
        ticks += 1
        threading.Event().wait(0.001)
    assert ticks > 10


def test_tables_are_rows_of_numbers():
    rows = matador.tables("length", "sjavs")
    assert rows[0]["length"] == 2 or rows[0]["length"] > 2
    assert sum(row["count"] for row in rows) == 10518300
    sampled = matador.table("vol", "sjavs", deals=200, by="trumps(declarer)")
    assert sampled["population"] == {"seed": 1, "first": 0, "deals": 200}
    with pytest.raises(ValueError, match="unknown question"):
        matador.table("luck", "sjavs")


def test_bridge_in_the_words_of_others():
    deal = matador.Deal.from_number("bridge", 0)
    table = matador.calc_dd_table(deal)
    assert table["NT"] == {"N": 10, "E": 3, "S": 10, "W": 3}
    assert table == matador.calc_dd_table("N:" + deal.tags["Deal"].split(":")[1])
    assert matador.par(deal) == matador.par(table) == (430, "NS 3NT+1")
    assert matador.par(table, vulnerable="both", dealer="e")[0] == 630
    leads = matador.solve_board(deal, "notrump", "N")
    assert min(leads.values()) == 10
    with pytest.raises(ValueError, match="unknown seat"):
        matador.solve_board(deal, "notrump", "X")


def test_games_are_listed():
    assert {game["game"] for game in matador.games()} >= {"sjavs", "jass", "bridge", "skat"}


def test_rows_become_a_frame():
    pandas = pytest.importorskip("pandas")
    frame = matador.to_dataframe(matador.tables("length", "sjavs"))
    assert isinstance(frame, pandas.DataFrame)
    assert frame["count"].sum() == 10518300


def interrupted(work, before=""):
    """How a program ends that has Ctrl-C after half a second of work."""
    program = (
        "import itertools, matador, os, signal, threading\n"
        # What a shell has started in the background would take no notice.
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        f"{before}\n"
        "threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT)).start()\n"
        f"{work}\n"
        "print('went on')\n"
    )
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize(
    ("before", "work"),
    [
        (
            "deals = list(itertools.islice(matador.generate('sjavs', seats=2), 2000))",
            "matador.solve_all(deals)",
        ),
        ("", "matador.table('points', 'sjavs', deals=3000000)"),
        ("", "matador.Deal.from_number('davoserjazz', 0, contracts='few').solve(player=1)"),
        ("", "matador.advise(game='jass', hand='SA SU S9 RK R6 BA BT AO A7', worlds=100000)"),
    ],
)
def test_ctrl_c_ends_the_work(before, work):
    ended = interrupted(work, before)
    assert "KeyboardInterrupt" in ended.stderr
    assert ended.stdout == ""


DEAL_OF_BRIDGE = "N:AKQ2.AK5.T98.QJ4 JT98.QJT.KQJ.T98 765.9876.A765.K7 43.432.432.A6532"


def test_tags_are_options():
    (answer,) = matador.solve(DEAL_OF_BRIDGE, contract="3NT", declarer="S")
    deal = matador.Deal(DEAL_OF_BRIDGE).with_tags(Contract="3NT", Declarer="S")
    assert answer["value"] == deal.solve()["value"]
    assert deal == matador.Deal(DEAL_OF_BRIDGE).with_tags(contract="3NT", declarer="S")
    with pytest.raises(TypeError, match="same tag"):
        deal.with_tags(contract="4S", Contract="4H")
    (advice,) = matador.advise(
        game="sjavs", hand="CQ SQ CJ HA HK H10 H7 DA", contract="hearts", declarer=1, worlds=3
    )
    assert advice["seat"] == 1
    grand = matador.Deal.from_number("skat", 1, contract="grand", declarer=1)
    assert grand.tags["Contract"] == "grand"


def test_hands_alone_and_other_formats():
    (bids,) = matador.auction(game="skat", hand="AJT.J98.KQ.Q8")
    assert bids["bids"][4] == {"contract": "grand", "without": 1, "game": 48, "hand": 72}
    (shown,) = matador.melds(game="jass", hand="SA SK SO R9 R8 B7 A6 A8 A9", contract="shields")
    assert shown["stoeck"] == ["shields"]
    names = {"names": "Anna, Bernd, Carl, Dora", "dealer": "Anna"}
    (row,) = matador.score(
        game="skat", contract="Grand", declarer="Carl", result="points=80 matadors=2", **names
    )
    assert row["sheet"] == [0, 0, 72, 0]
    lin = Path(__file__).parents[1] / "commands/deals/vugraph.lin"
    rbn = matador.convert(lin, to="rbn")
    assert rbn.startswith("% RBN")
    assert matador.read(rbn) == matador.read(matador.convert(rbn))
    assert [deal["value"] for deal in matador.solve(rbn)] == [
        deal["value"] for deal in matador.solve(lin)
    ]


def test_what_cannot_be_meant_is_refused():
    jass = matador.Deal.from_number("jass", 0, contract="bells")
    with pytest.raises(ValueError, match="a deal of jass, expected one of bridge"):
        matador.calc_dd_table(jass)
    with pytest.raises(ValueError, match="no \\[Play\\]"):
        jass.replay()
    with pytest.raises(ValueError, match="Path"):
        matador.solve("evening.deals")
    with pytest.raises(ValueError, match="threads=-1"):
        matador.solve_all(jass, threads=-1)
    with pytest.raises(TypeError):
        jass.tags["Contract"] = "roses"
    with pytest.warns(UserWarning, match="Contrakt"):
        jass.with_tags(Contrakt="roses").solve()


def test_cards_played_are_told_by_either_name():
    after_lead = matador.solve_board(DEAL_OF_BRIDGE, "spades", "S", play="H2")
    assert after_lead == matador.solve_board(DEAL_OF_BRIDGE, "spades", "south", Play="H2")
    assert set(after_lead) <= {"SA", "HA", "HK", "H5"}


def test_rows_have_a_column_for_each_number():
    row = matador.tables("points", "sjavs", deals=100, seed=1)[0]
    assert all(not isinstance(value, dict) for value in row.values())


def fits(value, kind):
    """Whether a value of JSON is of the type."""
    parts = get_args(kind)
    if get_origin(kind) is Union:
        return any(fits(value, part) for part in parts)
    if get_origin(kind) is list:
        return isinstance(value, list) and all(fits(one, parts[0]) for one in value)
    if get_origin(kind) is dict:
        return isinstance(value, dict) and all(fits(one, parts[1]) for one in value.values())
    if hasattr(kind, "__total__"):
        fields = kind.__annotations__
        return isinstance(value, dict) and all(
            key in fields and fits(one, fields[key]) for key, one in value.items()
        )
    return kind is Any or type(value) is kind or (kind is float and type(value) is int)


def test_answers_are_of_their_types():
    sjavs = matador.Deal.from_number("sjavs", 0)
    three = matador.Deal.from_number("sjavs", 0, seats=3, contract="hearts", declarer=1)
    played = sjavs.with_tags(Play=" ".join(sjavs.line()))
    lead = {"game": "sjavs", "hand": "CQ SQ CJ HA HK HT H7 DA", "worlds": 30}
    jass = matador.Deal.from_number("jass", 0, contract="shields")
    found = {
        answers.SolveAnswer: [
            sjavs.solve(cards=True, line=True, ms=True),
            sjavs.solve(limit=1),
            three.solve(exchanges=True),
            *matador.solve(
                matador.Deal.from_number("davoserjazz", 0, seats=8, contract="king"), limit=1000
            ),
        ],
        answers.ReplayAnswer: [played.replay(cards=True, knowledge=True, worlds=20, line=True, last=6)],
        answers.AdviseAnswer: [
            *matador.advise(**lead, contract="hearts", declarer=1),
            *matador.advise(**lead),
        ],
        answers.AuctionAnswer: [
            *matador.auction(sjavs),
            *matador.auction(game="skat", hand="AJT.J98.KQ.Q8"),
            *matador.auction(game="sjavs", hand="CQ SQ CJ HA HK HT H7 DA"),
        ],
        answers.MeldsAnswer: [
            *matador.melds(jass),
            *matador.melds(game="jass", hand="SA SK SO R9 R8 B7 A6 A8 A9"),
        ],
        answers.ScoreRow: matador.score(played),
        answers.Table: [
            matador.table("points", "sjavs", deals=20, by="clubs"),
            matador.table("length", "sjavs"),
        ],
    }
    for kind, some in found.items():
        for answer in some:
            assert fits(answer, kind), (kind, answer)
    assert not fits({"deal": "1"}, answers.SolveAnswer)
    assert not fits({"dael": 1}, answers.SolveAnswer)


def test_everything_public_is_explained():
    for name in matador.__all__:
        assert getattr(matador, name).__doc__, name


def test_no_deal_is_a_type_error():
    for no_deal in (None, [b"[Game \"sjavs\"]"], [None]):
        with pytest.raises(TypeError, match="is no deal"):
            matador.solve(no_deal)
