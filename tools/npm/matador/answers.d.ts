// The answers. Fields that are not always there are absent, never null, unless their type says so.
// `matador types answers` has written this.

import type { Contract, GameName, Suit } from './games.js';

/** Suit, then rank: `HA`, in Swiss and German cards with their letters, `SU`. Where a game has moves without a trick, also `pass` and `+D2`. */
export type Card = string;

/** A seat, from 1, in order of play. */
export type SeatNumber = number;

export type Objective = 'points' | 'tricks' | 'score';

/** A whole number of deals, in digits: some are too large for a number. */
export type Digits = string;

/** What ended the search before the answer was complete. */
export type Stopped = 'seconds' | 'interrupt';

/** A number for the declaring side; where everyone plays for himself, one for each seat. */
type OrBySeat = number | number[];

/** What a declarer sets aside, and what he takes of the talon. */
export interface Exchange {
  /** What is set aside, and what is taken of the talon. */
  discard: Card[];
  take: Card[];
}

interface OfDeal {
  /** The number of the deal in the input, from 1; its `[Id]`, if it has one. */
  deal: number;
  /** As in the deal file; `dealer` where the deal has one. */
  game: GameName;
  seats: number;
  dealer?: SeatNumber;
}

interface NamedDeal extends OfDeal {
  id?: string;
}

/** Everybody has passed: nothing is played. */
export interface PassedOut extends NamedDeal {
  passed_out: true;
}

interface OfTask extends NamedDeal {
  passed_out?: undefined;
  /** What was solved, with the choices of the auction filled in. `trump`, where it is named beside the contract: always in Klørsjavs. `as`, of the joker: as in the deal file, where it says so. */
  contract: Contract;
  trump?: Suit;
  as?: 'joker';
  /** Who declares, and who leads to the first trick. */
  declarer: SeatNumber;
  leader: SeatNumber;
  /** As in the deal file, where it says so; `joker` always in Jass with five players. */
  joker?: SeatNumber;
  tout?: SeatNumber;
  all_passed?: true;
  /** Where everyone plays for himself: the seat whose value it is. */
  player?: SeatNumber;
  /** What the value counts: `points`, `tricks` or `score`. */
  objective: Objective;
}

interface OfSolution extends OfTask {
  /** `maxn` with `model maxn`; else absent. Each player then plays for the most of his own result, of equally good cards the first. `cards` has what `player` gets after each. Nothing is pruned, so it is for endings of some six cards a hand. Where `limit` stops it, `low` and `high` are all that a player can get. */
  model?: 'maxn';
  /** `seconds` where the time was up before the answer was complete, `interrupt` where Ctrl-C ended it; else absent. Answers under `seconds` differ from machine to machine, those under `limit` do not. */
  stopped?: Stopped;
  /** In Qabbalah: the place that `player` can be sure of. */
  place?: number;
  /** The seat that plays the next card; absent at the end of the deal. */
  to_play?: SeatNumber;
  /** The cards that the search played: a measure of the work. */
  nodes: number;
  /** With `ms`: the milliseconds of all answers to this deal up to this one. */
  ms?: number;
  /** `true` at the suit that is best by score, where the declarer has the choice; else absent. */
  best?: true;
}

export interface Solved extends OfSolution {
  exact?: undefined;
  /** What the declaring side gets against best defence, from the whole deal: with the tricks already played and the cards on the table, whoever is to play. A score is below 0 where the opponents score. Where everyone plays for himself it is what `player` can get whatever the others do; a penalty of Davoserjazz is better the smaller it is. */
  value: number;
  /** Where the declarer has still to exchange: the best for him, `{"discard":["H7"],"take":["CK"]}`. `value` and `line` follow it, and there are no `cards`. Of several the first counts: fewest cards first, then in the order of cards what is set aside and what is taken. */
  exchange?: Exchange;
  /** With `exchanges`, where that is open: all in that order, each with its `value`; 66 in Sjavs and Skat. `blind`: the best card to exchange without looking. */
  exchanges?: (Exchange & { value: number })[];
  blind?: { discard: [Card]; mean: number; values: Record<Card, number> };
  /** With `cards`: each card that may be played now, and the value after it; absent at the end of the deal. */
  cards?: Record<Card, number>;
  /** With `line`: the cards from here to the end, one line of best play, of equally good cards the first in the order of cards. */
  line?: Card[];
}

