// Whether every word that the page says has its German, and every name that the program gives to what is played.
//   node words.mjs            the words of the page's sources
//   node words.mjs MATADOR    the names of the program

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rulesInGerman } from '../../tools/page/parts/words/germanrules.js';

const parts = new URL('../../tools/page/parts/', import.meta.url);
const sourceOf = (name) => readFileSync(new URL(name, parts), 'utf8');
const tableOf = async (name) => {
  const text = Buffer.from(sourceOf(`words/${name}.js`)).toString('base64');
  return (await import(`data:text/javascript;base64,${text}`))[name];
};
const TABLES = ['names', 'english', 'german', 'swiss'];
const [names, ...tables] = await Promise.all(TABLES.map(tableOf));
const [english, german, swiss] = tables.map((table) => ({ ...names, ...table }));

// Words that are said at once, and those of tables of words, whose names are in capitals.
const literals = (text) => [...text.matchAll(/'((?:[^'\\]|\\.)*)'/g)].map(([, word]) => word);
const wordsOf = (text) => [
  ...[...text.matchAll(/\bsay\(\s*'((?:[^'\\]|\\.)*)'/g)].map(([, word]) => word),
  ...[
    ...text.matchAll(
      /^(?:export )?const (?:(?:[A-Z]+_)?NAMES|SWITCHES|MORE|HINT|GUESS|CLAUSE|SENTENCES)\b[^=]*=([^;]*);/gm,
    ),
  ]
    .flatMap(([, table]) => literals(table))
    .filter((word) => /[a-z]/.test(word)),
];

const said = readdirSync(parts, { recursive: true })
  .filter((name) => name.endsWith('.js') && !TABLES.includes(basename(name, '.js')))
  .flatMap((name) => wordsOf(sourceOf(name)).map((word) => [name, word]));
assert.deepEqual(
  said.filter(([, word]) => german[word] === undefined),
  [],
);

assert.deepEqual(
  Object.keys(swiss).filter((word) => german[word] === undefined),
  [],
);

const sheets = new URL('../commands/deals/', import.meta.url);
const PUSH = 'push'; // an option of advice
const OF_NO_END = ['game', 'seats'];
const FACTS = {
  length: 'cards in his longest trump suit',
  points: 'card points',
  melds: 'points of melds',
}; // as sentences name them
const keysOf = (value) =>
  value instanceof Object
    ? Object.entries(value).flatMap(([key, one]) => [
        ...(Array.isArray(value) ? [] : [key]),
        ...keysOf(one),
      ])
    : [];

const [program] = process.argv.slice(2);
if (program) {
  const linesOf = (...words) =>
    execFileSync(program, words, { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  const games = linesOf('games', '--json');
  const named = games.flatMap(({ contracts, objectives, trumps = [], table }) => [
    ...contracts.filter((name) => !table.without_tricks.includes(name)), // a game by its own name
    ...objectives,
    ...trumps,
    ...table.cards.names,
    ...(table.paper?.lines ?? []),
    table.title,
  ]);
  const missing = [...named, PUSH].filter((name) => german[name] === undefined);
  assert.deepEqual(missing, [], 'names without German');
  // What is no suit is called as people write it.
  const called = games
    .flatMap(({ contracts, table: { cards, paper, without_tricks: own } }) =>
      [...contracts, ...(paper?.lines ?? [])].filter(
        (name) => ![...cards.names, ...own].includes(name),
      ),
    )
    .filter((name) => english[name] === undefined);
  assert.deepEqual(called, [], 'names without English');
  const rules = games.flatMap(({ options }) => options.map(({ meaning }) => meaning));
  assert.deepEqual(
    [...new Set(rules)].toSorted(),
    Object.keys(rulesInGerman).toSorted(),
    'rules and their German',
  );
  // What is said of games with Swiss cards is all there in Swiss words.
  const ofJass = games
    .filter(({ table }) => table.cards.names.includes('shields'))
    .flatMap(({ contracts, objectives, table }) => [
      PUSH,
      ...[...contracts, ...objectives, ...table.cards.names, ...(table.paper?.lines ?? [])],
      ...table.facts.map((fact) => FACTS[fact] ?? fact),
    ]);
  assert.deepEqual(
    ofJass.filter((name) => swiss[name] === undefined),
    [],
    'names of Jass without Swiss words',
  );
  // What is told of melds.
  const ofMelds = linesOf('melds', '--json', fileURLToPath(new URL('melds.deals', sheets)))
    .flatMap(Object.entries)
    .filter(([key, value]) => key !== 'melds' && Array.isArray(value) && Number.isInteger(value[0]))
    .map(([key]) => key);
  assert.ok(ofMelds.length > 0);
  assert.deepEqual(
    ofMelds.filter((name) => swiss[name] === undefined),
    [],
    'figures of melds without Swiss words',
  );
  // What ends of score-sheets tell.
  const ends = readdirSync(sheets)
    .filter((name) => /^(evening|sticks|rubber).*\.deals$/.test(name))
    .flatMap((name) => linesOf('score', '--json', fileURLToPath(new URL(name, sheets))))
    .filter((row) => row.deal === undefined)
    .flatMap(keysOf);
  assert.ok(ends.length > 0);
  assert.deepEqual(
    ends.filter((name) => german[name] === undefined && !OF_NO_END.includes(name)),
    [],
    'ends of sheets without German',
  );
  const strange = Object.keys(english).filter((word) => ![...named, ...ofMelds].includes(word));
  assert.deepEqual(strange, [], 'names that nothing has');
}
