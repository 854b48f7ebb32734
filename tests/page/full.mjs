// The page with the solver: every game is dealt, solved and played; links, files and questions.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { accessible, browser, folder, matador, shownValues, withPage } from './browser.mjs';
import { begun, dealsOfAllGames } from './deals.mjs';

const LONG = 300_000; // other work may have the machine too

const file = join(folder, 'matador.html');
matador(['page', '--out', file]);
const ready = (page) => page.waitForSelector('.equal .badge, [data-card=pass]', { timeout: LONG });

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
    (text) => new RegExp(text).test(document.querySelector('main').textContent),
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
  await told(page, '1 / 1.*solving … \\d+ – \\d+');
  // A card of another suit than the one led is taken back.
  await (await page.$$('button.card[data-card]')).at(-1).click();
  await told(page, 'solving.*1 / 1|1 / 1.*solving|follow|legal|must');
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
  await use(
    page,
    matador(['deal', '--game', 'skat', '--seed', '3', '--contracts', 'clubs', '--declarer', '2']),
  );
  await page.click('[data-action=use]');
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
await browser.close();
