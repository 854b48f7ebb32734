// Work on several cores: whatever their number the answers are the same, and those of the program.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { matador, withPage } from './browser.mjs';
import { LONG, moved, openTab, ready, use } from './steps.mjs';
import { file } from './whole.mjs';

const DEALS = 400; // a step of the panel
const deals = readFileSync(new URL('../commands/deals/advise.deals', import.meta.url), 'utf8');
const [hand] = deals.split(/\n\n+/).filter((one) => one.includes('[Game'));

const percent = (share) => `${Math.round(100 * share)}\u00a0%`;
const rounded = (mean) => mean.toFixed(2).replace('-', '−');

const [advice] = matador(['advise', '--json'], hand)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const table = JSON.parse(
  matador([
    ...['table', 'points', '--game', 'sjavs', '--contracts', 'clubs', '--declarer', '1'],
    ...['--deals', String(DEALS), '--json'],
  ]),
);

for (const cores of [1, 4]) {
  await withPage('work', file, { cores }, async (page) => {
    await ready(page);
    // How much, step by step; it shows how far it is, and can be stopped.
    await openTab(page, 'chances');
    await page.click('[data-kind=worth]');
    await page.click('[data-action=count]');
    await page.waitForSelector('#panel-chances progress[max]', { timeout: LONG });
    const text = await page.waitForFunction(
      (count) => {
        const told = document.querySelector('#panel-chances .found')?.textContent ?? '';
        return told.includes(`${count} deals`) && told;
      },
      DEALS,
      { timeout: LONG },
    );
    await page.click('#panel-chances [data-stop]');
    await page.waitForSelector('#panel-chances [data-stop]', { state: 'detached' });
    assert.ok((await text.jsonValue()).includes(rounded(table.rows[0].mean)), `${cores} cores`);
    // Advice over all worlds.
    await use(page, hand);
    await page.waitForSelector('.advice', { timeout: LONG });
    await page.waitForSelector('#panel-advice .work', { state: 'detached', timeout: LONG });
    const rows = await page.$$eval('.advice tbody tr', (all) => all.map((one) => one.textContent));
    const best = [...advice.options].sort((a, b) => b.mean - a.mean);
    assert.equal(rows.length, best.length);
    best.forEach(({ mean, won, best: share }, i) => {
      const told = `${rounded(mean)}${percent(won)}${percent(share)}`;
      assert.ok(rows[i].includes(told), `${rows[i]}: ${told}, ${cores} cores`);
    });
  });
}

// Positions in the middle of a play are dealt, also where nobody bids.
await withPage('played', file, {}, async (page) => {
  await ready(page);
  for (const game of ['sjavs', 'jass', 'klorsjavs']) {
    await page.click('[data-action=game]');
    await page.click(`[data-game=${game}]`);
    await page.click('[data-action=game]');
    await page.click('.gallery summary');
    await page.fill('[data-choice=played]', '7');
    await page.click('[data-action=again]');
    await moved(page, 7);
    await ready(page);
  }
});
