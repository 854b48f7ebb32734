// Sets of solved deals: the same when they are made again or were interrupted, the same in both files, and what the
// program finds.
//   node solved.mjs MATADOR PACKAGES

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [program, packages] = process.argv.slice(2).map((one) => resolve(one));
const make = fileURLToPath(new URL('../../datasets/solved/make', import.meta.url));
const { asyncBufferFromFile, parquetReadObjects } = await import(
  pathToFileURL(join(packages, 'node_modules/hyparquet/src/node.js'))
);
const folder = mkdtempSync(join(tmpdir(), 'matador-solved-'));

const run = (...words) => execFileSync(make, [program, folder, ...words], { encoding: 'utf8' });

for (const [name, deals, options] of [
  ['sjavs4', 120, ['--game', 'sjavs']],
  ['klorsjavs', 10, ['--game', 'klorsjavs']],
]) {
  run(name, '--deals', String(deals));
  const files = [`${name}.csv`, `${name}.parquet`].map((file) => join(folder, file));
  const before = files.map((file) => readFileSync(file));
  const parts = join(folder, 'parts', name);
  rmSync(join(parts, readdirSync(parts)[0]));
  run(name, '--deals', String(deals));
  assert.deepEqual(
    files.map((file) => readFileSync(file)),
    before,
  );

  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(files[1]) });
  const lines = before[0].toString().trim().split('\n');
  assert.equal(lines.length, rows.length + 1);
  assert.equal(new Set(rows.map(({ id }) => id)).size, deals);
  for (const row of rows.filter((_, i) => i % 97 === 0)) {
    const { id, contract, trump, declarer } = row;
    const [seed, number] = id.split('/');
    const played = ['--contract', contract, '--declarer', String(declarer)];
    if (trump) played.push('--trump', trump);
    const dealt = execFileSync(program, ['deal', ...options, '--seed', seed, '--first', number]);
    const [cards] = dealt.toString().match(/\[Deal "[^"]*"\]/);
    const talon = dealt.toString().match(/\[Talon "[^"]*"\]/)?.[0] ?? '';
    const [game, seats] = ['Game', 'Seats'].map(
      (tag) => dealt.toString().match(`\\[${tag} "[^"]*"\\]`)[0],
    );
    const answer = JSON.parse(
      execFileSync(program, ['solve', '--json', '--cards', ...played], {
        input: [game, seats, cards, talon].filter(Boolean).join('\n'),
        encoding: 'utf8',
      }),
    );
    assert.equal(row.value, answer.value);
    assert.deepEqual(row.cards ?? undefined, answer.cards);
    assert.equal(row.take, answer.exchange?.take.join(' ') ?? null);
    const index = rows.indexOf(row) + 1;
    assert.ok(lines[index].startsWith(`${id},${row.deal},`));
    assert.ok(lines[index].includes(`,${answer.objective},${answer.value},`));
  }
  console.log(`${rows.length} rows of ${name}`);
}
rmSync(folder, { recursive: true });
