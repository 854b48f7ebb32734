// What is asked. Options are those of the program in camel case: `allOptions` is --all-options.

import type { Card, Objective } from './answers.js';
import type { Contract, GameName } from './games.js';

/** One of these, or a word that the program reads, such as a name in another language. */
type OrWord<Known extends string> = Known | (string & {});

/** A number from 1, `forehand`, `dealer`, a point of the compass, or a name of the deal's players. */
export type Seat = number | string;

type List<Item> = Item | readonly Item[];

/** The tags of one deal, as in a deal file: `allPassed` is [AllPassed]. */
export interface Tags {
  game?: GameName;
  seats?: number;
  dealer?: Seat;
  leader?: Seat;
  contract?: OrWord<Contract>;
  trump?: string;
  declarer?: Seat;
  joker?: Seat;
  tout?: Seat;
  allPassed?: 'yes' | 'no';
  /** What was said in the auction, forehand first: `pass,5,pass,5 clubs`. */
  statements?: string;
  /** The hands: `1:HAND HAND ...`, of this seat and those after it. */
  deal?: string;
  second?: string;
  table?: string;
  talon?: List<Card>;
  discard?: List<Card>;
  exchange?: List<Card>;
  /** The cards played so far. */
  play?: List<Card>;
  /** Who asks for advice. */
  seat?: Seat;
  shown?: string;
  result?: string;
  names?: string;
  as?: 'joker';
  bid?: string | number;
  vulnerable?: string;
  skat?: List<Card>;
  announced?: string;
  partner?: Seat;
  doubled?: number;
  /** Rule options, `solo-vol=off suduroy`. */
  options?: string;
}

/** Tags of a deal of which one hand is known: `hand` stands for `deal`. */
export interface HandTags extends Tags {
  hand?: string;
}

/** The text of a deal file or of another format that the program reads, such as PBN; texts of one deal each; or the tags of one deal. */
export type Deals = string | readonly string[] | Tags;
export type Hands = Deals | HandTags;

interface Reading {
  /** As if each deal had these rule options too. */
  options?: string;
  /** Warnings, as of a misspelt tag, are errors. */
  strict?: boolean;
  /** Only the deals with such a [Board]. */
  board?: List<number | string>;
}

interface Bounds {
  /** The most cards that the search may play. The same on every machine. */
  limit?: number;
  /** The most time for a deal. */
  seconds?: number;
}

interface Memory {
  /** MiB of the table of positions; 16 without it. */
  tableMib?: number;
}

export interface SolveOptions extends Reading, Bounds, Memory {
  objective?: List<Objective>;
  cards?: boolean;
  line?: boolean;
  exchanges?: boolean;
  player?: Seat;
  model?: 'paranoid' | 'maxn';
  /** Not what the deals say, but these; `all`: every contract. */
  contracts?: List<OrWord<Contract | 'all'>>;
  /** `deal`: as dealt; `position`, without it: as it is after [Play]. */
  from?: 'deal' | 'position';
  ms?: boolean;
}

export interface ReplayOptions extends Reading, Bounds, Memory {
  objective?: Objective;
  cards?: boolean;
  line?: boolean;
  par?: boolean;
  /** Also what each card cost by what its player could know, over `worlds` ways to deal the other cards. */
  knowledge?: boolean;
  worlds?: number;
  seed?: number;
  player?: Seat;
  /** Only the last cards of each play. */
  last?: number;
}

export interface AdviseOptions extends Reading, Bounds {
  objective?: Objective;
  /** Ways to deal the other cards, of a sample; all are looked at where there are at most `enumerate`. */
  worlds?: number;
  enumerate?: number;
  seed?: number;
  /** Only ways of which this, or all of a list, is true. */
  where?: List<string>;
  /** Only ways in which the declarer would have named the contract, where the game can tell. */
  sensible?: boolean;
  allOptions?: boolean;
  contracts?: List<OrWord<Contract>>;
  /** Hides what the player does not see whose turn it is. */
  hide?: boolean;
}

export type ScoreOptions = Reading;
export type AuctionOptions = Reading;
export type MeldsOptions = Reading;

export interface ConvertOptions extends Reading {
  /** `deals`, without it; the formats of `games()`; `json`: the tags of each deal as an object a line. */
  to?: string;
  /** With `lin`: the shortest auction that leads to a contract which is given without one. */
  shortestAuction?: boolean;
}

/** Which deals. */
interface Population {
  game: GameName;
  seats?: number;
  /** Cards that seats are to hold: `1:AK..K. 2:Q...`. */
  fix?: string;
  /** The same of one hand, of `seat`, else seat 1. */
  hand?: string;
  seat?: Seat;
  /** Only deals of which this, or all of a list, is true. */
  where?: List<string>;
  /** The first cards are played at random. */
  played?: number;
  seed?: number;
  /** The number of the first deal, and how many. */
  first?: number;
  deals?: number;
  contracts?: List<string>;
  declarer?: Seat;
  options?: string;
}

export interface GenerateOptions extends Population {
  dealer?: Seat | 'rotate';
  /** Give up where so many deals in a row do not fulfil `where`. */
  tries?: number;
}

export interface TableOptions extends Population, Bounds {
  trump?: string;
  by?: List<string>;
  shares?: 'joint' | 'within';
  /** Count all deals. */
  exact?: boolean;
  /** Look at many more deals than are solved, and guess them. */
  glance?: boolean;
}
