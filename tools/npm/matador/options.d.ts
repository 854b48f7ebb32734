// What is asked. Options are those of the program in camel case: `allOptions` is --all-options.
// `matador option-types` has written this.

import type { Card, Objective } from './answers.js';
import type { Contract, GameName } from './games.js';

/** One of these, or a word that the program reads, such as a name in another language. */
type OrWord<Known extends string> = Known | (string & {});

/** A number from 1, `forehand`, `dealer`, a point of the compass, or a name of the deal's players. */
export type Seat = number | string;

type List<Item> = Item | readonly Item[];

/** The tags of one deal, as in a deal file: `allPassed` is [AllPassed]. */
export interface Tags {
  /** Rule options for each deal, "solo-vol=off suduroy". */
  options?: string;
  /** The game; see matador games. */
  game?: GameName;
  /** The number of players. */
  seats?: number;
  /** Who has dealt. */
  dealer?: Seat;
  /** The hands, of this seat and those after it. */
  deal?: string | number;
  /** The second hands, with two players of Jass. */
  second?: string | number;
  /** The cards on the table, with two players of Sjavs. */
  table?: string | number;
  /** The cards that nobody was dealt. */
  talon?: List<Card>;
  /** What is played. */
  contract?: OrWord<Contract>;
  /** The trumps, if the contract does not name them. */
  trump?: string;
  /** Who plays the contract. */
  declarer?: Seat;
  /** Who is the joker, with five players of Jass. */
  joker?: Seat;
  /** Whose side has announced to win every trick. */
  tout?: Seat;
  /** Nobody has bid. */
  allPassed?: string | number;
  /** The contract counts as a joker on the sheet of Coiffeur. */
  as?: string | number;
  /** In bridge: None, NS, EW or All. */
  vulnerable?: string | number;
  /** What was bid: 33 in Skat, 3NT in bridge. */
  bid?: string | number;
  /** In Skat: the two cards left over, as `talon`. */
  skat?: List<Card>;
  /** In Skat: hand, schneider, schwarz, ouvert. */
  announced?: string | number;
  /** In Schafkopf: who holds the called ace, or has taken the trump of a Hochzeit. */
  partner?: Seat;
  /** In Schafkopf: how often by Klopfen and Stoß. */
  doubled?: string | number;
  /** Who leads to the first trick. */
  leader?: Seat;
  /** The cards that the declarer has set aside. */
  discard?: List<Card>;
  /** The cards of the talon that he has taken. */
  exchange?: List<Card>;
  /** The cards played so far, in their order. */
  play?: List<Card>;
  /** Who asks for advice. */
  seat?: Seat;
  /** What was said in the auction, forehand first. */
  statements?: string | number;
  /** Cards that players have shown. */
  shown?: string | number;
  /** The players, by seat. */
  names?: string | number;
  /** How the deal ended, for the sheet. */
  result?: string | number;
}

/** Tags of a deal of which one hand is known: `hand` stands for `deal`. */
export interface HandTags extends Tags {
  hand?: string;
}

/** The text of a deal file or of another format that the program reads, such as PBN; texts of one deal each; or the tags of one deal. */
export type Deals = string | readonly string[] | Tags;
export type Hands = Deals | HandTags;

export interface SolveOptions {
  /** Points, tricks or score, or several of these. */
  objective?: List<Objective>;
  /** Also the value of every card that may be played. */
  cards?: boolean;
  /** Also one line of best play to the end. */
  line?: boolean;
  /** Also the value of every exchange. */
  exchanges?: boolean;
  /** If all play for themselves: the value of this seat. */
  player?: Seat;
  /** What the others want then: paranoid or maxn. */
  model?: 'paranoid' | 'maxn';
  /** These contracts in place of that of the deal. */
  contracts?: List<OrWord<Contract | 'all'>>;
  /** Where the question begins: position or deal. */
  from?: 'position' | 'deal';
  /** The most cards that the search may play for one answer. */
  limit?: number;
  /** The most time for each deal. */
  seconds?: number;
  /** In JSON: the milliseconds that each deal took. */
  ms?: boolean;
  /** Memory for the table of positions of each thread and goal, in MiB. */
  tableMib?: number;
  /** Rule options for each deal, "solo-vol=off suduroy". */
  options?: string;
  /** Treats warnings, as of a misspelt tag, as errors. */
  strict?: boolean;
  /** Only the deals with such a [Board]. */
  board?: List<number | string>;
}

export interface ReplayOptions {
  /** Points, tricks or score; default: the game's usual one. */
  objective?: Objective;
  /** In JSON: also the value of each legal card. */
  cards?: boolean;
  /** Also best play to the end from before one mistake. */
  line?: boolean;
  /** In bridge: compares the score with par, in IMPs. */
  par?: boolean;
  /** Also judges each card by what its player could know. */
  knowledge?: boolean;
  /** For `knowledge`: how many ways to deal are sampled. */
  worlds?: number;
  /** The seed of that sample; default 1. */
  seed?: number;
  /** If all play for themselves: the cards of this seat. */
  player?: Seat;
  /** Only the last N cards of each play. */
  last?: number;
  /** The most cards that the search may play to judge a card. */
  limit?: number;
  /** The most time for each deal. */
  seconds?: number;
  /** Memory for the table of positions of each thread and goal, in MiB. */
  tableMib?: number;
  /** Rule options for each deal, "solo-vol=off suduroy". */
  options?: string;
  /** Treats warnings, as of a misspelt tag, as errors. */
  strict?: boolean;
  /** Only the deals with such a [Board]. */
  board?: List<number | string>;
}

