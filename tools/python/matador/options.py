# The options of the functions: those of the program with `_` for `-`. `matador types python-options` has
# written this.

from collections.abc import Sequence
from typing import Annotated, Literal, TypedDict, Union

Objective = Literal["points", "tricks", "score"]
# A number from 1, `forehand`, `dealer`, a point of the compass, or a name of the deal's players.
Seat = Union[int, str]
Text = Union[str, int]
Words = Union[str, Sequence[str]]
Numbers = Union[int, str, Sequence[Union[int, str]]]
Objectives = Union[Objective, Sequence[Objective]]


class Tags(TypedDict, total=False):
    game: Annotated[str, "the game; see matador games"]
    seats: Annotated[int, "the number of players"]
    dealer: Annotated[Seat, "who has dealt"]
    second: Annotated[Text, "the second hands, with two players of Jass"]
    table: Annotated[Text, "the cards on the table, with two players of Sjavs"]
    talon: Annotated[Words, "the cards that nobody was dealt"]
    contract: Annotated[str, "what is played"]
    trump: Annotated[str, "the trumps, if the contract does not name them"]
    declarer: Annotated[Seat, "who plays the contract"]
    joker: Annotated[Seat, "who is the joker, with five players of Jass"]
    tout: Annotated[Seat, "whose side has announced to win every trick"]
    all_passed: Annotated[Literal["yes", "no"], "nobody has bid"]
    as_: Annotated[Literal["joker"], "the contract counts as a joker on the sheet of Coiffeur"]
    vulnerable: Annotated[Text, "in bridge: None, NS, EW or All"]
    bid: Annotated[Text, "what was bid: 33 in Skat, 3NT in bridge"]
    skat: Annotated[Words, "in Skat: the two cards left over, as `talon`"]
    announced: Annotated[Text, "in Skat: hand, schneider, schwarz, ouvert"]
    partner: Annotated[Seat, "in Schafkopf: who holds the called ace, or has taken the trump of a Hochzeit"]
    doubled: Annotated[Text, "in Schafkopf: how often by Klopfen and Stoß"]
    leader: Annotated[Seat, "who leads to the first trick"]
    discard: Annotated[Words, "the cards that the declarer has set aside"]
    exchange: Annotated[Words, "the cards of the talon that he has taken"]
    play: Annotated[Words, "the cards played so far, in their order"]
    seat: Annotated[Seat, "who asks for advice"]
    statements: Annotated[Text, "what was said in the auction, forehand first"]
    shown: Annotated[Text, "cards that players have shown"]
    result: Annotated[Text, "how the deal ended, for the sheet"]


class ReadOptions(Tags, total=False):
    options: Annotated[str, "rule options for each deal, \"solo-vol=off suduroy\"; they override its own"]
    strict: Annotated[bool, "treats warnings, as of a misspelt tag, as errors"]
    board: Annotated[Numbers, "only the deals with such a [Board]"]


class DealSolveOptions(ReadOptions, total=False):
    objective: Annotated[Objectives, "points, tricks or score, or several of these; default: the game's usual one"]
    cards: Annotated[bool, "also the value of every card that may be played; text always has it"]
    line: Annotated[bool, "also one line of best play to the end; text always has it"]
    exchanges: Annotated[bool, "also the value of every exchange, if the declarer has still to exchange"]
    player: Annotated[Seat, "if all play for themselves: the value of this seat; default: of each seat"]
    model: Annotated[Literal["paranoid", "maxn"], "what the others want then: paranoid or maxn; default paranoid. With paranoid he gets as little as possible; with maxn each wants the most for himself, for endings"]
    contracts: Annotated[Words, "these contracts in place of that of the deal; each by every declarer that the game allows, slalom and gustav in both directions; all: every contract"]
    from_: Annotated[Literal["position", "deal"], "where the question begins: position or deal; default position (as it is after [Play]); deal: as dealt, before the exchange and the play"]
    limit: Annotated[int, "the most cards that the search may play for one answer; if that is not enough, the answer is the proven interval"]
    seconds: Annotated[float, "the most time for each deal; if that is not enough, the answer is the interval that is proven by then"]
    ms: Annotated[bool, "in JSON: the milliseconds that each deal took"]
    table_mib: Annotated[int, "memory for the table of positions of each thread and goal, in MiB; default 64"]
    threads_per_deal: Annotated[int, "threads that solve each deal together; default 1; pays if a deal takes seconds; the answers are the same, except the nodes and what a limit leaves open"]


