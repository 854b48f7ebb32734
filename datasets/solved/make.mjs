// Deals, solves them part by part in as many processes as there are cores, and writes what was found as CSV and Parquet.
//   node make.mjs PACKAGES MATADOR FOLDER [NAME...] [--deals N]

import { execFile } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { SETS } from './sets.mjs';

const SEED = 1;
const PART = 100; // deals

// Of each file of the sets a column, and its type in Parquet.
const COLUMNS = {
  id: 'STRING',
  deal: 'STRING',
  talon: 'STRING',
  table: 'STRING',
  second: 'STRING',
  contract: 'STRING',
  trump: 'STRING',
  declarer: 'INT32',
  player: 'INT32',
  leader: 'INT32',
  objective: 'STRING',
  value: 'INT32',
  cards: 'JSON',
  line: 'STRING',
  discard: 'STRING',
  take: 'STRING',
};

const [packages, program, target, ...words] = process.argv.slice(2);
const { values: options, positionals: names } = parseArgs({
  args: words,
  allowPositionals: true,
  options: { deals: { type: 'string' } },
});
const require = createRequire(`${resolve(packages)}/`);
const load = (name) => import(pathToFileURL(require.resolve(name)));
const { stringify } = await load('csv-stringify/sync');
const { fileWriter, parquetWriteRows } = await import(
  pathToFileURL(join(resolve(packages), 'node_modules/hyparquet-writer/src/node.js'))
);

// What the program prints; `input`: its standard input.
function matador(args, input = '') {
  return new Promise((done, failed) => {
    const child = execFile(program, args, { maxBuffer: 1 << 30 }, (error, out, messages) =>
      error ? failed(new Error(`${args.join(' ')}: ${messages}`)) : done(out),
    );
    child.stdin.end(input);
  });
}

// Whole, or not at all.
function writeWhole(file, text) {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

const linesOf = (text) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const joined = (cards) => cards?.join(' ') ?? null;

// A row for each contract, declarer and player of a deal.
function rowOf(answer, { Id, Deal, Talon, Table, Second }) {
  const { contract, trump, declarer, player, leader, objective, value, cards, line, exchange } =
    answer;
  const found = { contract, trump, declarer, player, leader, objective, value, cards };
  const row = { id: Id, deal: Deal, talon: Talon, table: Table, second: Second, ...found };
  Object.assign(row, {
    line: joined(line),
    discard: joined(exchange?.discard),
    take: joined(exchange?.take),
  });
  return Object.fromEntries(Object.keys(COLUMNS).map((name) => [name, row[name] ?? null]));
}

async function solvePart({ game, seats, contracts = 'all' }, first, count, file) {
  const numbers = ['--seed', SEED, '--first', first, '-n', count].map(String);
  const dealt = await matador([
    'deal',
    '--game',
    game,
    '--seats',
    String(seats),
    ...numbers,
    '--json',
  ]);
  const deals = linesOf(dealt);
  const bare = deals
    .map(({ Contract, Declarer, Trump, AllPassed, ...deal }) => JSON.stringify(deal))
    .join('\n');
  const answers = linesOf(
    await matador(
      ['solve', '--json', '--cards', '--line', '--threads', '1', '--contracts', contracts],
      bare,
    ),
  );
  const rows = answers.map((answer) => rowOf(answer, deals[answer.deal - 1]));
  writeWhole(file, rows.map((row) => JSON.stringify(row)).join('\n'));
}

// Tells how far it is, on a terminal alone.
function progressOf(name, all) {
  const start = Date.now();
  let fresh = 0;
  return (done) => {
    fresh += 1;
    if (!process.stderr.isTTY) return;
    const left = Math.round((((Date.now() - start) / fresh) * (all - done)) / 1000);
    const end = done === all ? '\n' : '';
    process.stderr.write(`\r${name}: ${done} of ${all} parts, ${left} s left   ${end}`);
  };
}

// The parts of a set: {first, count, file}.
function partsOf(name, deals) {
  const folder = join(target, 'parts', name);
  mkdirSync(folder, { recursive: true });
  return Array.from({ length: Math.ceil(deals / PART) }, (_, i) => {
    const first = i * PART;
    const count = Math.min(PART, deals - first);
    return { first, count, file: join(folder, `${first}-${count}.jsonl`) };
  });
}

async function solveAll(name, parts) {
  const tell = progressOf(name, parts.length);
  const open = parts.filter(({ file }) => !existsSync(file));
  let done = parts.length - open.length;
  const worker = async () => {
    for (let part = open.shift(); part; part = open.shift()) {
      await solvePart(SETS[name], part.first, part.count, part.file);
      tell(++done);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

const rowsOf = ({ file }) => linesOf(readFileSync(file, 'utf8'));

// Part by part, for a set may be larger than the memory.
function writeCsv(file, parts) {
  const columns = Object.keys(COLUMNS);
  writeFileSync(file, stringify([columns]));
  for (const part of parts) {
    const rows = rowsOf(part).map((row) => ({
      ...row,
      cards: row.cards && JSON.stringify(row.cards),
    }));
    appendFileSync(file, stringify(rows, { columns }));
  }
}

function writeParquet(file, parts) {
  function* rows() {
    for (const part of parts) yield* rowsOf(part);
  }
  const columns = Object.entries(COLUMNS).map(([name, type]) => ({ name, type, nullable: true }));
  parquetWriteRows({ writer: fileWriter(file), rows: rows(), columns });
}

async function make(name) {
  const parts = partsOf(name, Number(options.deals ?? SETS[name].deals));
  await solveAll(name, parts);
  for (const [ending, write] of [
    ['csv', writeCsv],
    ['parquet', writeParquet],
  ]) {
    const file = join(target, `${name}.${ending}`);
    write(`${file}.new`, parts);
    renameSync(`${file}.new`, file);
    console.log(file);
  }
}

function fail(message) {
  console.error(message);
  process.exit(2);
}

const unknown = names.find((name) => !(name in SETS));
if (unknown) fail(`no set is called "${unknown}", expected ${Object.keys(SETS).join(', ')}`);
if (!/^[1-9]\d{0,8}$/.test(options.deals ?? '1'))
  fail(`bad --deals "${options.deals}", expected a number from 1 to 999999999`);
for (const [name, { deals, contracts = 'all' }] of Object.entries(names.length > 0 ? {} : SETS))
  console.log(`${name}: ${deals} deals, contracts: ${contracts}`);
for (const name of names) await make(name);
