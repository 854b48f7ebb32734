// The functions: the commands of the program. `matador types functions` has written this.

import type {
  AdviseAnswer,
  AuctionAnswer,
  GameInfo,
  MeldsAnswer,
  ReplayAnswer,
  ScoreRow,
  SolveAnswer,
  Table,
  TableQuestion,
} from './answers.js';
import type { Work } from './index.js';
import type {
  AdviseOptions,
  AuctionOptions,
  ConvertOptions,
  Deals,
  GenerateOptions,
  Hands,
  MeldsOptions,
  ReplayOptions,
  ScoreOptions,
  SolveOptions,
  TableOptions,
} from './options.js';

/** The questions, answered at once. Each throws a `MatadorError` with the message of the program. */
export interface Matador {
  /** What deals are worth: an answer for each, or for each contract, suit or player of it. */
  solve(deals: Deals, options?: SolveOptions): SolveAnswer[];
  /** What each card that was played cost. */
  replay(deals: Deals, options?: ReplayOptions): ReplayAnswer[];
  /** What to declare or play when only one's own cards are known. */
  advise(deals: Hands, options?: AdviseOptions): AdviseAnswer[];
  /** The score-sheet over deals that were played. */
  score(deals: Deals, options?: ScoreOptions): ScoreRow[];
  /** What the forced auction ends in, or how far one hand may bid. */
  auction(deals: Hands, options?: AuctionOptions): AuctionAnswer[];
  /** What the melds of each player are worth. */
  melds(deals: Hands, options?: MeldsOptions): MeldsAnswer[];
  /** The deals as text, in the form of a deal file or another one. */
  convert(deals: Deals, options?: ConvertOptions): string;
  /** Random deals, the same for the same seed on every machine, each as the text of a deal file. */
  generate(options: GenerateOptions): string[];
  /** How often, or how much on average. */
  table(question: TableQuestion, options: TableOptions): Table;
  /** The games, with their contracts, numbers of players and rule options. */
  games(): GameInfo[];
}

/** The questions, answered in a worker, one after the other. */
export interface MatadorWorker {
  solve(deals: Deals, options?: SolveOptions & Work): Promise<SolveAnswer[]>;
  replay(deals: Deals, options?: ReplayOptions & Work): Promise<ReplayAnswer[]>;
  advise(deals: Hands, options?: AdviseOptions & Work): Promise<AdviseAnswer[]>;
  score(deals: Deals, options?: ScoreOptions & Work): Promise<ScoreRow[]>;
  auction(deals: Hands, options?: AuctionOptions & Work): Promise<AuctionAnswer[]>;
  melds(deals: Hands, options?: MeldsOptions & Work): Promise<MeldsAnswer[]>;
  convert(deals: Deals, options?: ConvertOptions & Work): Promise<string>;
  generate(options: GenerateOptions & Work): Promise<string[]>;
  table(question: TableQuestion, options: TableOptions & Work): Promise<Table>;
  games(options?: Work): Promise<GameInfo[]>;
  /** Ends the worker; what is not answered yet is rejected. */
  end(): void;
}
