// Whether every word that the page says has its German.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';

const parts = new URL('../../tools/page/parts/', import.meta.url);
const sourceOf = (name) => readFileSync(new URL(name, parts), 'utf8');
const { german } = await import(
  `data:text/javascript;base64,${Buffer.from(sourceOf('german.js')).toString('base64')}`
);

// Words that are said at once, and those of tables of words, whose names are in capitals.
const literals = (text) => [...text.matchAll(/'((?:[^'\\]|\\.)*)'/g)].map(([, word]) => word);
const wordsOf = (text) => [
  ...[...text.matchAll(/\bsay\(\s*'((?:[^'\\]|\\.)*)'/g)].map(([, word]) => word),
  ...[
    ...text.matchAll(
      /^(?:export )?const (?:NAMES|SWITCHES|MORE|HINT|GUESS|CLAUSE|SENTENCES)\b[^=]*=([^;]*);/gm,
    ),
  ]
    .flatMap(([, table]) => literals(table))
    .filter((word) => /[a-z]/.test(word)),
];

const missing = readdirSync(parts)
  .filter((name) => name.endsWith('.js') && name !== 'german.js')
  .flatMap((name) => wordsOf(sourceOf(name)).map((word) => [name, word]))
  .filter(([, word]) => german[word] === undefined);
assert.deepEqual(missing, []);
