// Writes the types of the games into GAMES.d.ts, from what the solver tells of them: no other file of the package names one.
//   node games_types.mjs SOLVER.wasm GAMES.d.ts

import { readFileSync, writeFileSync } from 'node:fs';
import { Solver } from './matador/solver.js';

const [wasm, out] = process.argv.slice(2);
const solver = new Solver(new WebAssembly.Module(readFileSync(wasm)));
const games = solver
  .ask('{"command":"games"}')
  .answer.trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const union = (values) => values.map((one) => JSON.stringify(one)).join(' | ');
const facts = games.map(
  ({ game, seats, contracts, objectives, table }) => `  ${game}: {
    seats: ${union(seats)};
    contract: ${union(contracts)};
    objective: ${union(objectives)};
    suit: ${union(table.cards.names)};
  };
`,
);

writeFileSync(
  out,
  `// The games, as the solver tells of them. Made by games_types.mjs.

export interface Games {
${facts.join('')}}

export type GameName = keyof Games;
export type Contract = Games[GameName]['contract'];
export type Suit = Games[GameName]['suit'];
`,
);
