// What the reader changes: variations are a tree, a card goes to another hand, rules are chosen; par of a board; and
// Back of the browser takes back a dialog.

import assert from 'node:assert/strict';
import { matador, shownValues, withPage } from './browser.mjs';
import { LONG, chooseGame, dialogIs, moved, openTab, ready, use } from './steps.mjs';
import { expected, file, plain } from './whole.mjs';

const tagsIn = (page) => new URLSearchParams(page.url().split('#')[1]);
const counted = (page, text) =>
  page.waitForFunction(
    (wanted) => document.querySelector('.controls .count')?.textContent === wanted,
    text,
    { timeout: LONG },
  );

// Each is kept, and a click comes back to it.
async function triesVariations(page) {
  await openTab(page, 'play');
  for (const count of [1, 2]) {
    await page.click('.turn button.card');
    await moved(page, count);
    await ready(page);
  }
  for (const other of [1, 2]) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    await moved(page, 0);
    await ready(page);
    await page.click(`.turn button.card >> nth=${other}`);
    await counted(page, '1 / 1 *');
    await ready(page);
  }
  assert.equal(await page.locator('.variations [data-line]').count(), 2);
  await page.click('.variations [data-line] >> nth=1');
  await counted(page, '1 / 1 *');
  await page.waitForSelector('.variations li:nth-child(2) .here');
  await page.reload();
  await counted(page, '1 / 1 *');
  await page.waitForSelector('.variations li:nth-child(2) .here');
  assert.equal(await page.locator('.variations [data-line]').count(), 2);
  await page.keyboard.press('Escape');
  await counted(page, '0 / 2');
}

// The two cards change places, and the values are those of the new deal.
async function exchangesCards(page) {
  await page.keyboard.press('Home');
  await moved(page, 0);
  await ready(page);
  const before = tagsIn(page).get('Deal');
  const [one, other] = await Promise.all(
    [1, 3].map((seat) => page.getAttribute(`[data-seat="${seat}"] [data-held]`, 'data-held')),
  );
  await page.dragAndDrop(`[data-held=${one}]`, `[data-held=${other}]`);
  await page.waitForSelector(`[data-seat="3"] [data-held=${one}]`, { timeout: LONG });
  await ready(page);
  assert.equal(await page.locator(`[data-seat="1"] [data-held=${other}]`).count(), 1);
  assert.notEqual(tagsIn(page).get('Deal'), before);
  assert.deepEqual(await shownValues(page), plain(expected(page.url())));
}

async function goesBack(page) {
  const before = page.url();
  await page.click('[data-action=settings]');
  await page.goBack();
  await dialogIs(page, false);
  assert.equal(page.url(), before);
  await page.click('[data-action=settings]');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => history.state === null);
  assert.equal(page.url(), before);
}

// What is chosen holds for this deal and the next ones; what is no value changes nothing.
async function choosesRules(page) {
  await page.click('[data-action=settings]');
  await page.click('.rules summary');
  await page.check('[data-rule=suduroy]');
  await page.waitForFunction(() => /Options=suduroy/.test(location.hash), undefined, {
    timeout: LONG,
  });
  await page.selectOption('[data-rule=tie-bonus]', '2');
  await page.waitForFunction(() => /tie-bonus/.test(location.hash), undefined, { timeout: LONG });
  await page.keyboard.press('Escape');
  await page.click('[data-action=deal]');
  await ready(page);
  assert.equal(tagsIn(page).get('Options'), 'suduroy tie-bonus=2');
  await chooseGame(page, 'jass');
  await page.waitForURL(/Game=jass/, { timeout: LONG });
  await page.click('[data-action=settings]');
  await page.click('.rules summary');
  await page.fill('[data-rule=target]', 'much');
  await page.keyboard.press('Tab');
  assert.ok(await page.$eval('[data-rule=target]', (one) => !one.validity.valid));
  assert.equal(tagsIn(page).get('Options'), null);
  await page.keyboard.press('Escape');
}

// As the program tells it; the row of the board is marked, and so is every contract that is made.
async function tellsPar(page) {
  const deal =
    '[Game "bridge"]\n[Vulnerable "NS"]\n[Deal "N:AKQ2.AK5.T98.QJ4 JT98.QJT.KQJ.T98 765.9876.A765.K7 43.432.432.A6532"]\n';
  const told = matador(['solve'], deal).split('\n');
  const rows = told.slice(told.findIndex((line) => line.startsWith('Par')) + 1).slice(0, 4);
  await use(page, deal);
  await openTab(page, 'contracts');
  await page.waitForSelector('.par', { timeout: LONG });
  const shown = await page.$$eval('.par tbody tr', (all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((one) => one.textContent).join(' ')),
  );
  assert.deepEqual(
    shown,
    rows.map((line) =>
      line
        .slice(18)
        .trim()
        .split(/\s{2,}/)
        .join(' '),
    ),
  );
  assert.match(await page.textContent('.par .advised'), /NS/);
  assert.equal(await page.locator('.contracts .won').count(), 10);
  assert.match(await page.textContent('[data-take="notrump  1"]'), /^9 ✓.*3NT/);
}

await withPage('changes', file, {}, async (page) => {
  await ready(page);
  await triesVariations(page);
  await exchangesCards(page);
  await goesBack(page);
  await choosesRules(page);
  await tellsPar(page);
});
