// A whole deal against the others: bids, contract and exchange, the count, what it scores and why, the next deal.

import assert from 'node:assert/strict';
import { writeDeal } from '../../tools/page/parts/deals/cards.js';
import { linkOf, tagsOf } from '../../tools/page/parts/deals/link.js';
import { isTouchable, matador, withPage } from './browser.mjs';
import { LONG, chooseGame, closeTab, openTab, ready, told, use } from './steps.mjs';
import { file } from './whole.mjs';

const tagsIn = (page) => tagsOf(new URL(page.url()).hash);
const asked = (page, what) =>
  page.waitForSelector(`.asking ${what}`, { timeout: LONG }).then((one) => one.textContent());
const rowsOf = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

async function playAlong(page, game) {
  await chooseGame(page, game);
  await openTab(page, 'play');
  if (!(await page.$('[data-mode=play][aria-pressed=true]'))) await page.click('[data-mode=play]');
  await closeTab(page, 'play');
}

// A button of the panel, which on a phone is a sheet.
async function fromPanel(page, action) {
  await openTab(page, 'play');
  await page.click(`#panel-play [data-action=${action}]`);
  await closeTab(page, 'play');
}

// Own cards until the deal is over.
async function playOut(page, cards) {
  for (let held = cards; held > 0; --held) {
    await page.waitForSelector('.below.turn button.card', { timeout: LONG });
    await page.click('.below.turn button.card');
    await page.waitForFunction(
      (count) => document.querySelectorAll('.below .hand .card').length < count,
      held,
      { timeout: LONG },
    );
  }
}

for (const width of [1366, 390]) {
  await withPage('deal', file, { width }, async (page) => {
    await ready(page);
    // Skat: the others pass or bid by their hands; who has won sees the skat, names a game and sets two cards aside.
    await playAlong(page, 'skat');
    assert.match(await asked(page, 'p b'), /18/);
    assert.equal(await page.locator('.player:has(.back)').count(), 2);
    // The buttons of the play are about what is said, too.
    assert.match(await page.textContent('.turn h3'), /your turn/);
    await page.click('.asking [data-says=yes]');
    await asked(page, 'p b:text("20")');
    await fromPanel(page, 'takeback');
    await asked(page, 'p b:text("18")');
    await fromPanel(page, 'hint');
    await asked(page, '.main');
    await page.click('.asking [data-says=yes]');
    await asked(page, 'p b:text("20")');
    await fromPanel(page, 'restart');
    await asked(page, 'p b:text("18")');
    while (!/What do you play/.test(await asked(page, 'p b'))) {
      await page.click('.asking [data-says]:not([data-says=pass])');
      await page.waitForSelector('.asking [data-says], .asking [data-action=deal]', {
        timeout: LONG,
      });
    }
    assert.equal(await page.locator('.below .hand .card').count(), 12);
    if (width < 400) await isTouchable(page, 'naming');
    await page.click('.asking [data-action=advise]');
    await page.waitForSelector('.asking .main', { timeout: LONG });
    await page.click('.asking .main');
    await asked(page, '[data-action=aside]:disabled');
    await page.click('.below .hand .card >> nth=11');
    await page.click('.below .hand .card >> nth=10');
    assert.equal(await page.locator('.card.raised').count(), 2);
    await page.click('[data-action=aside]');
    await page.waitForURL(/Bid=\d+/, { timeout: LONG });
    const { Dealer, Declarer } = tagsIn(page);
    assert.deepEqual([Dealer, Declarer], ['3', '1']);
    await page.waitForSelector('.below.turn button.card', { timeout: LONG });
    assert.equal(await page.locator('.below .hand .card').count(), 10);
    // Jass: forehand may push; the partner then names.
    await playAlong(page, 'jass');
    await asked(page, '[data-says=push]');
    await page.click('[data-says=push]');
    await page.waitForURL(/Declarer=3/, { timeout: LONG });
    // A short deal, to its end: its score and the sheet are those of the program.
    if (width < 400) return;
    await playAlong(page, 'klorsjavs');
    await asked(page, '[data-says]');
    await page.click('.asking [data-says="spil in clubs"]');
    await asked(page, '[data-action=aside]');
    await page.click('.asking [data-action=advise]');
    await page.waitForFunction(() => document.querySelectorAll('.card.raised').length === 2);
    await page.click('[data-action=aside]');
    await playOut(page, 6);
    await page.waitForSelector('.scored', { timeout: LONG });
    const played = writeDeal(tagsIn(page));
    const [row] = rowsOf(matador(['score', '--json'], played));
    const figure = String(Math.abs(row.score));
    const scored = await page.textContent('.scored');
    assert.match(scored, new RegExp(`${row.score > 0 ? 'wins' : 'loses'}, [+−]${figure} `));
    assert.match(scored, new RegExp(`points ${row.points}, needed 61`));
    const counted = await page.$$eval('.count-of-sides tbody td', (all) =>
      all.map((one) => Number(one.textContent)),
    );
    assert.equal(counted[0] + counted[2], 6);
    // Those in the cat are nobody's so far.
    assert.ok(counted[1] <= row.points);
    const text = (await page.textContent('.sofar')).replaceAll('\u00a0', ' ');
    assert.equal(text, `points ${counted[1]} : ${counted[3]}`);
    await page.click('.message [data-action=deal]');
    await asked(page, '[data-says], [data-action=deal]');
    await openTab(page, 'score');
    await page.waitForSelector('.sheet tbody tr', { timeout: LONG });
    assert.equal(await page.locator('.sheet tbody tr').count(), 1);
    // A deal that is opened takes the place of what is asked.
    await use(page, matador(['deal', '--game', 'bridge', '--contracts', 'spades']));
    await told(page, 'Bridge');
    await page.waitForSelector('.below.turn button.card', { timeout: LONG });
  });
}

// Schafkopf: who plays against the declarer doubles, and what is paid is that of the program.
await withPage('doubling', file, { width: 390 }, async (page) => {
  await ready(page);
  await playAlong(page, 'schafkopf');
  await page.click('[data-action=deal]'); // of the first deal he has the ace that is called
  await asked(page, '[data-says=pass]');
  await page.click('[data-says=pass]');
  await page.waitForSelector('[data-action=double]', { timeout: LONG });
  await isTouchable(page, 'doubling');
  await page.click('[data-action=double]');
  await page.waitForURL(/Doubled=1/, { timeout: LONG });
  await page.waitForSelector('.below.turn button.card', { timeout: LONG });
  assert.equal(await page.locator('[data-action=double]').count(), 0);
  assert.match(await page.textContent('.heading'), /doubled ×2/);
  const doubled = tagsIn(page);
  const [{ line }] = rowsOf(matador(['solve', '--json', '--line'], writeDeal(doubled)));
  const played = { ...doubled, Play: line.join(' ') };
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    linkOf(played, line),
  );
  await page.waitForSelector('.scored', { timeout: LONG });
  const [{ score }] = rowsOf(matador(['score', '--json'], writeDeal(played)));
  assert.match(await page.textContent('.scored'), new RegExp(`[+−]${Math.abs(score)} `));
});
