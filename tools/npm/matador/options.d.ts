// What is asked. Options are those of the program in camel case: `allOptions` is --all-options.
// `matador types options` has written this.

import type { Card, Objective } from './answers.js';
import type { Contract, GameName } from './games.js';

/** One of these, or a word that the program reads, such as a name in another language. */
type OrWord<Known extends string> = Known | (string & {});

/** A number from 1, `forehand`, `dealer`, a point of the compass, or a name of the deal's players. */
export type Seat = number | string;

type List<Item> = Item | readonly Item[];

/** The tags of one deal, as in a deal file: `allPassed` is [AllPassed]. */
export interface Tags {
  /** Rule options for each deal, "solo-vol=off suduroy"; they override its own. */
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
  allPassed?: 'yes' | 'no';
  /** The contract counts as a joker on the sheet of Coiffeur. */
  as?: 'joker';
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
  /** Points, tricks or score, or several of these; default: the game's usual one. */
  objective?: List<Objective>;
  /** Also the value of every card that may be played; text always has it. */
  cards?: boolean;
  /** Also one line of best play to the end; text always has it. */
  line?: boolean;
  /** Also the value of every exchange, if the declarer has still to exchange. */
  exchanges?: boolean;
  /** If all play for themselves: the value of this seat; default: of each seat. */
  player?: Seat;
  /** What the others want then: paranoid or maxn; default paranoid. With paranoid he gets as little as possible; with maxn each wants the most for himself, for endings. */
  model?: 'paranoid' | 'maxn';
  /** These contracts in place of that of the deal; each by every declarer that the game allows, slalom and gustav in both directions; all: every contract. */
  contracts?: List<OrWord<Contract | 'all'>>;
  /** Where the question begins: position or deal; default position (as it is after [Play]); deal: as dealt, before the exchange and the play. */
  from?: 'position' | 'deal';
  /** The most cards that the search may play for one answer; if that is not enough, the answer is the proven interval. */
  limit?: number;
  /** The most time for each deal; if that is not enough, the answer is the interval that is proven by then. */
  seconds?: number;
  /** In JSON: the milliseconds that each deal took. */
  ms?: boolean;
  /** Memory for the table of positions of each thread and goal, in MiB; default 64. */
  tableMib?: number;
  /** Rule options for each deal, "solo-vol=off suduroy"; they override its own. */
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
  /** Also best play to the end from before one mistake: the one that decided the result, or the dearest. */
  line?: boolean;
  /** Explains why the mistakes cost what they cost: the first one, and the one that decided the result, or else the dearest. In text also whether the side that lost could have won the deal. */
  explain?: boolean;
  /** In bridge: compares the score with par, in IMPs, if the deal tells the level of the contract, who is vulnerable and how it ended. */
  par?: boolean;
  /** Also judges each card by what its player could know. */
  knowledge?: boolean;
  /** For `knowledge`: how many ways to deal are sampled; default 40. */
  worlds?: number;
  /** The seed of that sample; default 1. */
  seed?: number;
  /** If all play for themselves: the cards of this seat; default: of each seat. */
  player?: Seat;
  /** Only the last N cards of each play. */
  last?: number;
  /** The most cards that the search may play to judge a card; if that is not enough, the answer has the proven intervals. */
  limit?: number;
  /** The most time for each deal; if that is not enough, the answer is the interval that is proven by then. */
  seconds?: number;
  /** Memory for the table of positions of each thread and goal, in MiB; default 64. */
  tableMib?: number;
  /** Rule options for each deal, "solo-vol=off suduroy"; they override its own. */
  options?: string;
  /** Treats warnings, as of a misspelt tag, as errors. */
  strict?: boolean;
  /** Only the deals with such a [Board]. */
  board?: List<number | string>;
}

export interface AdviseOptions {
  /** Only ways for which this condition is true, such as what the bidding says about the hands; if it is given more than once, all of them. */
  where?: List<string>;
  /** Points, tricks or score; default: for contracts and exchanges the score, for cards the game's usual one. */
  objective?: Objective;
  /** How many ways to deal the other cards are sampled; default 200, for contracts and exchanges 40; fewer once one option is far ahead. Without `worlds`, `limit` and `seconds` the sample ends after 40 million cards, for a card 13, with at least 8 ways, for a card 2. */
  worlds?: number;
  /** All ways are solved if there are at most N; default 2000. */
  enumerate?: number;
  /** Only ways whose declarer at a glance names the contract: in Skat, and in Solo and Wenz of Schafkopf. */
  sensible?: boolean;
  /** Hides what the player to move does not see, if all hands are known. */
  hide?: boolean;
  /** Tries every option in every way, even if it is far behind. */
  allOptions?: boolean;
  /** The seed of the sample; default 1. */
  seed?: number;
  /** Only these contracts may be named; default: all. */
  contracts?: List<OrWord<Contract | 'all'>>;
  /** The most cards that the search may play for each deal; the answer then has the ways that are solved by then. */
  limit?: number;
  /** The most time for each deal; the answer then has what is solved by then. */
  seconds?: number;
  /** Rule options for each deal, "solo-vol=off suduroy"; they override its own. */
  options?: string;
  /** Treats warnings, as of a misspelt tag, as errors. */
  strict?: boolean;
  /** Only the deals with such a [Board]. */
  board?: List<number | string>;
}

