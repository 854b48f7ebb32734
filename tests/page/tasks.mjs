// What a newcomer does in the page with the solver, by mouse, by thumb and by keys alone.

import assert from 'node:assert/strict';
import { withPlay, writeDeal } from '../../tools/page/parts/deals/cards.js';
import { tagsOf } from '../../tools/page/parts/deals/link.js';
import { isTouchable, matador, shownValues, TOUCHED, withPage } from './browser.mjs';
import { LONG, closeTab, moved, openTab, ready } from './steps.mjs';
import { expected, file, plain } from './whole.mjs';

// What the program finds of the deal in the address with other tags.
function valuesOf(address, tags, ...options) {
  const { Contract, Declarer, ...deal } = tagsOf(new URL(address).hash);
  return matador(['solve', '--json', ...options], writeDeal({ ...deal, ...tags }))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).value);
}

const TASKS = {
  'a new deal': async (page) => {
    const before = page.url();
    await page.click('[data-action=deal]');
    await page.waitForURL((url) => url.hash.includes('Deal') && url.href !== before);
    await ready(page);
    await page.goto(before); // the first one again
    await ready(page);
  },
  'who can make what': async (page, isTouched) => {
    await openTab(page, 'contracts');
    await page.waitForSelector('.contracts tbody td', { timeout: LONG });
    await page.waitForSelector('#panel-contracts .work', { state: 'detached', timeout: LONG });
    if (isTouched) await isTouchable(page, 'contracts');
    // Points and score are those of the program, and a mark is on the contracts that win.
    const [[points], [score]] = ['points', 'score'].map((objective) =>
      valuesOf(page.url(), { Contract: 'hearts', Declarer: '2' }, '--objective', objective),
    );
    const won = score > 0 ? ' ✓, won' : '';
    assert.equal(
      await page.textContent('[data-take="hearts  2"]'),
      `${points}${won}, ${score}`.replaceAll('-', '−'),
    );
    const scores = valuesOf(page.url(), {}, '--contracts', 'all', '--objective', 'score');
    const isWon = (value) => value > 0;
    assert.equal(await page.locator('.contracts .won').count(), scores.filter(isWon).length);
    await page.click('[data-take] >> nth=1');
    await page.waitForSelector('.played', { timeout: LONG });
    await closeTab(page, 'contracts');
  },
  'what a card costs': async (page) => {
    await ready(page);
    const { cost, card } = await page.evaluate(() => {
      const values = [...document.querySelectorAll('.turn button.card')].map((one) => ({
        card: one.dataset.card,
        value: Number(one.querySelector('.badge span').textContent),
        isGood: Boolean(one.querySelector('.good')),
      }));
      const best = values.find(({ isGood }) => isGood).value;
      const bad = values.find(({ isGood }) => !isGood);
      return { cost: Math.abs(best - bad.value), card: bad.card };
    });
    await page.click(`.turn [data-card=${card}]`);
    await moved(page, 1);
    await ready(page);
    await openTab(page, 'play');
    assert.match(await page.textContent('.mistakes .cost'), new RegExp(`−${cost}$`));
    // Why it does is what the program says.
    await page.click('.mistakes [data-why]');
    await page.waitForSelector('.reason .cardtext', { timeout: LONG });
    const asked = ['replay', '--json', '--explain', '--last', '1'];
    const deal = writeDeal(withPlay(tagsOf(new URL(page.url()).hash), [card]));
    const [{ why }] = JSON.parse(matador(asked, deal)).moves;
    const told = await page.textContent('.reason');
    assert.match(told, new RegExp(`Seat ${why.seat} (wins|ruffs) trick ${why.trick} with `));
    assert.equal(/ and takes /.test(told), why.takes !== undefined);
    await page.click('.mistakes [data-goto]');
    await moved(page, 0);
    await closeTab(page, 'play');
  },
  advice: async (page) => {
    await openTab(page, 'advice');
    await page.waitForSelector('.advice tbody td', { timeout: LONG });
    assert.match(await page.textContent('.advice thead'), /wins/);
    assert.match(await page.textContent('#panel-advice .facts'), /points for his own side/);
    await closeTab(page, 'advice');
  },
  'how often': async (page, isTouched) => {
    await openTab(page, 'chances');
    await page.selectOption('[data-gap=fact]', 'length(@)');
    await page.fill('[data-gap=count]', '6');
    await page.click('[data-action=count]');
    await page.waitForSelector('p.often', { timeout: LONG });
    const where = await page.inputValue('[data-expression=where]');
    assert.equal(where, 'length(1) >= 6');
    const asked = ['table', 'share', '--game', 'sjavs', '--where', where, '--json'];
    const row = JSON.parse(matador(asked)).rows.find(({ holds }) => holds);
    assert.match(await page.textContent('p.often'), new RegExp(`^${(100 * row.p).toFixed(2)} %`));
    const isSheet = page.viewportSize().width <= 900;
    // A hand is held fast in the panel or, where it is in sight, at the table.
    await page.click(isSheet ? '#panel-chances [data-keep="2"]' : '.board [data-keep="2"]');
    await page.waitForSelector('#panel-chances [data-keep="2"][aria-pressed=true]');
    await page.click('[data-kind=worth]');
    await page.click('[data-action=count]');
    await page.waitForSelector('.found .often', { timeout: LONG });
    if (isTouched) await isTouchable(page, 'chances');
    await page.click('#panel-chances [data-stop]');
    await closeTab(page, 'chances');
  },
  'the own hand': async (page, isTouched) => {
    await page.click('[data-action=cards]');
    await page.click('[data-action=empty]');
    for (const one of 'CQ CJ CA CK SQ HA DA D7'.split(' '))
      await page.click(`.pack [data-card=${one}]`);
    if (isTouched) await isTouchable(page, 'the rack');
    assert.match(await page.textContent('[data-place="1"]'), /0 \/ 8/);
    await page.click('[data-action=undo]');
    assert.match(await page.textContent('[data-place="0"]'), /7 \/ 8/);
    await page.click('[data-action=entered]');
    assert.match(await page.textContent('.rack .message'), /7 of 8/);
    await page.click('.pack [data-card=D7]');
    await page.click('[data-action=entered]');
    await page.waitForSelector('.advice', { timeout: LONG });
    await closeTab(page, 'advice');
  },
  // The last player gets what is left.
  'all hands': async (page) => {
    await page.click('[data-action=cards]');
    await page.click('[data-place="1"]');
    for (const one of 'SA SK SJ ST S9 S8 S7 HK HQ HJ HT H9 H8 H7 DK DQ'.split(' '))
      await page.click(`.pack [data-card=${one}]`);
    await page.click('[data-action=entered]');
    await page.waitForURL(/JT98\.T987/, { timeout: LONG });
    await ready(page);
    const entered = new URLSearchParams(page.url().split('#')[1]).get('Deal');
    assert.equal(entered, '1:Q.A.A7.AKQJ AKJT987.K.. .QJT987.KQ. ..JT98.T987');
    assert.deepEqual(await shownValues(page), plain(expected(page.url())));
  },
  'a deal against the others': async (page) => {
    await openTab(page, 'play');
    await page.click('[data-mode=play]');
    assert.equal(await page.locator('#panel-play .hint').count(), 0); // nobody asks for the best card
    assert.equal(await page.isVisible('#panel-play'), page.viewportSize().width > 900); // no sheet on the own cards
    await openTab(page, 'contracts'); // whose values tell the hidden hands
    await page.waitForSelector('#panel-contracts .hint');
    assert.equal(await page.locator('.contracts').count(), 0);
    await closeTab(page, 'contracts');
    assert.deepEqual(await shownValues(page), {});
    assert.equal(await page.locator('.tally, .mistakes, .graph').count(), 0); // nor what a card cost
    assert.equal(await page.locator('.player:has(.back)').count(), 3);
    // Nor is a hidden hand in what is shared, or under the cards that can be put in.
    await page.click('[data-action=share]');
    const told = new URLSearchParams(
      (await page.inputValue('.sharing [data-copied]')).split('#')[1],
    );
    assert.match(told.get('Deal'), /^1:\S*[2-9TJQKA]\S* - - -$/);
    const drawn = await page.$$eval('.sharing .picture text', (all) =>
      all.map((one) => one.textContent).filter((text) => /^Seat \d$/.test(text)),
    );
    assert.deepEqual(drawn, ['Seat 1']);
    await page.keyboard.press('Escape');
    await page.click('[data-action=save]');
    assert.match(await page.inputValue('.saving textarea'), /\[Deal "1:\S+ - - -"\]/);
    await page.keyboard.press('Escape');
    await page.click('[data-action=cards]');
    assert.match(await page.textContent('[data-place="1"]'), /0 \/ 8/);
    await page.keyboard.press('Escape');
    for (let card = 0; card < 8; ++card) {
      await page.waitForSelector('.turn button.card', { timeout: LONG });
      const held = await page.locator('.turn button.card, .turn span.card').count();
      await page.click('.turn button.card');
      await page.waitForFunction(
        (count) => document.querySelectorAll('[data-seat="1"] .hand .card').length < count,
        held,
        { timeout: LONG },
      );
    }
    await moved(page, 32);
    await openTab(page, 'play');
    // What the tally says of the reader's cards agrees with the list of mistakes.
    const [right, asked, cost] = (await page.textContent('.tally')).match(/\d+/g).map(Number);
    const own = await page.$$eval('.mistakes li', (all) =>
      all
        .filter((one) => / Seat 1:/.test(one.textContent))
        .map((one) => Number(one.querySelector('.cost').textContent.replace(/\D/g, ''))),
    );
    assert.ok(asked > 0 && asked <= 8, `${asked} choices`);
    assert.equal(asked - right, own.length);
    assert.equal(
      cost,
      own.reduce((sum, one) => sum + one, 0),
    );
    await closeTab(page, 'play');
    await openTab(page, 'contracts');
    await page.waitForSelector('.contracts tbody td', { timeout: LONG });
    await closeTab(page, 'contracts');
    await openTab(page, 'play');
    await page.click('[data-action=takeback]');
    await page.waitForSelector('.turn button.card', { timeout: LONG });
    await page.click('[data-action=restart]');
    await moved(page, 0);
  },
};

export async function doTasks(width) {
  await withPage('tasks', file, { width }, async (page) => {
    await ready(page);
    const [{ startTime }] = await page.evaluate(() => performance.getEntriesByName('interactive'));
    console.log(`interactive after ${Math.round(startTime)} ms, at ${width}`);
    const isTouched = TOUCHED.includes(width);
    if (isTouched) await isTouchable(page, 'the table');
    for (const [name, task] of Object.entries(TASKS)) {
      await task(page, isTouched);
      console.log(`${name}, at ${width}`);
    }
  });
}