/** `limit` or `seconds` have stopped the search: what is proven. */
export interface Proven extends OfSolution {
  value?: undefined;
  /** Where `limit` or `seconds` stopped the search: `false`, and the proven interval, in place of `value`. `cards`, `exchange`, `exchanges` and `line` are absent then. */
  exact: false;
  low: number;
  high: number;
}

export type SolveAnswer = Solved | Proven | PassedOut;

/** Why a card cost something. */
export interface Reason {
  /** The trick that its side loses with best play after it. */
  trick: number;
  /** Who wins it with which card, and whether he ruffs; `takes`, the dearest card that he takes, if any. */
  seat: SeatNumber;
  card: Card;
  ruffs: boolean;
  takes?: Card;
}

interface OfMove {
  /** The number of the trick, from 1, and who played what; `trick` is 0 for the exchange. */
  trick: number;
  seat: SeatNumber;
  /** With `knowledge`: what the card cost by what its player could know, on average over ways in which the other cards could lie; its standard error (0 where these are all ways, null for one way of many); whether that is more than chance explains (95 %, by Student's t; never for one way). 0 and `false` without a choice; absent where `seconds` or Ctrl-C left fewer than ten ways. */
  known_cost?: number;
  known_se?: number | null;
  mistake?: boolean;
}

interface Cost<Move> {
  exact?: undefined;
  /** The value with best play before and after the card; where everyone plays for himself, what the player of the card can get. */
  before: number;
  after: number;
  /** What the side that played it lost by it, 0 or more. */
  cost: number;
  /** Every card that would have cost nothing, in the order of cards; every exchange, for an exchange. */
  best: Move[];
}

interface ProvenCost {
  /** `false` where `limit`, which counts for each move anew, stopped the search. Then `before_low`, `before_high`, `after_low` and `after_high` stand in place of `before`, `after`, `cost` and `best`. */
  exact: false;
  before_low: number;
  before_high: number;
  after_low: number;
  after_high: number;
}

interface PlayedCard extends OfMove {
  discard?: undefined;
  card: Card;
  /** With `explain`, of the first mistake and the one that `better` tells of, where a trick shows what it cost: that trick. `last 1` explains the last card. */
  why?: Reason;
  /** With `cards`: the value after each legal card. */
  cards?: Record<Card, number>;
}

interface MadeExchange extends OfMove {
  card?: undefined;
  /** In place of `card`: the exchange with the talon, where the deal tells it. */
  discard: Card[];
  take: Card[];
}

export type ReplayedMove =
  (PlayedCard & (Cost<Card> | ProvenCost)) | (MadeExchange & (Cost<Exchange> | ProvenCost));

export interface ReplayedPlayer {
  /** Whose moves these are; in bridge the declarer's with dummy's. */
  seat: SeatNumber;
  /** His moves, and those with more than one legal card (`choices`). */
  moves: number;
  choices: number;
  /** The moves that cost something, and the sum of their `cost`. */
  errors: number;
  cost: number;
  /** With `knowledge`: the number of `mistake`. */
  mistakes?: number;
}

export interface Board {
  /** What the declaring side scored. */
  score: number;
  /** Its par, and the difference in international matchpoints. */
  par: number;
  imps: number;
}

