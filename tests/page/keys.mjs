// What the tasks do by mouse, by keys alone.

import assert from 'node:assert/strict';
import { withPage } from './browser.mjs';
import { LONG, moved, ready, told as says } from './steps.mjs';
import { file } from './whole.mjs';

await withPage('keys', file, {}, async (page) => {
  await ready(page);
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const tabTo = async (selector) => {
    for (let i = 0; i < 120; ++i) {
      if (await page.evaluate((wanted) => document.activeElement.matches(wanted), selector)) return;
      await page.keyboard.press('Tab');
    }
    assert.fail(`no ${selector} by keys`);
  };
  const enter = async (...selectors) => {
    for (const selector of selectors) {
      await tabTo(selector);
      await press('Enter');
    }
  };
  await enter('[data-action=game]', '[data-game=scharwenzel]');
  await says(page, '^Scharwenzel');
  await ready(page);
  await enter('.turn [data-card]');
  await moved(page, 1);
  await ready(page);
  await press('ArrowLeft');
  await moved(page, 0);
  await ready(page);
  // Another card in its place is a variation; Escape leads back to the play, which is kept, and undoing to either.
  const told = (text) =>
    page.waitForFunction(
      (wanted) => document.querySelector('.controls .count').textContent === wanted,
      text,
    );
  await page.click('.turn [data-card] >> nth=1');
  await told('1 / 1 *');
  await press('Escape');
  await told('0 / 1');
  await press('u');
  await told('1 / 1 *');
  await press('Control+z');
  await told('0 / 1');
  await press('?');
  await page.waitForSelector('dialog .keys');
  await press('Escape');
  await ready(page);
  // Contracts: one is taken.
  await tabTo('[role=tab]');
  await press('ArrowRight');
  await page.waitForSelector('#panel-contracts .work', { state: 'detached', timeout: LONG });
  await enter('[data-take="hearts  2"]');
  await page.waitForURL(/Contract=hearts/);
  await ready(page);
  // Advice, chances.
  await tabTo('[role=tab][aria-selected=true]');
  await press('ArrowRight');
  await page.waitForSelector('.advice', { timeout: LONG });
  await press('ArrowRight');
  await enter('[data-action=count]');
  await page.waitForSelector('p.often', { timeout: LONG });
  // The own hand: all but one card change hands.
  await enter('[data-action=cards]', '[data-action=empty]', '[data-place="1"]');
  await enter('.pack [data-card=CQ]');
  assert.match(await page.textContent('[data-place="1"]'), /1 \/ 8/);
  await enter('[data-action=rest]', '[data-action=entered]');
  await ready(page);
  const deal = new URLSearchParams(page.url().split('#')[1]).get('Deal');
  assert.match(deal.split(' ')[1], /Q[^.]*$/); // clubs stand last
  // Sharing and settings; Escape leads back to the button.
  await enter('[data-action=share]');
  await press('Escape');
  assert.ok(await page.evaluate(() => document.activeElement.matches('[data-action=share]')));
  await enter('[data-action=settings]');
  await tabTo('[data-setting=large]');
  await press('Space', 'Escape');
  assert.ok(await page.evaluate(() => document.documentElement.matches('.large')));
  // A card against the others.
  await tabTo('[role=tab][aria-selected=true]');
  await press('ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  await enter('[data-mode=play]');
  await page.waitForSelector('.turn button.card', { timeout: LONG });
  await enter('.turn button.card');
  await page.waitForFunction(
    () => !/^0/.test(document.querySelector('.controls .count').textContent),
  );
});
