// What is told of a game.

import type { Objective } from './answers.js';
import type { Contract, GameName, Suit } from './games.js';

/** The cards of the game, and how it is shown. */
export interface GameTable {
  title: string;
  /** Of those who play it most: `de-CH`, `gsw`. */
  languages: string[];
  /** Letters and names of the suits, and letters of the ranks, low to high. */
  cards: { suits: string; names: Suit[]; ranks: string };
  seating: { nearest: number; counter_clockwise: boolean; names?: string[] };
  /** The tags that say where cards lie: in `hands` or `piles` of each seat, or `cards` of nobody; all but the first hands have a name. */
  places: { tag: string; holds: 'hands' | 'piles' | 'cards'; name?: string }[];
  /** The order of cards in each contract and for each trump suit, high to low; `` before either is known. */
  orders: Record<string, { trumps: string[]; ranks: string }>;
  sees_talon: boolean;
  names_contract: boolean;
  without_tricks: Contract[];
  /** What conditions can ask of a hand. */
  facts: string[];
  /** The tags that its deals alone have. */
  tags: string[];
  /** Formats of other programs. */
  formats: { name: string; ending: string }[];
  paper?: { look: string; lines: string[] };
  dummy?: number;
  /** Whether its deals have a par. */
  par?: true;
}

export interface RuleOption {
  name: string;
  values: string[];
  meaning: string;
  numbers?: { count: number; least: number; most: number };
}

export interface GameInfo {
  game: GameName;
  seats: number[];
  contracts: Contract[];
  objectives: Objective[];
  options: RuleOption[];
  /** For each number of players, cards in a hand, hands and piles of each, and cards left over. */
  deals: { seats: number; hand: number; hands: number; piles: number; talon: number }[];
  trumps?: Suit[];
  /** Contracts of which a deal must tell more than who declares them: none is dealt for them. */
  not_dealt?: Contract[];
  table: GameTable;
}
