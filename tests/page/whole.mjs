// The page with the solver, as a file, and what the program says about what it shows.

import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { folder, matador } from './browser.mjs';

const LIMIT = 1_800_000;

export const file = join(folder, 'matador.html');
matador(['page', '--out', file]);
assert.ok(statSync(file).size < LIMIT, `${statSync(file).size} bytes`);

// What the program says about the position that stands in the address.
export function expected(address) {
  const tags = [...new URLSearchParams(address.split('#')[1])];
  const text = tags.map(([name, value]) => `[${name} "${value}"]\n`).join('');
  const answers = matador(['solve', '--json', '--cards'], text)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return answers.find((one) => one.cards && (one.player ?? one.to_play) === one.to_play).cards;
}

export const plain = (cards) =>
  Object.fromEntries(
    Object.entries(cards)
      .filter(([card]) => card !== 'pass')
      .map(([card, value]) => [card.replace('+', ''), value]),
  );