export interface ScoreOptions {
  /** Rule options for each deal, "solo-vol=off suduroy"; they override its own. */
  options?: string;
  /** Treats warnings, as of a misspelt tag, as errors. */
  strict?: boolean;
  /** Only the deals with such a [Board]. */
  board?: List<number | string>;
}

export interface AuctionOptions {
  /** Rule options for each deal, "solo-vol=off suduroy"; they override its own. */
  options?: string;
  /** Treats warnings, as of a misspelt tag, as errors. */
  strict?: boolean;
  /** Only the deals with such a [Board]. */
  board?: List<number | string>;
}

export interface MeldsOptions {
  /** Rule options for each deal, "solo-vol=off suduroy"; they override its own. */
  options?: string;
  /** Treats warnings, as of a misspelt tag, as errors. */
  strict?: boolean;
  /** Only the deals with such a [Board]. */
  board?: List<number | string>;
}

export interface ConvertOptions {
  /** What to write; default deals. One of deals, json, jass-kit, rbn, pbn, lin, iss. */
  to?: string;
  /** With `to` lin, where a contract has no auction: writes the shortest that leads to it. */
  shortestAuction?: boolean;
  /** Rule options for each deal, "solo-vol=off suduroy"; they override its own. */
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
  /** Cards that seats must hold, as in a deal file; in bridge also N:HAND; talon:HAND for cards that nobody is dealt; the rest is dealt at random. Several seats need quotes: `fix` '1:AK..K. 2:Q...'. */
  fix?: string;
  /** The same for one hand: AK.T9.Q87.J, or SA SK HT H9. */
  hand?: string;
  /** Whose hand `hand` is; default 1. */
  seat?: Seat;
  /** Only deals for which this condition is true; if it is given more than once, all of them. */
  where?: List<string>;
  /** Plays the first N cards at random, by the rules, for endings or the middle of a trick. */
  played?: number;
  /** Which deals, 0 or more; default 1. */
  seed?: number;
  /** The number of the first deal; default 0. */
  first?: number;
  /** How many deals; default 1. */
  deals?: number;
  /** Writes this contract into every deal; several, or all: each deal once in each. */
  contracts?: List<OrWord<Contract | 'all'>>;
  /** With `contracts`: writes this declarer too; in Skat, without it, forehand. */
  declarer?: Seat;
  /** Writes who has dealt; rotate: each seat in turn, the last seat first. */
  dealer?: Seat | 'rotate';
  /** Gives up if N deals in a row do not fulfil `where`; default 1000000. */
  tries?: number;
  /** Writes these rule options, "solo-vol=off suduroy". */
  options?: string;
}

export interface TableOptions {
  /** The game; see matador games. */
  game: GameName;
  /** The number of players; default: the game's usual one. */
  seats?: number;
  /** Cards that seats must hold, as in a deal file; in bridge also N:HAND; talon:HAND for cards that nobody is dealt; the rest is dealt at random. Several seats need quotes: `fix` '1:AK..K. 2:Q...'. */
  fix?: string;
  /** The same for one hand: AK.T9.Q87.J, or SA SK HT H9. */
  hand?: string;
  /** Whose hand `hand` is; default 1. */
  seat?: Seat;
  /** Only deals for which this condition is true; if it is given more than once, all of them. */
  where?: List<string>;
  /** Plays the first N cards at random, by the rules, for endings or the middle of a trick. */
  played?: number;
  /** A row for each value of these. */
  by?: List<string>;
  /** What the shares of rows are of: joint or within; default: joint for points, tricks and score, else within. joint: all rows; within: rows with the same keys. */
  shares?: 'joint' | 'within';
  /** Counts all; the default for length, auction, melds and share, if that is possible and takes no more than some seconds and 256 MB. */
  exact?: boolean;
  /** Samples deals of this seed; default 1. */
  seed?: number;
  /** From deal number I on; default 0. */
  first?: number;
  /** How many deals; default 10000, or fewer if they are solved and nothing bounds the work, after 400 million cards. */
  deals?: number;
  /** Narrower intervals, by guesses of many more deals; solves as many as without; the intervals are as of several times the deals; for points, tricks, score and vol in contracts to which guesses are fitted, else nothing changes. */
  glance?: boolean;
  /** Plays each deal in this contract; several, or all: in each of them, with a row for each; best: in the best one that the declarer can name, by score; best,C,...: in the best of these. Coiffeur has no score: contracts are compared by points times the multiplier of the line; C*K: times K, as a joker 3; C-P: only the points above P, what the line brings another time. */
  contracts?: List<OrWord<Contract | 'all'>>;
  /** The trumps, if the contract does not name them. */
  trump?: string;
  /** The seat that declares. */
  declarer?: Seat;
  /** The most cards that the search may play for a value; deals that need more are counted, and widen the intervals by what is not proven. */
  limit?: number;
  /** The most time for a value; not for the table, which `deals` bounds; such a table differs from machine to machine. */
  seconds?: number;
  /** Rule options, as in a deal file. */
  options?: string;
}