interface OfReplay extends OfTask {
  /** How the deal ended, where the play is complete; where everyone plays for himself, a list by seat. */
  result?: OrBySeat;
  /** As in `solve`. */
  stopped?: Stopped;
  /** With `par`, in bridge: the `score` of the declaring side, its `par` and the difference in `imps`, where the deal tells the level (`Bid`), who is vulnerable (`Vulnerable` or `Board`), and how it ended (`Result`, or a complete play); such a board needs no `Play`, and then has no `moves`. */
  board?: Board;
  /** The cards in order of play. */
  moves: ReplayedMove[];
  /** What each player's moves cost together, by seat. */
  players: ReplayedPlayer[];
  /** With `line`: the `trick`, `seat` and `card` of the mistake that decided the result, and in `line` best play to the end from before it. It changed who wins or what is scored, and its side did not get that back; of several it is the most expensive. If no mistake did that, it is the most expensive of all. */
  better?: { trick: number; seat: SeatNumber; card: Card; line: Card[] };
  /** The cards that the search played: a measure of the work. */
  nodes: number;
}

interface Replayed extends OfReplay {
  exact?: undefined;
  /** The value before the first card that is judged, with an exchange that was made; where everyone plays for himself, a list by seat. */
  value: OrBySeat;
}

interface ReplayedInPart extends OfReplay {
  value?: undefined;
  /** Where the search was stopped before that was proven: `false`, and the interval. */
  exact: false;
  low: OrBySeat;
  high: OrBySeat;
}

export type ReplayAnswer = Replayed | ReplayedInPart;

/** A mean over worlds. */
export interface Estimate {
  /** Of the value in each world, from the asker's side: for the declaring side `value`; for the others in `score` its negative, in points and tricks what is left of all; where everyone plays for himself his own. Of a penalty, and of tricks in null, less is better. */
  mean: number;
  /** The standard error of the mean, 0 where all worlds were solved, null where one of many was; its 95 % interval, which ends where the values of the deal end (a score in play, or with `pass` or `push` among the options, has no ends). */
  se: number | null;
  low: number | null;
  high: number | null;
}

/** What an option is worth over all worlds. */
interface Standing extends Estimate {
  /** The share of worlds in which no option is better, of those in which all were solved. Where guesses correct the mean (Jass), `best` and `won` are corrected too. */
  best: number | null;
  /** The share of worlds in which his side wins the deal, and its 95 % interval (Wilson's; of all worlds the share itself): its score is above 0; in bridge it makes or sets the contract, whose level `Bid` tells. Absent where nobody wins a deal, or the objective does not tell who does. */
  won?: number;
  won_low?: number;
  won_high?: number;
  /** Where the option has left the race, fewer worlds: its mean is not to be compared with those of others. After every 20 worlds of a sample (8 for a contract) those leave that are behind the leader by one and a half times the reach of the 95 % interval of the difference. With `allOptions` none leaves. */
  worlds?: number;
}

export interface CardOption extends Standing {
  /** Of a card: which. */
  card: Card;
}

export interface ContractOption extends Standing {
  /** Of a contract: which, with its trumps where these are named beside it. */
  contract: Contract | 'pass' | 'push';
  trump?: Suit;
  /** With a contract whose declarer would see the talon, if it is known: what he sets aside and takes in every world, the best on average over up to 40 of them. */
  exchange?: Exchange;
}

export interface ExchangeOption extends Standing {
  /** Of an exchange: what is set aside; how many cards are taken, or where the declarer sees the talon, which. */
  discard: Card[];
  take: number | Card[];
}

