// Cards are put in on the rack.

import assert from 'node:assert/strict';
import { withPage } from './browser.mjs';
import { LONG, complains, ready } from './steps.mjs';
import { file } from './whole.mjs';

// A card is dragged to its place; the rest is dealt, also until a condition holds; text is taken.
await withPage('rack', file, {}, async (page) => {
  await ready(page);
  await page.click('[data-action=cards]');
  await page.click('[data-action=empty]');
  await page.dragAndDrop('.pack [data-card=SA]', '[data-place="2"]');
  assert.match(await page.textContent('[data-place="2"]'), /1 \/ 8/);
  await page.click('.rack summary'); // as text
  await page.fill('[data-paste]', 'nonsense');
  await page.click('[data-action=paste]');
  await complains(page);
  await page.fill('[data-paste]', 'AK.AT.AT.AT');
  await page.click('[data-action=paste]');
  assert.match(await page.textContent('[data-place="0"]'), /8 \/ 8/);
  await page.check('[data-clause]');
  for (const [gap, value] of Object.entries({ whose: '2', most: '==', facts: 'suit(@, hearts)' }))
    await page.selectOption(`.rack [data-gap=${gap}]`, value);
  await page.fill('[data-gap=least]', '0');
  await page.click('.rack details:has([data-expression]) summary');
  assert.equal(await page.inputValue('.rack [data-expression]'), 'suit(2, hearts) == 0');
  await page.click('[data-action=rest]');
  await page.waitForFunction(() =>
    /8 \/ 8/.test(document.querySelector('[data-place="3"]').textContent),
  );
  await page.click('[data-action=entered]');
  // Seat 2 has no hearts, but perhaps the jack, which is a trump in any suit.
  await page.waitForURL(/Deal=1%3AAK\.AT\.AT\.AT\+[^.]*\.J?\./, { timeout: LONG });
});

// How long the last card of a deal waits for its first value.
await withPage('first-value', file, {}, async (page) => {
  await ready(page);
  await page.click('[data-action=cards]');
  await page.click('[data-action=empty]');
  // Five trumps: of a deal in which all pass no card would have a value.
  for (const one of 'CQ SQ CJ CA CK'.split(' ')) await page.click(`.pack [data-card=${one}]`);
  await page.click('[data-action=rest]');
  const waited = await page.evaluate(() => {
    const before = document.querySelector('.table');
    const start = performance.now();
    document.querySelector('[data-action=entered]').click();
    return new Promise((resolve) => {
      const look = () => {
        const isThere =
          document.querySelector('.turn .badge') && document.querySelector('.table') !== before;
        if (isThere) resolve(performance.now() - start);
        else requestAnimationFrame(look);
      };
      look();
    });
  });
  console.log(`the first value ${Math.round(waited)} ms after the last card`);
});

// On a phone on its side the pack and what is done with it are in sight.
await withPage('rack-sideways', file, { width: 844 }, async (page) => {
  await ready(page);
  await page.click('[data-action=cards]');
  const edges = await page.$$eval('.rack :is(.pack, [data-action=entered])', (all) =>
    all.map((one) => one.getBoundingClientRect().bottom),
  );
  assert.equal(edges.length, 2);
  assert.ok(Math.max(...edges) <= 390, `${edges}`);
});
