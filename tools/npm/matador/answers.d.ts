// The answers. Fields that are not always there are absent, never null, unless their type says so.

import type { Contract, GameName, Suit } from './games.js';

/** Suit, then rank: `HA`, in Swiss and German cards with their letters, `SU`. Where a game has moves without a trick, also `pass` and `+D2`. */
export type Card = string;

/** A seat, from 1, in order of play. */
export type SeatNumber = number;

export type Objective = 'points' | 'tricks' | 'score';

/** A whole number of deals, in digits: some are too large for a number. */
export type Digits = string;

/** What a declarer sets aside, and what he takes of the talon. */
export interface Exchange {
  discard: Card[];
  take: Card[];
}

interface OfDeal {
  /** The number of the deal in the input, from 1. */
  deal: number;
  /** Its tag `Id`. */
  id?: string;
  game: GameName;
  seats: number;
  dealer?: SeatNumber;
}

/** Everybody has passed: nothing is played. */
export interface PassedOut extends OfDeal {
  passed_out: true;
}

interface OfTask extends OfDeal {
  passed_out?: undefined;
  contract: Contract;
  trump?: Suit;
  as?: 'joker';
  declarer: SeatNumber;
  leader: SeatNumber;
  joker?: SeatNumber;
  tout?: SeatNumber;
  all_passed?: true;
  /** Where everyone plays for himself: whose value it is. */
  player?: SeatNumber;
  objective: Objective;
}

// ---- solve --------------------------------------------------------------------------------------

interface OfSolution extends OfTask {
  model?: 'maxn';
  /** The place that `player` can be sure of. */
  place?: number;
  /** Who plays the next card; absent at the end of the deal. */
  to_play?: SeatNumber;
  /** The cards that the search has played. */
  nodes: number;
  /** The time was up before all was known that was asked. */
  stopped?: 'seconds';
  /** With `ms`: milliseconds. */
  ms?: number;
  /** Of the suits that the declarer may name, the best by score. */
  best?: true;
}

export interface Solved extends OfSolution {
  exact?: undefined;
  /** What the declaring side, or `player`, gets against best defence, over the whole deal. */
  value: number;
  /** Where the declarer has still to exchange: the best exchange. */
  exchange?: Exchange;
  /** With `exchanges`: the value of each. */
  exchanges?: (Exchange & { value: number })[];
  /** The best card to set aside for one that is not seen yet. */
  blind?: { discard: [Card]; mean: number; values: Record<Card, number> };
  /** With `cards`: the value after each card that may be played. */
  cards?: Record<Card, number>;
  /** With `line`: one line of best play to the end. */
  line?: Card[];
}

/** `limit` or `seconds` have stopped the search: what is proven of the value. */
export interface Proven extends OfSolution {
  exact: false;
  value?: undefined;
  low: number;
  high: number;
}

export type SolveAnswer = Solved | Proven | PassedOut;

// ---- replay -------------------------------------------------------------------------------------

/** A number for the declaring side; where everyone plays for himself, one for each seat. */
type OrBySeat = number | number[];

interface OfMove {
  trick: number;
  seat: SeatNumber;
  /** With `knowledge`: what the move cost by what its player could know, and whether that is more than chance. */
  known_cost?: number;
  known_se?: number | null;
  mistake?: boolean;
}

interface Cost<Move> {
  exact?: undefined;
  /** The value of the deal with best play, before and after the move. */
  before: number;
  after: number;
  /** What its side lost by it, 0 or more. */
  cost: number;
  /** Every move that would have cost nothing. */
  best: Move[];
}

interface ProvenCost {
  exact: false;
  before_low: number;
  before_high: number;
  after_low: number;
  after_high: number;
}

interface PlayedCard extends OfMove {
  card: Card;
  discard?: undefined;
  /** With `cards`: the value after each legal card. */
  cards?: Record<Card, number>;
}

interface MadeExchange extends OfMove, Exchange {
  trick: 0;
  card?: undefined;
}

export type ReplayedMove =
  (PlayedCard & (Cost<Card> | ProvenCost)) | (MadeExchange & (Cost<Exchange> | ProvenCost));

export interface ReplayedPlayer {
  seat: SeatNumber;
  moves: number;
  /** Moves with more than one legal card. */
  choices: number;
  /** Moves with a cost, and the sum of these. */
  errors: number;
  cost: number;
  /** With `knowledge`. */
  mistakes?: number;
}

interface OfReplay extends OfTask {
  /** How the deal ended, where the play is complete. */
  result?: OrBySeat;
  stopped?: 'seconds';
  /** With `par`. */
  board?: { score: number; par: number; imps: number };
  moves: ReplayedMove[];
  players: ReplayedPlayer[];
  /** With `line`: the mistake that decided the result, and best play from before it. */
  better?: { trick: number; seat: SeatNumber; card: Card; line: Card[] };
  nodes: number;
}

export type ReplayAnswer = OfReplay &
  (
    | { exact?: undefined; value: OrBySeat }
    | { exact: false; value?: undefined; low: OrBySeat; high: OrBySeat }
  );

// ---- advise -------------------------------------------------------------------------------------

/** A mean, its standard error and its 95 % interval; null where one world of many was solved. */
interface Estimate {
  mean: number;
  se: number | null;
  low: number | null;
  high: number | null;
}

/** What an option is worth over all worlds. */
interface Standing extends Estimate {
  /** The share of worlds in which no option is better; null where none had all solved. */
  best: number | null;
  /** The share of worlds in which the side wins, with its interval. */
  won?: number;
  won_low?: number;
  won_high?: number;
  /** Where the option has left the race: in how many worlds it was solved. */
  worlds?: number;
}