class SolveOptions(DealSolveOptions, total=False):
    deal: Annotated[Text, "the hands, of this seat and those after it"]


class ReplayOptions(ReadOptions, total=False):
    objective: Annotated[Objective, "points, tricks or score; default: the game's usual one"]
    cards: Annotated[bool, "in JSON: also the value of each legal card"]
    line: Annotated[bool, "also best play to the end from before one mistake: the one that decided the result, or the dearest"]
    explain: Annotated[bool, "explains why the mistakes cost what they cost: the first one, and the one that decided the result, or else the dearest. In text also whether the side that lost could have won the deal"]
    par: Annotated[bool, "in bridge: compares the score with par, in IMPs, if the deal tells the level of the contract, who is vulnerable and how it ended"]
    knowledge: Annotated[bool, "also judges each card by what its player could know"]
    worlds: Annotated[int, "for `knowledge`: how many ways to deal are sampled; default 40"]
    seed: Annotated[int, "the seed of that sample; default 1"]
    player: Annotated[Seat, "if all play for themselves: the cards of this seat; default: of each seat"]
    last: Annotated[int, "only the last N cards of each play"]
    limit: Annotated[int, "the most cards that the search may play to judge a card; if that is not enough, the answer has the proven intervals"]
    seconds: Annotated[float, "the most time for each deal; if that is not enough, the answer is the interval that is proven by then"]
    table_mib: Annotated[int, "memory for the table of positions of each thread and goal, in MiB; default 64"]
    deal: Annotated[Text, "the hands, of this seat and those after it"]


class DealAdviseOptions(ReadOptions, total=False):
    hand: Annotated[Text, "your own hand, as AK.T9.Q87.J or SA SK HT H9; in place of `deal`; it is that of `seat`, else of the leader before the first card if the declarer is known, else of seat 1"]
    where: Annotated[Words, "only ways for which this condition is true, such as what the bidding says about the hands; if it is given more than once, all of them"]
    objective: Annotated[Objective, "points, tricks or score; default: for contracts and exchanges the score, for cards the game's usual one"]
    worlds: Annotated[int, "how many ways to deal the other cards are sampled; default 200, for contracts and exchanges 40; fewer once one option is far ahead. Without `worlds`, `limit` and `seconds` the sample ends after 40 million cards, for a card 13, with at least 8 ways, for a card 2"]
    enumerate: Annotated[int, "all ways are solved if there are at most N; default 2000"]
    sensible: Annotated[bool, "only ways whose declarer at a glance names the contract: in Skat, and in Solo and Wenz of Schafkopf"]
    hide: Annotated[bool, "hides what the player to move does not see, if all hands are known"]
    all_options: Annotated[bool, "tries every option in every way, even if it is far behind"]
    seed: Annotated[int, "the seed of the sample; default 1"]
    contracts: Annotated[Words, "only these contracts may be named; default: all"]
    limit: Annotated[int, "the most cards that the search may play for each deal; the answer then has the ways that are solved by then"]
    seconds: Annotated[float, "the most time for each deal; the answer then has what is solved by then"]
    names: Annotated[Text, "the players, by seat"]


class AdviseOptions(DealAdviseOptions, total=False):
    deal: Annotated[Text, "the hands, of this seat and those after it"]


