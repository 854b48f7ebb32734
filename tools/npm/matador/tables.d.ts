// Tables: how often, and how much on average. Their manual stands in the same document as that of the answers.

import type { Digits, SeatNumber } from './answers.js';
import type { GameName, Suit } from './games.js';

/** How many deals of a row are so, and their share of it. */
export interface Portion {
  count: Digits;
  open?: Digits;
  p?: number;
  low?: number;
  high?: number;
}

/** A mean over some of the deals; of none, the sums alone. */
export interface Average {
  sum: number;
  squares: number;
  sum_high?: number;
  squares_high?: number;
  mean?: number;
  mean_high?: number;
  se?: number;
  low?: number;
  high?: number;
}

/** How much less than the contract of the highest mean, in each deal. */
export interface Behind {
  mean: number;
  mean_high?: number;
  se?: number;
  low?: number;
  high?: number;
}

export interface TableRow {
  count: Digits;
  p: number;
  /** Of a question with a mean: the 95 % interval of `p`. */
  p_low?: number;
  p_high?: number;
  /** Of a question with a mean. */
  sum?: number;
  squares?: number;
  mean?: number;
  se?: number;
  /** The 95 % interval: of the mean, else of `p`. */
  low?: number;
  high?: number;
  /** With `limit` or `seconds`: what is not proven. */
  open?: Digits;
  sum_high?: number;
  squares_high?: number;
  mean_high?: number;
  /** With glances: what was looked at and guessed; in solved deals what the row tells. */
  looked_at?: number;
  guessed?: number;
  off?: Average;
  torn?: number;
  worth?: number;
  /** Of the question `score`. */
  lost?: Portion;
  /** Of the question `auction`. */
  better?: Portion;
  choice?: Portion;
  /** Of the question `contract`. */
  best?: Portion;
  margin?: Average;
  behind?: Behind;
  products?: number[];
  named?: Portion;
  loss?: Average;
  pushed?: Portion;
  gain?: Average;
  /** What came out, and the values of the keys `by`: `length`, `clubs`, `trumps(declarer)`. */
  [key: string]:
    number | string | boolean | null | Portion | Average | Behind | number[] | undefined;
}

export type TableQuestion =
  | 'length'
  | 'auction'
  | 'melds'
  | 'points'
  | 'tricks'
  | 'vol'
  | 'match'
  | 'bock'
  | 'score'
  | 'share'
  | 'matadors'
  | 'contract';

export interface Table {
  question: TableQuestion;
  game: GameName;
  seats: number;
  /** Of the program; of a merged table of all. */
  version?: string;
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
  /** The rule options as they hold, with the defaults. */
  rules?: string;
  /** How many deals are looked at for each that is solved. */
  glance?: string;
  weights?: string;
  by?: string[];
  /** All deals, or those that were sampled. */
  population: 'all' | { seed: number; first: number; deals: number };
  examined?: number;
  all?: Digits;
  /** How many deals count; in several contracts the sum over them. */
  of: Digits;
  /** In several contracts: how many deals count in one of them or more. */
  count?: Digits;
  /** With a condition: their share. */
  p?: number;
  low?: number;
  high?: number;
  stopped?: 'seconds';
  intervals?: { confidence: 0.95; p: 'wilson'; mean?: 't'; glance?: 'difference' };
  rows: TableRow[];
}
