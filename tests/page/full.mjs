// The page with the solver: every game is dealt, solved and played; links, files and questions.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { accessible, browser, folder, matador, shownValues, withPage } from './browser.mjs';
import { begun, dealsOfAllGames } from './deals.mjs';

const LONG = 300_000; // other work may have the machine too

const file = join(folder, 'matador.html');
matador(['page', '--out', file]);
// Until the cards have their values, or nothing can be done but pass.
const ready = (page) =>
  page.waitForFunction(
    () =>
      document.querySelector('.equal .badge, [data-card=pass]') &&
      !/solving/.test(document.querySelector('.message').textContent),
    undefined,
    { timeout: LONG },
  );

// What the program says about the position that stands in the address.
function expected(address) {
  const tags = [...new URLSearchParams(address.split('#')[1])];
  const text = tags.map(([name, value]) => `[${name} "${value}"]\n`).join('');
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

const told = (page, what) =>
  page.waitForFunction(
    (text) => new RegExp(text, 's').test(document.querySelector('main').textContent),
    what,
    { timeout: LONG },
  );

// Plays some cards, and holds the values of each position to those of the program.
async function play(page, name, first, count) {
  for (let i = first; i < first + count; ++i) {
    await told(page, `(^|\\D)${i} / `);
    await ready(page);
    assert.deepEqual(await shownValues(page), plain(expected(page.url())), `${name}, card ${i}`);
    const cards = await page.$$('main [data-card]'); // or to pass
    await cards[i % cards.length].click();
  }
}

async function use(page, deal) {
  if (!(await page.isVisible('textarea'))) await page.click('.text summary');
  await page.fill('textarea', deal);
  await page.click('[data-action=use]');
}

// Every game and number of players, begun as far as it takes to be solved at once.
for (const { name, text } of dealsOfAllGames()) {
  const deal = begun(text);
  const first = deal.match(/\[Play "(.*)"\]/)?.[1].split(' ').length ?? 0;
  await withPage(`full-${name}`, file, { width: 390, scheme: 'dark' }, async (page) => {
    await ready(page);
    await use(page, deal);
    await told(page, `^${name.replace(/\d/, '')}`);
    await play(page, name, first, 3);
    await page.keyboard.press('ArrowLeft');
    await told(page, `(^|\\D)${first + 2} / `);
    await ready(page);
  });
  console.log(`${name} from card ${first}`);
}

// Whole deals.
for (const [game, ...choices] of [
  ['klorsjavs', ['contract', 'spil'], ['trump', 'clubs'], ['declarer', '1']],
  ['scharwenzel'],
  ['skat', ['contract', 'grand'], ['declarer', '2']],
  ['jass', ['contract', 'roses']],
  ['jass', ['contract', 'undenufe']],
  ['coiffeur', ['contract', 'slalom-obenabe']],
  ['bridge', ['contract', 'notrump']],
  ['davoserjazz', ['contract', 'qabbalah']],
]) {
  const name = `${game}-${choices[0]?.[1] ?? 'whole'}`;
  await withPage(`full-${name}`, file, {}, async (page) => {
    await ready(page);
    await page.selectOption('[data-choice=game]', game);
    for (const [choice, value] of choices) {
      await told(page, `^${game}`);
      await page.selectOption(`[data-choice=${choice}]`, value);
    }
    await told(page, `^${game}.*${choices[0]?.[1] ?? ''}`);
    await play(page, name, 0, 2);
  });
  console.log(`${name}, whole`);
}

// What takes long is told as an interval; cards can be played meanwhile, and the work be stopped.
await withPage('full-open', file, {}, async (page) => {
  await ready(page);
  await page.selectOption('[data-choice=game]', 'davoserjazz');
  await told(page, 'solving … \\d+ – \\d+');
  await page.click('button.card[data-card]');
  await told(page, 'solving … \\d+ – \\d+.*1 / 1');
  // A card of another suit than the one led is taken back.
  await (await page.$$('button.card[data-card]')).at(-1).click();
  await told(page, 'has to follow suit.*1 / 1');
  await page.click('[data-action=cancel]');
  await told(page, 'stopped');
});

await withPage('full', file, {}, async (page) => {
  await ready(page);
  const address = page.url();
  await page.click('[data-action=compare]');
  await page.waitForSelector('.contracts', { timeout: LONG });
  await page.click('[data-action=advise]');
  await page.waitForSelector('.advice', { timeout: LONG });
  await page.click('[data-action=tables]');
  await page.click('[data-action=count]');
  await page.waitForSelector('.counted .statistics', { timeout: LONG });
  const { rows } = JSON.parse(matador(['table', 'length', '--game', 'sjavs', '--json']));
  assert.equal(await page.locator('.counted tbody tr').count(), rows.length);
  await page.check('[data-setting=cover]');
  assert.equal(await page.locator('.player:has(.back)').count(), 3);
  await page.uncheck('[data-setting=cover]');
  // Hands are entered by clicking; the last player gets what is left.
  await page.click('[data-action=hands]');
  await page.click('.entering [data-place="1"]');
  await page.click('.entering [data-card=SA]');
  assert.equal(await page.locator('.entering .owned:has([data-card=SA]) small').textContent(), '2');
  await page.click('[data-action=empty]');
  for (const one of 'CQ CJ CA CK SQ HA DA D7'.split(' '))
    await page.click(`.entering [data-card=${one}]`);
  await page.click('[data-action=entered]');
  await page.waitForSelector('.advice', { timeout: LONG }); // the other hands are not known
  await page.click('[data-action=hands]');
  for (const one of 'SA SK SJ ST S9 S8 S7 HK HQ HJ HT H9 H8 H7 DK DQ'.split(' '))
    await page.click(`.entering [data-card=${one}]`);
  await page.click('[data-action=entered]');
  await ready(page);
  const entered = new URLSearchParams(page.url().split('#')[1]).get('Deal');
  assert.equal(entered, '1:Q.A.A7.AKQJ AKJT987.K.. .QJT987.KQ. ..JT98.T987');
  assert.deepEqual(await shownValues(page), plain(expected(page.url())));
  await use(
    page,
    matador(['deal', '--game', 'skat', '--seed', '3', '--contracts', 'clubs', '--declarer', '2']),
  );
  await page.waitForFunction(() => document.querySelector('h2').textContent.startsWith('skat'), {
    timeout: LONG,
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
// Deal files may say anything, too.
const hostile = '<img src=x onerror=alert(1)>';
for (const text of [
  `[Game "sjavs"]\n[Seats "4"]\n[Names "${hostile},b,c,d"]\n[Deal "1:${hostile} - - -"]\n`,
  `[Game "sjavs"]\n[Seats "2"]\n[Deal "1:AK... QJ..."]\n[Table "1:\\"><b>${hostile}/HA 2:SA/SK"]\n`,
  `[Game "${hostile}"]\n[Deal "1:A"]\n`,
  `${'['.repeat(100_000)}\n${'A'.repeat(2_000_000)}`,
]) {
  await withPage('hostile-text', file, {}, async (page) => {
    await ready(page);
    await use(page, text);
    await page.waitForFunction(
      () => !/solving/.test(document.querySelector('.message').textContent),
      undefined,
      { timeout: LONG },
    );
    await page.click('[data-action=hands]');
    await page.click('[data-action=tables]');
    assert.equal(await page.locator('#page :is(img, b, script)').count(), 0);
  });
}
await browser.close();