interface OfAdvice extends OfDeal {
  /** Who asks; `contract`, `exchange` or `card`. The contract is asked for where there is none and the asker may name one: in Jass forehand and his partners, with three players everybody; in Coiffeur, Klørsjavs, Skat and Schafkopf everybody; in Sjavs and Scharwenzel the declarer with several longest suits, who is the asker if there is no `Declarer`. The exchange is asked for where it is open and the asker is the declarer. */
  seat: SeatNumber;
  /** Without `objective` for contracts and exchanges `score`, in Coiffeur `points`; for cards that of `solve`. */
  objective: Objective;
  /** The number of worlds that were solved; whether these are all. */
  worlds: number;
  exact: boolean;
  /** `false` where the best two are nearer to each other than chance can tell, over the same worlds, in 95 of 100 cases. */
  clear: boolean;
  /** For a card, what its side may expect to score among players who do not see all cards, an object with `mean`, `se`, `low` and `high`. Absent where that was not measured (advice), and where the promise is certain. */
  in_play?: Estimate;
  /** Where the worlds are a sample: the share of the candidates drawn that were worlds. */
  acceptance?: number;
  /** Besides `seconds` and `interrupt`: `limit`, where the next world needed more cards than `limit` left; `worlds`, where of a million candidates fewer fitted than were wanted. */
  stopped?: 'seconds' | 'interrupt' | 'limit' | 'worlds';
}

interface OfContract extends OfAdvice {
  /** The contract and its declarer, where they are known. */
  contract: Contract;
  trump?: Suit;
  declarer?: SeatNumber;
}

interface CardAdvice extends OfContract {
  question: 'card';
  /** Everything that the asker may do. */
  options: CardOption[];
  /** The first of the best: the card, the contract or `pass`; an exchange, and a contract with its trumps, as an object. */
  advice: Card;
}

interface ExchangeAdvice extends OfContract {
  question: 'exchange';
  options: ExchangeOption[];
  advice: { discard: Card[]; take: number | Card[] };
}

interface ContractAdvice extends OfAdvice {
  question: 'contract';
  options: ContractOption[];
  advice: Contract | 'pass' | 'push' | { contract: Contract; trump?: Suit };
}

export type AdviseAnswer = CardAdvice | ExchangeAdvice | ContractAdvice;

/** `pass`, `5`, `6 clubs`. */
export type Statement = string;

export interface Declared extends OfDeal {
  passed_out?: undefined;
  /** What each seat must say, in the order of speaking, forehand first: `pass`, `5`, `6 clubs`. */
  statements: Statement[];
  /** The seat that declares, and the number of his trumps. */
  declarer: SeatNumber;
  length: number;
  /** Whether that was stated as "in clubs", the better of two of the same length. */
  better: boolean;
  /** The suits that he may name. */
  suits: Suit[];
}

export interface AllPassed extends OfDeal {
  /** What each seat must say, in the order of speaking, forehand first: `pass`, `5`, `6 clubs`. */
  statements: Statement[];
  /** `true` where everybody passes, in place of these. */
  passed_out: true;
}

/** What one hand must say. */
export interface OneStatement extends OfDeal {
  /** Of one hand alone (`hand`): whose it is, and what he must say; beside these only `length` and `suits`. */
  seat: SeatNumber;
  statement: Statement;
  length: number;
  suits: Suit[];
}

/** How far one may bid for a contract. */
export interface Bid {
  /** What is bid for. */
  contract: Contract;
  /** The matadors of the hand, or those that it lacks. */
  with?: number;
  without?: number;
  /** With the skat, and no more than won. */
  game: number;
  /** Before the skat was seen. */
  hand?: number;
  /** With open cards, where that is worth a figure of its own; and the same before the skat was seen. */
  ouvert?: number;
  hand_ouvert?: number;
}

/** Of one hand, where the auction is free. */
export interface HandBids extends OfDeal {
  seat: SeatNumber;
  bids: Bid[];
}

export type AuctionAnswer = Declared | AllPassed | OneStatement | HandBids;

export interface Meld {
  points: number;
  cards: number;
  /** Its highest rank. */
  top: string;
  quartet: boolean;
  trump: boolean;
}

