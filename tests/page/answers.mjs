// The solver for browsers in Node: the bytes that the program prints, for some hundred deals of every game.
//   node answers.mjs MATADOR FOLDER OF matador_page.js

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const [program, built] = process.argv.slice(2).map((one) => resolve(one));
const wasmBinary = readFileSync(join(built, 'matador_page.wasm'));
delete globalThis.fetch;  // emscripten 3.1.6 takes it for that of a browser
const createSolver = createRequire(import.meta.url)(join(built, 'matador_page.js'));
const solver = await createSolver({ wasmBinary });
const reply = (request) => JSON.parse(solver.ccall('matador_reply', 'string', ['string'], [JSON.stringify(request)]));
const matador = (words, input = '') => execFileSync(program, words, { input, encoding: 'utf8', maxBuffer: 1 << 28 });

const typed = (options) => Object.entries(options).flatMap(([name, value]) =>
  (value === true ? [`--${name}`] : [`--${name}`, String(value)]));

function same(command, deals, options, json = ['--json']) {
  const answered = reply({ command, deals, options });
  assert.equal(answered.answer, matador([command, ...json, ...typed(options)], deals), `${command} ${JSON.stringify(options)}\n${deals}`);
}

// How many deals of each game.
const DEALS = { sjavs: 200, klorsjavs: 200, scharwenzel: 200, skat: 40, bridge: 20, davoserjazz: 20, jass: 20, coiffeur: 20 };
const LIMIT = 50_000;  // where that is not enough, the intervals are compared

same('games', '', {});
for (const line of matador(['games', '--json']).trim().split('\n')) {
  const { game, seats, contracts, trumps } = JSON.parse(line);
  for (const count of seats) {
    const dealing = { game, seats: count, seed: 11, deals: DEALS[game], ...(game === 'sjavs' ? {} : { contracts: contracts[0] }) };
    same('deal', '', dealing, []);
    const text = matador(['deal', ...typed(dealing)]);
    const deals = trumps ? text.replaceAll('[Contract', `[Trump "${trumps[0]}"]\n[Contract`) : text;
    same('solve', deals, { cards: true, line: true, 'table-mib': 16, limit: LIMIT });
    same('convert', deals, {}, []);
    console.log(`${game} ${count}: ${DEALS[game]} deals`);
  }
}
for (const [command, file, options] of [
  ['replay', 'replay.deals', { cards: true, line: true }], ['advise', 'advise.deals', { worlds: 10 }],
  ['score', 'evening4.deals', {}], ['auction', 'evening4.deals', {}], ['melds', 'melds.deals', {}],
]) {
  const path = new URL(`../commands/deals/${file}`, import.meta.url);
  const deals = readFileSync(path, 'utf8');
  const { answer } = reply({ command, deals, options });
  let printed = '';
  try { printed = matador([command, '--json', ...typed(options)], deals); } catch (error) { printed = error.stdout; }
  assert.equal(answer, printed, command);
}