export type CardOption = Standing & { card: Card };
export type ContractOption = Standing & {
  contract: Contract | 'pass' | 'push';
  trump?: Suit;
  exchange?: Exchange;
};
/** `take`: how many cards, or which, where the declarer sees the talon. */
export type ExchangeOption = Standing & { discard: Card[]; take: number | Card[] };

interface OfAdvice {
  deal: number;
  game: GameName;
  seats: number;
  dealer?: SeatNumber;
  /** Who asks. */
  seat: SeatNumber;
  objective: Objective;
  worlds: number;
  /** Whether these are all worlds. */
  exact: boolean;
  /** False where the best two are nearer to each other than chance can tell. */
  clear: boolean;
  /** For a card: what its side may expect to score among players who do not see all cards, where that was measured. */
  in_play?: Estimate;
  /** Of a sample: the share of the candidates that were worlds. */
  acceptance?: number;
  stopped?: 'seconds' | 'limit' | 'worlds';
}

interface OfContract {
  contract: Contract;
  trump?: Suit;
  declarer?: SeatNumber;
}

export type AdviseAnswer = OfAdvice &
  (
    | (OfContract & { question: 'card'; options: CardOption[]; advice: Card })
    | (OfContract & {
        question: 'exchange';
        options: ExchangeOption[];
        advice: { discard: Card[]; take: number | Card[] };
      })
    | {
        question: 'contract';
        options: ContractOption[];
        advice: Contract | 'pass' | 'push' | { contract: Contract; trump?: Suit };
      }
  );

// ---- auction and melds --------------------------------------------------------------------------

interface OfAuction {
  deal: number;
  game: GameName;
  seats: number;
  dealer?: SeatNumber;
}

/** `pass`, `5`, `6 clubs`. */
export type Statement = string;

export type AuctionAnswer = OfAuction &
  (
    | {
        statements: Statement[];
        passed_out?: undefined;
        declarer: SeatNumber;
        length: number;
        better: boolean;
        suits: Suit[];
      }
    | { statements: Statement[]; passed_out: true }
    /** Of one hand. */
    | { seat: SeatNumber; statement: Statement; length: number; suits: Suit[] }
    /** Of one hand, where the auction is free. */
    | { seat: SeatNumber; bids: Bid[] }
  );

/** How far one may bid for a contract. */
export interface Bid {
  contract: Contract;
  /** The matadors of the hand, or those that it lacks. */
  with?: number;
  without?: number;
  /** With the talon, and no more than won. */
  game: number;
  /** Before the talon was seen. */
  hand?: number;
  /** With open cards, where that is worth a figure of its own; and the same before the talon was seen. */
  ouvert?: number;
  hand_ouvert?: number;
}

export interface Meld {
  points: number;
  cards: number;
  /** Its highest rank. */
  top: string;
  quartet: boolean;
  trump: boolean;
}

/** Each list by seat. */
interface Melds {
  worth: number[];
  best_meld: (Meld | null)[];
  scored: number[];
  stoeck: number[];
  melds: Card[][][];
}

export type MeldsAnswer =
  | (Melds & {
      deal: number;
      contract: Contract;
      seats: number;
      dealer?: SeatNumber;
      declaring_side: number;
      others: number;
      /** With two players. */
      second?: Melds;
    })
  /** Of one hand. */
  | {
      deal: number;
      seats: number;
      seat: SeatNumber;
      worth: number;
      melds: Card[][];
      stoeck: Suit[];
      contract?: Contract;
    };

// ---- score --------------------------------------------------------------------------------------

interface OfRow {
  deal: number;
  rubber?: undefined;
  game: GameName;
  seats: number;
  dealer?: SeatNumber;
  names?: string[];
  multiplier?: number;
  bonus?: number;
  /** The line of the sheet that the deal was entered in. */
  line?: string;
  hooks?: number[];
  joker?: number[];
  bergpreis?: number;
  bergpreis_trick?: number;
  /** The columns after the deal. */
  sheet: number[];
}

interface PlayedRow extends OfRow {
  passed_out?: undefined;
  contract: Contract | 'joker';
  /** Where a bid says more than its contract, as "3NT" does. */
  bid?: string;
  trump?: Suit;
  declarer: SeatNumber;
  points?: OrBySeat;
  tricks?: OrBySeat;
  solo?: true;
  melds?: number[];
  matadors?: number[];
  tout?: SeatNumber;
  all_passed?: true;
  score: number;
}

/** Where penalties count: by seat. */
interface PenaltyRow extends OfRow {
  passed_out?: undefined;
  declarer?: undefined;
  contract: Contract;
  tricks?: number[];
  taken?: number[];
  first?: SeatNumber;
  last?: SeatNumber;
  seat?: SeatNumber;
  passes?: number[];
  places?: number[];
  score: number[];
}

interface PassedRow extends OfRow {
  passed_out: true;
  score: 0;
}

/** The end of a rubber, game or sheet; columns are counted from 1. */
export interface EndRow {
  deal?: undefined;
  rubber: number;
  winner?: number;
  winners?: number[];
  crosses?: number[];
  threads?: number[];
  sheet?: number[];
  sticks?: number[];
  circles?: number[];
  won?: number[];
  owes?: number[][];
  places?: number[];
  pot?: number;
  shares?: number[];
}

export type ScoreRow = PlayedRow | PenaltyRow | PassedRow | EndRow;
