// A deal is played to its end: what its melds bring, and its score-sheet, are those of the program.

import assert from 'node:assert/strict';
import { writeDeal } from '../../tools/page/parts/deals/cards.js';
import { capital } from '../../tools/page/parts/frame/html.js';
import { tagsOf } from '../../tools/page/parts/deals/link.js';
import { matador, withPage } from './browser.mjs';
import { LONG, moved, openTab, ready, told, use } from './steps.mjs';
import { file } from './whole.mjs';

// Of one side the runs count, of the other the king and Ober of trumps.
const dealt = [
  'deal',
  '--game',
  'jass',
  '--contracts',
  'acorns',
  '--declarer',
  '1',
  '--seed',
  '19',
];
const BUT_ONE = 35;

const linesOf = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const playedIn = (page) => tagsOf(new URL(page.url()).hash);
const figure = (value) => (value ? String(value).replace('-', '−') : '');

await withPage('evening-of-jass', file, {}, async (page) => {
  await ready(page);
  const deal = matador([...dealt, '--played', String(BUT_ONE)]);
  await use(page, deal);
  await moved(page, BUT_ONE);
  await ready(page);
  await page.click('.turn [data-card]');
  await moved(page, BUT_ONE + 1);
  const [{ value }] = linesOf(matador(['solve', '--json'], writeDeal(playedIn(page))));
  await told(page, `The deal is over. ${value} points`);
  const { worth, scored, stoeck, ...sides } = linesOf(matador(['melds', '--json'], deal))[0];
  const shown = await page.$$eval('.melds tbody tr', (rows) =>
    rows.map((row) => [...row.querySelectorAll('td')].slice(1).map((one) => one.textContent)),
  );
  const figures = worth.map((one, seat) => [one, scored[seat], stoeck[seat]]);
  assert.deepEqual(
    shown,
    figures.filter((one) => one.some(Boolean)).map((one) => one.map(figure)),
  );
  assert.ok(stoeck.some(Boolean) && scored.some(Boolean)); // there is something to tell
  const text = await page.textContent('#panel-play .melds-of-sides');
  assert.deepEqual(text.match(/\d+/g).map(Number), [sides.declaring_side, sides.others]);
  // The sheet.
  const [row] = linesOf(matador(['score', '--json'], writeDeal(playedIn(page))));
  await openTab(page, 'score');
  await page.waitForSelector('.sheet', { timeout: LONG });
  const cells = await page.$$eval('.sheet tbody tr:first-child td', (all) =>
    all.map((one) => one.textContent),
  );
  assert.deepEqual(cells, [
    ...row.sheet.map(String),
    capital(row.contract),
    String(row.declarer),
    row.melds.join(' : '),
    figure(row.score),
  ]);
});

// Who plays along sees no more than his own, among the hands that may stay as they are, too.
await withPage('covered-melds', file, {}, async (page) => {
  await ready(page);
  await use(page, matador([...dealt, '--played', '1']));
  await moved(page, 1);
  await page.waitForSelector('.melds');
  const open = await page.$$eval('.melds tbody th', (all) => all.map((one) => one.textContent));
  assert.ok(open.length > 1);
  await page.click('[data-mode=play]');
  for (const seat of [1, 2, 3, 4]) {
    await page.selectOption('[data-setting=seat]', String(seat));
    await page.waitForFunction(
      (own) =>
        [...document.querySelectorAll('.melds tbody th')].map((one) => one.textContent).join() ===
        own,
      open.filter((one) => one === `Seat ${seat}`).join(),
    );
  }
  await page.click('#tab-chances');
  await page.waitForSelector('#panel-chances [data-keep]');
  const kept = await page.$$eval('#panel-chances [data-keep]', (all) =>
    all.map((one) => one.dataset.keep),
  );
  assert.deepEqual(kept, ['4']);
});
