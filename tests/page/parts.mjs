// What modules of the page do without a browser.
//   node parts.mjs MATADOR

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playOf, readDeals } from '../../tools/page/parts/cards.js';
import { learn } from '../../tools/page/parts/games.js';
import { linkOf, tagsOf } from '../../tools/page/parts/link.js';

const [program] = process.argv.slice(2);
// Of faulty deals the others.
const matador = (...words) => spawnSync(program, words, { encoding: 'utf8' }).stdout;
const linesOf = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

learn(linesOf(matador('games', '--json')));
const folder = fileURLToPath(new URL('../commands/deals/', import.meta.url));
const deals = readdirSync(folder)
  .filter((name) => name.endsWith('.deals'))
  .flatMap((name) => readDeals(matador('convert', folder + name)))
  .filter(({ Deal }) => Deal);

// A link leads to the very deal.
for (const tags of deals) assert.deepEqual(tagsOf(linkOf(tags, playOf(tags))), tags);
const quoted = { Game: 'bridge', Deal: '1:A.. - - -', North: 'Anna "the [Ace]" \\' };
assert.deepEqual(tagsOf(linkOf(quoted, [])), quoted);
assert.equal(tagsOf(linkOf({ ...quoted, North: 'A"]\n[Result "1' }, [])).North, 'A"][Result "1');
assert.equal(tagsOf('#anything'), null);

console.log(`${deals.length} deals as links`);
