// The examples of the package's README do what they say: each block ```js prints the block ```text behind it.
//   node examples.mjs FOLDER     where the package is installed

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(process.argv[2]);
const text = readFileSync(join(folder, 'node_modules/matador/README.md'), 'utf8');
const examples = [...text.matchAll(/^```js\n(.*?)^```\n\n^```text\n(.*?)^```$/gms)];
assert.ok(examples.length >= 5);
assert.equal(examples.length, text.match(/^```js$/gm).length, 'an example without what it prints');
for (const [i, [, code, printed]] of examples.entries()) {
  const file = join(folder, `example${i}.mjs`);
  writeFileSync(file, code);
  const found = execFileSync(process.execPath, [file], { encoding: 'utf8' });
  assert.equal(found, printed, code);
}
console.log(`${examples.length} examples`);
