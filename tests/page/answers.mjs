// The solver for browsers in Node: the bytes that the program prints, for deals of every game.
//   node answers.mjs MATADOR SOLVER.wasm [TIMES]     TIMES as many deals, 0.1: a tenth

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Solver } from '../../tools/npm/matador/solver.js';

const [program, wasm] = process.argv.slice(2, 4).map((one) => resolve(one));
const times = Number(process.argv[4] ?? 1);
const many = (count) => Math.ceil(times * count);
const solver = new Solver(await WebAssembly.compile(readFileSync(wasm)));
const reply = (request) => solver.ask(JSON.stringify(request));
// A faulty deal is answered too.
function matador(words, input = '') {
  try {
    return execFileSync(program, words, {
      input,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: 'pipe',
    });
  } catch (error) {
    return error.stdout;
  }
}

const typed = (options) =>
  Object.entries(options).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : [`--${name}`, String(value)],
  );

async function timed(work) {
  const start = performance.now();
  const result = await work();
  return [result, performance.now() - start];
}

// Both are asked; returns the milliseconds of each.
async function same(command, deals, options, words = ['--json', ...typed(options)]) {
  const [{ answer }, here] = await timed(() => reply({ command, deals, options }));
  const [printed, native] = await timed(() => matador([command, ...words], deals));
  assert.ok(printed.length > 0, command);
  assert.equal(answer, printed, `${command} ${JSON.stringify(options)}\n${deals}`);
  return { here, native };
}

// How many deals: of games that are solved in a moment, and of the others for each contract, so that
// each game has a few hundred.
const CHEAP = { sjavs: 300, klorsjavs: 300, scharwenzel: 300 };
const EACH = {
  jass: 6,
  coiffeur: 30,
  davoserjazz: 6,
  bridge: 50,
  skat: 50,
  schafkopf: 100,
  kurzschafkopf: 100,
};
const WITHOUT_TRUMPS = 20; // of Jass and Coiffeur
// Where whole deals take long, the intervals are compared; of a part of the deals those of all that take more
// than a moment.
const LIMIT = times < 1 ? 10_000 : 50_000;
const LIMIT_OF_PART = 50_000;

const isWithoutTrumps = (contract) => /obenabe|undenufe/.test(contract);
const each = (game, contract) =>
  CHEAP[game] ?? (isWithoutTrumps(contract) ? WITHOUT_TRUMPS : EACH[game]);

const isLong = (game, count, contract) =>
  (game === 'jass' && (count === 3 || count === 4)) || game === 'coiffeur'
    ? !isWithoutTrumps(contract)
    : game === 'davoserjazz' && contract !== 'qabbalah';

function limitOf(game, count, contract) {
  if (isLong(game, count, contract)) return { limit: LIMIT };
  return times < 1 ? { limit: LIMIT_OF_PART } : {};
}

const totals = new Map(); // deals by game
const EVERYTHING = { cards: true, line: true };
async function solved(name, deals, count, more = EVERYTHING) {
  const [game] = name.split(' ');
  const asked = { ...more, 'table-mib': 16 };
  const { here, native } = await same('solve', deals, asked);
  const ratio = (here / native).toFixed(1);
  const megabytes = Math.round(solver.bytes / (1 << 20));
  totals.set(game, (totals.get(game) ?? 0) + count);
  console.log(
    `${name}: ${count} deals${more.limit ? ` within ${more.limit} cards` : ''}, ${(here / count).toFixed(1)} ms each, ${ratio} times the program's, ${megabytes} MiB`,
  );
}

await same('games', '', {});
for (const line of matador(['games', '--json']).trim().split('\n')) {
  const { game, seats, contracts, trumps, not_dealt: undealt = [] } = JSON.parse(line);
  for (const count of seats) {
    if (CHEAP[game] && !trumps) {
      const deals = many(CHEAP[game] / (count === 2 ? 10 : count === 3 ? 3 : 1));
      const dealing = { game, seats: count, seed: 11, deals };
      await same('deal', '', dealing, typed(dealing));
      await solved(`${game} ${count}`, matador(['deal', ...typed(dealing)]), deals);
      continue;
    }
    for (const contract of contracts) {
      if (undealt.includes(contract)) continue;
      const deals = many(each(game, contract));
      const dealing = { game, seats: count, seed: 11, deals, contracts: contract };
      await same('deal', '', dealing, typed(dealing));
      const text = matador(['deal', ...typed(dealing)]);
      const named = trumps
        ? text.replaceAll('[Contract', `[Trump "${trumps[0]}"]\n[Contract`)
        : text;
      await same('convert', named, {}, []);
      await solved(`${game} ${count} ${contract}`, named, deals, {
        ...EVERYTHING,
        ...limitOf(game, count, contract),
      });
    }
  }
}

// To the end.
for (const [game, seats, contract, seed] of [
  ['jass', 4, 'acorns', 15],
  ['davoserjazz', 8, 'qabbalah', 13],
]) {
  const dealing = { game, seats, seed, contracts: contract, deals: many(1) };
  const deals = matador(['deal', ...typed(dealing)]);
  await solved(`${game} ${seats} ${contract}`, deals, many(1));
}

// All contracts of a deal of bridge at once.
const boards = matador(['deal', '--game', 'bridge', '--seed', '12', '--deals', String(many(30))]);
await solved('bridge all', boards, many(30), { contracts: 'all' });
console.log([...totals].map(([game, count]) => `${game} ${count}`).join(', '));

for (const [command, file, options] of [
  ['replay', 'replay.deals', { cards: true, line: true }],
  ['replay', 'played-qabbalah.deals', { cards: true }],
  ['advise', 'advise.deals', { worlds: 10 }],
  ['score', 'evening4.deals', {}],
  ['auction', 'evening4.deals', {}],
  ['melds', 'melds.deals', {}],
]) {
  const path = new URL(`../commands/deals/${file}`, import.meta.url);
  await same(command, readFileSync(path, 'utf8'), options);
}
for (const options of [
  { question: 'length', game: 'sjavs' },
  { question: 'auction', game: 'sjavs', seats: 3, deals: 500 },
  { question: 'points', game: 'sjavs', deals: 200, by: 'trumps(declarer)' },
  { question: 'melds', game: 'jass', seats: 3, deals: 500 },
]) {
  const { question, ...others } = options;
  const { here, native } = await same('table', '', options, [question, '--json', ...typed(others)]);
  console.log(`table ${question}: ${Math.round(here)} ms, native ${Math.round(native)}`);
}

// What a phone can spare.
const megabytes = solver.bytes / (1 << 20);
assert.ok(megabytes <= 96, `${megabytes} MiB`);
console.log(`at most ${Math.round(megabytes)} MiB`);