/** Each list by seat. */
export interface Melds {
  /** By seat: what the melds are worth. Of all ways to divide the hand the most counts; but a run of eight or nine is shown whole, for 100, where its parts would lose and the whole run wins it for the side. */
  worth: number[];
  /** The best of these, `null` where there is none: `points`, the number of `cards`, the rank of the `top` card, whether it is a `quartet`, and whether a run of `trump`. */
  best_meld: (Meld | null)[];
  /** `worth`, where he is on the side with the best meld of all; else 0. */
  scored: number[];
  /** 20 for king and Ober of trumps. */
  stoeck: number[];
  /** The cards of all melds of each player, his best first. */
  melds: Card[][][];
}

interface OfMelds {
  /** The number of the deal in the input, from 1; its `[Id]`, if it has one. */
  deal: number;
  seats: number;
  dealer?: SeatNumber;
}

export interface MeldsOfDeal extends OfMelds, Melds {
  contract: Contract;
  /** What these score by Wyz and Stöck together, before it is multiplied; with two players by both hands. */
  declaring_side: number;
  others: number;
  /** With two players: `worth`, `best_meld`, `scored`, `stoeck` and `melds` of the second hands. */
  second?: Melds;
}

export interface MeldsOfHand extends OfMelds {
  /** Of one hand alone (`hand`): whose it is. */
  seat: SeatNumber;
  /** What its melds are worth, and their cards, the best first. */
  worth: number;
  melds: Card[][];
  /** The suits in which it has Stöck, where they are trumps. */
  stoeck: Suit[];
}

export type MeldsAnswer = MeldsOfDeal | MeldsOfHand;

interface OfRow extends OfDeal {
  rubber?: undefined;
  /** The players by seat, where the deal names them. */
  names?: string[];
  /** What the contract multiplies by, where it does. */
  multiplier?: number;
  /** What carried ties have added for whoever won. */
  bonus?: number;
  /** The line of the sheet that the deal was entered in. */
  line?: string;
  /** The columns after the deal: the points that each side or player has won; in Sjavs what they have still to win of 24; in Coiffeur and Davoserjazz see there. In bridge the sides are North and South, East and West. */
  sheet: number[];
  /** What jokers have been paid so far, by seat. */
  joker?: number[];
  /** The column, from 1, that is first at half the target in this deal, and with `count=trick` in which trick. */
  bergpreis?: number;
  bergpreis_trick?: number;
  /** The hooks of the evening, by column, a hook being a thread; `threads` at the end of a game. */
  hooks?: number[];
}

export interface PlayedRow extends OfRow {
  passed_out?: undefined;
  /** What was played. */
  contract: Contract | 'joker';
  /** In bridge the contract as it was bid, `3NT`. */
  bid?: string;
  /** Where it is named beside the contract. */
  trump?: Suit;
  /** Who declared. */
  declarer: SeatNumber;
  /** What the declaring side won, as far as the contract counts it and `Result` tells it; by seat where everyone plays for himself. */
  points?: OrBySeat;
  tricks?: OrBySeat;
  /** `true` where one player won all tricks; else absent. */
  solo?: true;
  /** Wyz and Stöck of the declaring side and of the others, or by seat. */
  melds?: number[];
  /** Those of the declaring side and of the others. */
  matadors?: number[];
  /** As in the deal file. */
  tout?: SeatNumber;
  all_passed?: true;
  /** What the declaring side earned, below 0 where its opponents did, without what ties add; where penalties count a list by seat. */
  score: number;
}

/** Where penalties count: by seat. */
export interface PenaltyRow extends OfRow {
  passed_out?: undefined;
  declarer?: undefined;
  /** What was played. */
  contract: Contract | 'joker';
  score: number[];
  /** The result of the hand, as in `Result`. */
  tricks?: number[];
  taken?: number[];
  first?: SeatNumber;
  last?: SeatNumber;
  seat?: SeatNumber;
  passes?: number[];
  places?: number[];
}

export interface PassedRow extends OfRow {
  /** `true` where everybody passes, in place of all that follows from a bid. */
  passed_out: true;
  /** What the declaring side earned, below 0 where its opponents did, without what ties add; where penalties count a list by seat. */
  score: number;
}