class ScoreOptions(ReadOptions, total=False):
    deal: Annotated[Text, "the hands, of this seat and those after it"]
    names: Annotated[Text, "the players, by seat"]


class AuctionOptions(ReadOptions, total=False):
    hand: Annotated[Text, "one hand alone, as AK.T9.Q87.J or SA SK HT H9; in place of `deal`; of seat 1, or of that of `seat`"]
    deal: Annotated[Text, "the hands, of this seat and those after it"]
    names: Annotated[Text, "the players, by seat"]


class MeldsOptions(ReadOptions, total=False):
    hand: Annotated[Text, "one hand alone, as AK.T9.Q87.J or SA SK HT H9; in place of `deal`; of seat 1, or of that of `seat`"]
    deal: Annotated[Text, "the hands, of this seat and those after it"]
    names: Annotated[Text, "the players, by seat"]


class ConvertOptions(ReadOptions, total=False):
    shortest_auction: Annotated[bool, "with `to` lin, where a contract has no auction: writes the shortest that leads to it"]
    deal: Annotated[Text, "the hands, of this seat and those after it"]
    names: Annotated[Text, "the players, by seat"]


class DealOptions(TypedDict, total=False):
    seats: Annotated[int, "the number of players; default: the game's usual one"]
    fix: Annotated[str, "cards that seats must hold, as in a deal file; in bridge also N:HAND; talon:HAND for cards that nobody is dealt; the rest is dealt at random. Several seats need quotes: `fix` '1:AK..K. 2:Q...'"]
    hand: Annotated[str, "the same for one hand: AK.T9.Q87.J, or SA SK HT H9"]
    seat: Annotated[Seat, "whose hand `hand` is; default 1"]
    where: Annotated[Words, "only deals for which this condition is true; if it is given more than once, all of them"]
    played: Annotated[int, "plays the first N cards at random, by the rules, for endings or the middle of a trick"]
    contracts: Annotated[Words, "writes this contract into every deal; several, or all: each deal once in each"]
    declarer: Annotated[Seat, "with `contracts`: writes this declarer too; in Skat, without it, forehand"]
    dealer: Annotated[Seat, "writes who has dealt; rotate: each seat in turn, the last seat first"]
    tries: Annotated[int, "gives up if N deals in a row do not fulfil `where`; default 1000000"]
    options: Annotated[str, "writes these rule options, \"solo-vol=off suduroy\""]


class TableOptions(TypedDict, total=False):
    seats: Annotated[int, "the number of players; default: the game's usual one"]
    fix: Annotated[str, "cards that seats must hold, as in a deal file; in bridge also N:HAND; talon:HAND for cards that nobody is dealt; the rest is dealt at random. Several seats need quotes: `fix` '1:AK..K. 2:Q...'"]
    hand: Annotated[str, "the same for one hand: AK.T9.Q87.J, or SA SK HT H9"]
    seat: Annotated[Seat, "whose hand `hand` is; default 1"]
    where: Annotated[Words, "only deals for which this condition is true; if it is given more than once, all of them"]
    played: Annotated[int, "plays the first N cards at random, by the rules, for endings or the middle of a trick"]
    by: Annotated[Words, "a row for each value of these"]
    shares: Annotated[Literal["joint", "within"], "what the shares of rows are of: joint or within; default: joint for points, tricks and score, else within. joint: all rows; within: rows with the same keys"]
    exact: Annotated[bool, "counts all; the default for length, auction, melds and share, if that is possible and takes no more than some seconds and 256 MB"]
    seed: Annotated[int, "samples deals of this seed; default 1"]
    first: Annotated[int, "from deal number I on; default 0"]
    deals: Annotated[int, "how many deals; default 10000, or fewer if they are solved and nothing bounds the work, after 400 million cards"]
    glance: Annotated[bool, "narrower intervals, by guesses of many more deals; solves as many as without; the intervals are as of several times the deals; for points, tricks, score and vol in contracts to which guesses are fitted, else nothing changes"]
    contracts: Annotated[Words, "plays each deal in this contract; several, or all: in each of them, with a row for each; best: in the best one that the declarer can name, by score; best,C,...: in the best of these. Coiffeur has no score: contracts are compared by points times the multiplier of the line; C*K: times K, as a joker 3; C-P: only the points above P, what the line brings another time"]
    trump: Annotated[str, "the trumps, if the contract does not name them"]
    declarer: Annotated[Seat, "the seat that declares"]
    limit: Annotated[int, "the most cards that the search may play for a value; deals that need more are counted, and widen the intervals by what is not proven"]
    seconds: Annotated[float, "the most time for a value; not for the table, which `deals` bounds; such a table differs from machine to machine"]
    options: Annotated[str, "rule options, as in a deal file"]