export interface AdviseOptions {
  /** Only ways for which this condition is true. */
  where?: List<string>;
  /** Points, tricks or score. */
  objective?: Objective;
  /** How many ways to deal the other cards are sampled. */
  worlds?: number;
  /** All ways are solved if there are at most N. */
  enumerate?: number;
  /** Only ways whose declarer at a glance names the contract. */
  sensible?: boolean;
  /** Hides what the player to move does not see. */
  hide?: boolean;
  /** Tries every option in every way. */
  allOptions?: boolean;
  /** The seed of the sample; default 1. */
  seed?: number;
  /** Only these contracts may be named; default: all. */
  contracts?: List<OrWord<Contract | 'all'>>;
  /** The most cards that the search may play for each deal. */
  limit?: number;
  /** The most time for each deal. */
  seconds?: number;
  /** Rule options for each deal, "solo-vol=off suduroy". */
  options?: string;
  /** Treats warnings, as of a misspelt tag, as errors. */
  strict?: boolean;
  /** Only the deals with such a [Board]. */
  board?: List<number | string>;
}

export interface ScoreOptions {
  /** Rule options for each deal, "solo-vol=off suduroy". */
  options?: string;
  /** Treats warnings, as of a misspelt tag, as errors. */
  strict?: boolean;
  /** Only the deals with such a [Board]. */
  board?: List<number | string>;
}

export interface AuctionOptions {
  /** Rule options for each deal, "solo-vol=off suduroy". */
  options?: string;
  /** Treats warnings, as of a misspelt tag, as errors. */
  strict?: boolean;
  /** Only the deals with such a [Board]. */
  board?: List<number | string>;
}

export interface MeldsOptions {
  /** Rule options for each deal, "solo-vol=off suduroy". */
  options?: string;
  /** Treats warnings, as of a misspelt tag, as errors. */
  strict?: boolean;
  /** Only the deals with such a [Board]. */
  board?: List<number | string>;
}

export interface ConvertOptions {
  /** What to write; default deals. */
  to?: string;
  /** With `to` lin, where a contract has no auction: writes the shortest that leads to it. */
  shortestAuction?: boolean;
  /** Rule options for each deal, "solo-vol=off suduroy". */
  options?: string;
  /** Treats warnings, as of a misspelt tag, as errors. */
  strict?: boolean;
  /** Only the deals with such a [Board]. */
  board?: List<number | string>;
}

export interface GenerateOptions {
  /** The game; see matador games. */
  game: GameName;
  /** The number of players; default: the game's usual one. */
  seats?: number;
  /** Cards that seats must hold, as in a deal file. */
  fix?: string;
  /** The same for one hand: AK.T9.Q87.J, or SA SK HT H9. */
  hand?: string;
  /** Whose hand `hand` is; default 1. */
  seat?: Seat;
  /** Only deals for which this condition is true. */
  where?: List<string>;
  /** Plays the first N cards at random, by the rules. */
  played?: number;
  /** Which deals, 0 or more; default 1. */
  seed?: number;
  /** The number of the first deal; default 0. */
  first?: number;
  /** How many deals; default 1. */
  deals?: number;
  /** Writes this contract into every deal. */
  contracts?: List<OrWord<Contract | 'all'>>;
  /** With `contracts`: writes this declarer too. */
  declarer?: Seat;
  /** Writes who has dealt. */
  dealer?: Seat | 'rotate';
  /** Gives up if N deals in a row do not fulfil `where`. */
  tries?: number;
  /** Writes these rule options, "solo-vol=off suduroy". */
  options?: string;
}

export interface TableOptions {
  /** The game; see matador games. */
  game: GameName;
  /** The number of players; default: the game's usual one. */
  seats?: number;
  /** Cards that seats must hold, as in a deal file. */
  fix?: string;
  /** The same for one hand: AK.T9.Q87.J, or SA SK HT H9. */
  hand?: string;
  /** Whose hand `hand` is; default 1. */
  seat?: Seat;
  /** Only deals for which this condition is true. */
  where?: List<string>;
  /** Plays the first N cards at random, by the rules. */
  played?: number;
  /** A row for each value of these. */
  by?: List<string>;
  /** What the shares of rows are of: joint or within. */
  shares?: 'joint' | 'within';
  /** Counts all. */
  exact?: boolean;
  /** Samples deals of this seed; default 1. */
  seed?: number;
  /** From deal number I on; default 0. */
  first?: number;
  /** How many deals; default 10000. */
  deals?: number;
  /** Narrower intervals, by guesses of many more deals. */
  glance?: boolean;
  /** Plays each deal in this contract. */
  contracts?: List<OrWord<Contract | 'all'>>;
  /** The trumps, if the contract does not name them. */
  trump?: string;
  /** The seat that declares. */
  declarer?: Seat;
  /** The most cards that the search may play for a value. */
  limit?: number;
  /** The most time for a value. */
  seconds?: number;
  /** Rule options, as in a deal file. */
  options?: string;
}
