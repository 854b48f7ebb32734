// The page with the solver: every game is dealt, solved and played; links, files and questions.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { accessible, browser, folder, matador, shownValues, withPage } from './browser.mjs';

const file = join(folder, 'matador.html');
matador(['page', '--out', file]);
const ready = (page) => page.waitForSelector('button.card[data-card] .badge', { timeout: 120_000 });

// What the program says about the position that stands in the address.
function expected(address) {
  const tags = [...new URLSearchParams(address.split('#')[1])];
  const text = tags
    .filter(([, value]) => value)
    .map(([name, value]) => `[${name} "${value}"]\n`)
    .join('');
  const answers = matador(['solve', '--json', '--cards'], text)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return answers.find((one) => one.cards && (one.player ?? one.to_play) === one.to_play).cards;
}

const plain = (cards) =>
  Object.fromEntries(
    Object.entries(cards)
      .filter(([card]) => card !== 'pass')
      .map(([card, value]) => [card.replace('+', ''), value]),
  );

// The games whose whole deals are solved in a moment.
for (const [game, contract] of [
  ['sjavs'],
  ['klorsjavs', 'spil'],
  ['scharwenzel'],
  ['skat', 'grand'],
]) {
  await withPage(`full-${game}`, file, { width: 390, scheme: 'dark' }, async (page) => {
    await ready(page);
    await page.selectOption('[data-choice=game]', game);
    await page.waitForFunction(
      (name) =>
        document.querySelector('main h2')?.textContent.startsWith(name) ||
        document.querySelector('.message')?.textContent.length > 20,
      game,
      { timeout: 120_000 },
    );
    if (contract) await page.selectOption('[data-choice=contract]', contract);
    if (game === 'klorsjavs') await page.selectOption('[data-choice=trump]', 'clubs');
    if (contract) await page.selectOption('[data-choice=declarer]', '1');
    await page.waitForFunction(
      (name) => document.querySelector('main h2')?.textContent.startsWith(name),
      game,
      { timeout: 120_000 },
    );
    for (let i = 0; i < 4; ++i) {
      await page.waitForFunction(
        (count) =>
          document.querySelector('.controls span')?.textContent !== undefined &&
          document.querySelector('.controls').textContent.includes(`${count} / `),
        i,
        { timeout: 120_000 },
      );
      await ready(page);
      assert.deepEqual(await shownValues(page), plain(expected(page.url())), `${game}, card ${i}`);
      const cards = await page.$$('button.card[data-card]');
      await cards[i % cards.length].click();
    }
  });
  console.log(game);
}

await withPage('full', file, {}, async (page) => {
  await ready(page);
  const address = page.url();
  await page.click('[data-action=compare]');
  await page.waitForSelector('.contracts', { timeout: 120_000 });
  await page.click('[data-action=advise]');
  await page.waitForSelector('.advice', { timeout: 120_000 });
  await page.click('.text summary');
  await page.fill(
    'textarea',
    matador(['deal', '--game', 'skat', '--seed', '3', '--contracts', 'clubs', '--declarer', '2']),
  );
  await page.click('[data-action=use]');
  await page.waitForFunction(() => document.querySelector('h2').textContent.startsWith('skat'), {
    timeout: 120_000,
  });
  await page.goto(address);
  await page.reload();
  await ready(page);
  assert.equal(page.url(), address);
});
await accessible('full', file);

for (const hash of [
  '#Deal=<script>alert(1)</script>',
  '#Game=sjavs&Seats=4&Deal=1:"><img src=x onerror=alert(1)>&Names=<b>',
  `#Deal=${'A'.repeat(100_000)}`,
]) {
  await withPage('hostile', file, { hash }, async (page) => {
    await page.waitForTimeout(1500);
    assert.equal(await page.locator('main img, main script, main b').count(), 0);
  });
}
await browser.close();