/** The end of a rubber, game or sheet; columns are counted from 1. */
export interface EndRow {
  deal?: undefined;
  /** The number of the rubber, game or sheet, from 1. */
  rubber: number;
  /** The column that has won it, from 1; `winners`, a list, where two have. */
  winner?: number;
  winners?: number[];
  /** Where penalties make a pot: what is in it. */
  pot?: number;
  /** With the option `stick`: by seat what this player owes each other one. */
  owes?: number[][];
  /** The crosses of the evening, by column. */
  crosses?: number[];
  /** How the game ended, by column, and the games of the evening that each has won. */
  sheet?: number[];
  won?: number[];
  sticks?: number[];
  circles?: number[];
  /** The threads of the evening, by column. */
  threads?: number[];
  places?: number[];
  shares?: number[];
}

export type ScoreRow = PlayedRow | PenaltyRow | PassedRow | EndRow;

export type TableQuestion =
  | 'length'
  | 'auction'
  | 'vol'
  | 'match'
  | 'points'
  | 'tricks'
  | 'score'
  | 'melds'
  | 'matadors'
  | 'bock'
  | 'share'
  | 'contract';

/** How many deals of a row are so. */
export interface Portion {
  /** The number of these deals, a string of digits. */
  count: Digits;
  /** With `limit` or `seconds`, where that may be unknown: how many more it may be. */
  open?: Digits;
  /** Their share of the row, and its 95 % interval where deals were sampled. */
  p?: number;
  low?: number;
  high?: number;
}

/** A mean over some of the deals; of none, the sums alone. */
export interface Average extends Partial<Behind> {
  /** Of the values and of their squares; of no deals these alone. */
  sum: number;
  squares: number;
  sum_high?: number;
  squares_high?: number;
}

/** How much less than the contract of the highest mean, in each deal. */
export interface Behind {
  /** As in the row itself. */
  mean: number;
  mean_high?: number;
  se?: number;
  low?: number;
  high?: number;
}

