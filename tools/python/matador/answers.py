# The answers: dictionaries with these keys. `matador types python` has written this.
# What they mean stands in answers.md, among the documents of Matador.

from typing import Any, Optional, TypedDict, Union

# What came out, the values of the keys `by`, and how many deals are so.
TableRow = dict[str, Any]


class Exchange(TypedDict, total=False):
    discard: list[str]
    take: list[str]


class OfDeal(TypedDict, total=False):
    deal: int
    id: str
    game: str
    seats: int
    dealer: int


OfTask = TypedDict(
    "OfTask",
    {
        "deal": int,
        "id": str,
        "game": str,
        "seats": int,
        "dealer": int,
        "contract": str,
        "trump": str,
        "as": str,
        "declarer": int,
        "leader": int,
        "joker": int,
        "tout": int,
        "all_passed": bool,
        "player": int,
        "objective": str,
    },
    total=False,
)


class SolveAnswer(OfTask, total=False):
    model: str
    value: int
    exact: bool
    low: int
    high: int
    stopped: str
    place: int
    to_play: int
    exchange: Exchange
    exchanges: list[Any]
    blind: Any
    cards: dict[str, int]
    line: list[str]
    nodes: int
    ms: float
    best: bool
    passed_out: bool


class Reason(TypedDict, total=False):
    trick: int
    seat: int
    card: str
    ruffs: bool
    takes: str


class ReplayedMove(TypedDict, total=False):
    trick: int
    seat: int
    card: str
    discard: list[str]
    take: list[str]
    exact: bool
    before: int
    before_low: int
    before_high: int
    after: int
    after_low: int
    after_high: int
    cost: int
    best: list[Any]
    known_cost: float
    known_se: Optional[float]
    mistake: bool
    why: Reason
    cards: dict[str, int]


class ReplayedPlayer(TypedDict, total=False):
    seat: int
    moves: int
    choices: int
    errors: int
    cost: int
    mistakes: int


class Board(TypedDict, total=False):
    score: int
    par: int
    imps: int


class ReplayAnswer(OfTask, total=False):
    value: Union[int, list[int]]
    exact: bool
    low: Union[int, list[int]]
    high: Union[int, list[int]]
    result: Union[int, list[int]]
    stopped: str
    board: Board
    moves: list[ReplayedMove]
    players: list[ReplayedPlayer]
    better: Any
    nodes: int


class Estimate(TypedDict, total=False):
    mean: float
    se: Optional[float]
    low: Optional[float]
    high: Optional[float]


class Option(Estimate, total=False):
    card: str
    contract: str
    trump: str
    discard: list[str]
    take: Any
    best: Optional[float]
    won: float
    won_low: float
    won_high: float
    worlds: int
    exchange: Exchange


class AdviseAnswer(OfDeal, total=False):
    seat: int
    question: str
    contract: str
    trump: str
    declarer: int
    objective: str
    worlds: int
    exact: bool
    options: list[Option]
    advice: Any
    clear: bool
    guessed: bool
    in_play: Estimate
    acceptance: float
    stopped: str


Bid = TypedDict(
    "Bid",
    {
        "contract": str,
        "with": int,
        "without": int,
        "game": int,
        "hand": int,
        "ouvert": int,
        "hand_ouvert": int,
    },
    total=False,
)


class AuctionAnswer(OfDeal, total=False):
    statements: list[str]
    declarer: int
    length: int
    better: bool
    suits: list[str]
    passed_out: bool
    seat: int
    statement: str
    bids: list[Bid]


class Meld(TypedDict, total=False):
    points: int
    cards: int
    top: str
    quartet: bool
    trump: bool


class Melds(TypedDict, total=False):
    worth: list[int]
    best_meld: list[Optional[Meld]]
    scored: list[int]
    stoeck: list[int]
    melds: list[list[list[str]]]


class MeldsAnswer(TypedDict, total=False):
    deal: int
    contract: str
    seats: int
    dealer: int
    declaring_side: int
    others: int
    second: Melds
    worth: Any
    best_meld: list[Optional[Meld]]
    scored: list[int]
    stoeck: Any
    melds: Any
    seat: int


class ScoreRow(OfDeal, total=False):
    names: list[str]
    passed_out: bool
    contract: str
    bid: str
    trump: str
    declarer: int
    points: Union[int, list[int]]
    tricks: Any
    solo: bool
    melds: list[int]
    matadors: list[int]
    tout: int
    all_passed: bool
    multiplier: int
    score: Any
    bonus: int
    line: str
    sheet: list[int]
    joker: list[int]
    bergpreis: int
    bergpreis_trick: int
    hooks: list[int]
    taken: list[int]
    first: int
    last: int
    seat: int
    passes: list[int]
    places: list[int]
    rubber: int
    winner: int
    winners: list[int]
    pot: int
    owes: list[list[int]]
    crosses: list[int]
    won: list[int]
    sticks: list[int]
    circles: list[int]
    threads: list[int]
    shares: list[int]


class Table(TypedDict, total=False):
    question: str
    game: str
    seats: int
    version: str
    contract: str
    trump: str
    declarer: str
    options: str
    fix: str
    played: str
    where: str
    shares: str
    limit: str
    seconds: str
    glance: str
    rules: str
    weights: str
    by: list[str]
    population: Any
    examined: int
    all: str
    count: str
    of: str
    p: float
    low: float
    high: float
    stopped: str
    intervals: Any
    rows: list[TableRow]


class RuleNumbers(TypedDict, total=False):
    count: int
    least: int
    most: int


class RuleOption(TypedDict, total=False):
    name: str
    values: list[str]
    meaning: str
    numbers: RuleNumbers


class DealtCards(TypedDict, total=False):
    seats: int
    hand: int
    hands: int
    piles: int
    talon: int


class GameCards(TypedDict, total=False):
    suits: str
    names: list[str]
    ranks: str


class GameSeating(TypedDict, total=False):
    nearest: int
    counter_clockwise: bool
    names: list[str]


class PlaceOfCards(TypedDict, total=False):
    tag: str
    holds: str
    name: str


class CardOrder(TypedDict, total=False):
    trumps: list[str]
    ranks: str


class ForeignFormat(TypedDict, total=False):
    name: str
    ending: str


class SheetPaper(TypedDict, total=False):
    look: str
    lines: list[str]


class GameTable(TypedDict, total=False):
    title: str
    languages: list[str]
    cards: GameCards
    seating: GameSeating
    places: list[PlaceOfCards]
    orders: dict[str, CardOrder]
    sees_talon: bool
    names_contract: bool
    without_tricks: list[str]
    facts: list[str]
    tags: list[str]
    formats: list[ForeignFormat]
    dummy: int
    par: bool
    paper: SheetPaper


class GameInfo(TypedDict, total=False):
    game: str
    seats: list[int]
    contracts: list[str]
    objectives: list[str]
    options: list[RuleOption]
    deals: list[DealtCards]
    trumps: list[str]
    not_dealt: list[str]
    table: GameTable