class ArrayOptions(TypedDict, total=False):
    objective: Annotated[Objectives, "points, tricks or score, or several of these; default: the game's usual one"]
    cards: Annotated[bool, "also the value of every card that may be played; text always has it"]
    player: Annotated[Seat, "if all play for themselves: the value of this seat; default: of each seat"]
    model: Annotated[Literal["paranoid", "maxn"], "what the others want then: paranoid or maxn; default paranoid. With paranoid he gets as little as possible; with maxn each wants the most for himself, for endings"]
    contracts: Annotated[Words, "these contracts in place of that of the deal; each by every declarer that the game allows, slalom and gustav in both directions; all: every contract"]
    from_: Annotated[Literal["position", "deal"], "where the question begins: position or deal; default position (as it is after [Play]); deal: as dealt, before the exchange and the play"]
    limit: Annotated[int, "the most cards that the search may play for one answer; if that is not enough, the answer is the proven interval"]
    seconds: Annotated[float, "the most time for each deal; if that is not enough, the answer is the interval that is proven by then"]
    table_mib: Annotated[int, "memory for the table of positions of each thread and goal, in MiB; default 64"]
    threads_per_deal: Annotated[int, "threads that solve each deal together; default 1; pays if a deal takes seconds; the answers are the same, except the nodes and what a limit leaves open"]
    options: Annotated[str, "rule options for each deal, \"solo-vol=off suduroy\"; they override its own"]
    strict: Annotated[bool, "treats warnings, as of a misspelt tag, as errors"]
    seats: Annotated[int, "the number of players"]
    dealer: Annotated[Seat, "who has dealt"]
    contract: Annotated[str, "what is played"]
    trump: Annotated[str, "the trumps, if the contract does not name them"]
    declarer: Annotated[Seat, "who plays the contract"]
    joker: Annotated[Seat, "who is the joker, with five players of Jass"]
    tout: Annotated[Seat, "whose side has announced to win every trick"]
    all_passed: Annotated[Literal["yes", "no"], "nobody has bid"]
    as_: Annotated[Literal["joker"], "the contract counts as a joker on the sheet of Coiffeur"]
    vulnerable: Annotated[Text, "in bridge: None, NS, EW or All"]
    bid: Annotated[Text, "what was bid: 33 in Skat, 3NT in bridge"]
    skat: Annotated[Words, "in Skat: the two cards left over, as `talon`"]
    announced: Annotated[Text, "in Skat: hand, schneider, schwarz, ouvert"]
    partner: Annotated[Seat, "in Schafkopf: who holds the called ace, or has taken the trump of a Hochzeit"]
    doubled: Annotated[Text, "in Schafkopf: how often by Klopfen and Stoß"]
    leader: Annotated[Seat, "who leads to the first trick"]
    seat: Annotated[Seat, "who asks for advice"]
    statements: Annotated[Text, "what was said in the auction, forehand first"]
    shown: Annotated[Text, "cards that players have shown"]
    result: Annotated[Text, "how the deal ended, for the sheet"]