export interface TableRow {
  /** The number of deals, a string of digits. */
  count: Digits;
  /** Their share of those with the same keys; of a question with means, of all that count, in several contracts of those in the same one. With `"shares":"joint"` always of all; with `"shares":"within"`, in a question with means, of those with the same keys but the last. */
  p: number;
  /** Where the question has a mean: the 95 % interval of `p`; absent where all were counted, and where no key but the contract divides the deals. */
  p_low?: number;
  p_high?: number;
  /** Of the values of the deals and of their squares, where the question has a mean. */
  sum?: number;
  squares?: number;
  /** The mean, and its standard error, which a single deal does not have. */
  mean?: number;
  se?: number;
  /** With `limit` or `seconds`, where the question has a mean: the number of deals that needed more; the sums and the mean with the highest possible values of these, while the other keys have the lowest. `low` belongs to the lowest, `high` to the highest. In a question of yes and no these deals have a row of their own, with `null`, and widen the intervals of the others. */
  open?: Digits;
  sum_high?: number;
  squares_high?: number;
  mean_high?: number;
  /** The 95 % interval of the mean, else of `p`; absent where all were counted, and of the mean of a single deal. It ends where the values of a deal can end, wherever its cards lie, and so do those of differences; only scores of Jass have no ends, in which melds count, nor have those after `played`. */
  low?: number;
  high?: number;
  /** Of `score`: how many of these deals have a value below 0, an object with `count`, `p` and, where deals were sampled, `low` and `high`; not where everyone plays for himself. */
  lost?: Portion;
  /** Of `auction`, such objects: how often the declarer had to say "in clubs", over an equal length; how often several suits are his longest, and he may choose. */
  better?: Portion;
  choice?: Portion;
  /** In how many of these deals no other contract is better, as `lost`; with `limit` or `seconds` in how many that is proven, and `open` how many more it may be. */
  best?: Portion;
  /** In these (where that is proven): by how much, 0 or more, it is better than the next, an object with `sum`, `squares`, `mean`, `se`, `low` and `high`, as in the row itself, and `sum_high`, `squares_high`, `mean_high`; of no deals only the sums, which are 0. */
  margin?: Average;
  /** Where hands are valued at a glance (Klørsjavs, and Jass with four players or more): in how many deals the declarer would name it by his own hand; what it is worth less than the best in these, as `margin`. */
  named?: Portion;
  loss?: Average;
  /** Where the declarer has a partner to push to: in how many of the `named` the contract that his partner would name is worth more (`p` is of `named`, `open` as of `best`); what that one is worth more, or less, in all these, as `margin`. */
  pushed?: Portion;
  gain?: Average;
  /** By how much less it is worth than the contract of the highest mean: `mean`, `se`, `low` and `high` of the differences in each deal, so that its interval is narrower than those of both means. Absent in the row of that contract. With `limit` or `seconds` it is the contract whose lowest and highest mean have the highest middle, and the difference has a `mean_high` too; it may be below 0. */
  behind?: Behind;
  /** The sums of its (lowest) values times the (highest) values of each contract of the deal, in their order; `behind` is made of them. */
  products?: number[];
  /** The number of deals that were looked at, each with its guess, the solved ones among them. In a question of yes and no this and the next three stand in the row of yes, and are of both. */
  looked_at?: number;
  /** The sum of their guesses: of points and scores in whole ones, of tricks in hundredths, of a vol in thousandths of a chance. */
  guessed?: number;
  /** Over the solved deals, of the value less the guess: its `sum` and the sum of its `squares`. */
  off?: { sum: number; squares: number };
  /** How many further deals are of this row only with some of the suits that the declarer may choose; absent where there are none. */
  torn?: number;
  /** There only where the guesses are used: as many solved deals alone would have as narrow an interval. `mean` and `se`, or `p`, and `low` and `high` are then those of the difference estimator: the mean of all guesses, and that of `off`. Else they are those of the solved deals, as without `glance`. */
  worth?: number;
  /** What came out, and the values of the keys `by`: `length`, `clubs`, `trumps(declarer)`. */
  [key: string]: number | string | boolean | null | object | undefined;
}

export interface Table {
  /** What was asked. */
  question: TableQuestion;
  game: GameName;
  seats: number;
  /** Of the program that answered, of a merged table all of them: `2.0.0, 2.1.0`; absent where none was told. */
  version?: string;
  /** The same, as it was written; absent where it was not. Contracts, and what `best` and `C*K` mean: `matador help table `full``. `shares` is `joint` or `within`; `glance`, how many deals are looked at for each that is solved. */
  contract?: string;
  trump?: Suit;
  declarer?: string;
  options?: string;
  fix?: string;
  played?: string;
  where?: string;
  shares?: 'joint' | 'within';
  limit?: string;
  seconds?: string;
  glance?: string;
  /** The rule options as they hold: those of `options`, and of the others the defaults, `solo-vol=on tie-bonus=2 double-victory=on`; a bare word that was not given does not hold, and is not there; absent where there are none. A table of other rules is not read. */
  rules?: string;
  /** Where contracts are compared in a game without a score: what each counts, `C-P*K` in full; `merge` refuses a table without it. */
  weights?: string;
  /** The keys, as they were written; absent where there are none. Several contracts add `contract`, and `trump` where that is named beside it. */
  by?: string[];
  /** `"all"`, or the deals that were sampled: `seed`, `first` and how many `deals`. */
  population: 'all' | { seed: number; first: number; deals: number };
  /** The number of deals that were looked at; absent where all were counted. */
  examined?: number;
  /** Where all were counted and there is a condition: the number of all hands or deals, a string of digits. */
  all?: Digits;
  /** With several contracts: how many deals count, in one contract or more, a string of digits; `merge` refuses a table without it, unless all count in all contracts. */
  count?: Digits;
  /** How many of them count, a string of digits, because the number is too large for some readers of JSON. The condition holds for these, and they are not passed out where they had to be played. With several contracts it is the sum over the contracts, in each of which a deal may count once. */
  of: Digits;
  /** Where there is a condition: the share of the deals that count, and its 95 % interval where deals were sampled. */
  p?: number;
  low?: number;
  high?: number;
  /** `seconds` where some deals took longer than `seconds`; else absent. */
  stopped?: 'seconds';
  /** Where deals were sampled: `confidence` 0.95, and the methods: of shares `p` `"wilson"` (E. B. Wilson 1927; of none and of all the exact one of Clopper and Pearson), of means `mean` `"t"` (Student's distribution); with glances `glance` `"difference"`, how rows with `worth` are estimated. */
  intervals?: { confidence: 0.95; p: 'wilson'; mean?: 't'; glance?: 'difference' };
  /** An object for each group of deals, in the order of its keys. */
  rows: TableRow[];
}

export interface RuleNumbers {
  count: number;
  least: number;
  most: number;
}

export interface RuleOption {
  name: string;
  /** The default first; none of a bare word. */
  values: string[];
  meaning: string;
  /** Where numbers are values, too, with `-` between. */
  numbers?: RuleNumbers;
}

/** Cards of a deal. */
export interface DealtCards {
  seats: number;
  /** Cards in a hand. */
  hand: number;
  /** Hands and piles of each player. */
  hands: number;
  piles: number;
  /** Cards left over. */
  talon: number;
}

/** How cards are written. */
export interface GameCards {
  /** The letters of the suits, in the order of the groups of a hand. */
  suits: string;
  /** And their names. */
  names: Suit[];
  /** The letters of the ranks, from the lowest of the French pack. */
  ranks: string;
}

/** Who sits where. */
export interface GameSeating {
  /** The seat that is drawn at the bottom. */
  nearest: number;
  counter_clockwise: boolean;
  /** By seat; absent where seats have numbers. */
  names?: string[];
}

/** A tag that says where cards lie. */
export interface PlaceOfCards {
  tag: string;
  /** Of each seat, or `cards` of nobody. */
  holds: 'hands' | 'piles' | 'cards';
  /** Of all but the first hands. */
  name?: string;
}

export interface CardOrder {
  /** From the highest on. */
  trumps: Card[];
  /** Of a suit that is not trumps. */
  ranks: string;
}

export interface ForeignFormat {
  name: string;
  ending: string;
}

export interface SheetPaper {
  look: string;
  lines: string[];
}

/** The cards of the game, and how it is shown. */
export interface GameTable {
  title: string;
  /** Of those who play it most: `de-CH`, `gsw`. */
  languages: string[];
  cards: GameCards;
  seating: GameSeating;
  /** The tags that say where cards lie. */
  places: PlaceOfCards[];
  /** The order of cards in each contract or, where one is named, for each trump suit; `` before either is known. */
  orders: Record<string, CardOrder>;
  sees_talon: boolean;
  /** Whether of a hand alone advice says what to declare. */
  names_contract: boolean;
  without_tricks: Contract[];
  /** What conditions can ask of a hand. */
  facts: string[];
  /** The tags that its deals alone have. */
  tags: string[];
  /** Formats of other programs that are written. */
  formats: ForeignFormat[];
  /** How many seats behind the declarer the player sits whose cards he chooses. */
  dummy?: number;
  /** Whether its deals have a par. */
  par?: true;
  /** How its score-sheet looks that players keep on paper. */
  paper?: SheetPaper;
}

export interface GameInfo {
  game: GameName;
  seats: number[];
  contracts: Contract[];
  objectives: Objective[];
  options: RuleOption[];
  /** What is dealt, for each number of players. */
  deals: DealtCards[];
  /** Where trumps are named beside the contract. */
  trumps?: Suit[];
  /** Contracts of which a deal must tell more than who declares them: none is dealt for them. */
  not_dealt?: Contract[];
  table: GameTable;
}
