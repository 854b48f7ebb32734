// The page with the solver: every game is dealt, solved and played; links, files and questions.

import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import {
  browser,
  folder,
  isTouchable,
  matador,
  PHONES,
  shownValues,
  withPage,
} from './browser.mjs';
import { begun, dealsOfAllGames } from './deals.mjs';
import { audit } from './audit.mjs';
import {
  LONG,
  addressed,
  chooseGame,
  closeTab,
  complains,
  moved,
  openTab,
  ready,
  told,
  use,
} from './steps.mjs';

const LIMIT = 1_800_000;

const file = join(folder, 'matador.html');
matador(['page', '--out', file]);
assert.ok(statSync(file).size < LIMIT, `${statSync(file).size} bytes`);

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

// Plays some cards, and holds the values of each position to those of the program.
async function play(page, name, first, count) {
  for (let i = first; i < first + count; ++i) {
    await moved(page, i);
    await ready(page);
    assert.deepEqual(await shownValues(page), plain(expected(page.url())), `${name}, card ${i}`);
    const cards = await page.$$('main [data-card]'); // or to pass
    await cards[i % cards.length].click();
  }
}

// Every game and number of players, begun as far as it takes to be solved at once.
const SCREENS = [390, 360, 1366];
for (const [i, { name, title, text }] of dealsOfAllGames().entries()) {
  const deal = begun(text);
  const first = deal.match(/\[Play "(.*)"\]/)?.[1].split(' ').length ?? 0;
  const width = SCREENS[i % SCREENS.length];
  await withPage(`full-${name}`, file, { width, scheme: 'dark' }, async (page) => {
    await ready(page);
    await use(page, deal);
    await told(page, `^${title}`);
    await play(page, name, first, 3);
    if (width < 400) await isTouchable(page, name);
    await page.keyboard.press('ArrowLeft');
    await moved(page, first + 2);
    await ready(page);
  });
  console.log(`${name} from card ${first}, at ${width}`);
}

// Whole deals.
for (const [game, ...choices] of [
  ['klorsjavs', ['contract', 'spil'], ['trump', 'clubs'], ['declarer', '1']],
  ['scharwenzel'],
  ['skat', ['contract', 'grand'], ['declarer', '2']],
  ['jass', ['contract', 'undenufe']],
  ['coiffeur', ['contract', 'slalom-obenabe']],
  ['bridge', ['contract', 'notrump']],
  ['davoserjazz', ['contract', 'qabbalah']],
]) {
  const name = `${game}-${choices[0]?.[1] ?? 'whole'}`;
  await withPage(`full-${name}`, file, {}, async (page) => {
    await ready(page);
    await chooseGame(page, game);
    for (const [choice, value] of choices) {
      await openTab(page, 'contracts');
      await page.selectOption(`[data-choice=${choice}]`, value);
      await addressed(page, value);
    }
    await openTab(page, 'play');
    await play(page, name, 0, 2);
  });
  console.log(`${name}, whole`);
}

// Values that take long are shown as intervals; cards can be played meanwhile.
await withPage('full-open', file, {}, async (page) => {
  await ready(page);
  await chooseGame(page, 'davoserjazz');
  await told(page, 'solving … \\d+ – \\d+');
  await page.click('main button.card[data-card]');
  await told(page, 'solving … \\d+ – \\d+.*1 / 1');
  // A card of another suit than the one led is taken back.
  await (await page.$$('main button.card[data-card]')).at(-1).click();
  await told(page, 'has to follow suit.*1 / 1');
  // Who does not want to wait can stop it, and play on.
  await page.click('main [data-stop]');
  await told(page, 'stopped \\d+ – \\d+');
  await page.click('.turn button.card');
  await told(page, '2 / 2');
});

// While another contract's answer is awaited the old table is shut: clicks and keys wait for the new one.
await withPage('early', file, {}, async (page) => {
  await ready(page);
  await openTab(page, 'contracts');
  const isShut = await page.evaluate(() => {
    const field = document.querySelector('[data-choice=contract]');
    field.value = 'diamonds';
    field.dispatchEvent(new Event('change', { bubbles: true }));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    return document.querySelector('.table').inert;
  });
  assert.ok(isShut);
  await page.click('.turn button.card');
  await moved(page, 1);
  assert.match(page.url(), /Contract=diamonds.*Play=\w\w$/);
  // Who does not want to wait has the old table back.
  await ready(page);
  await page.evaluate(() => {
    const field = document.querySelector('[data-choice=contract]');
    field.value = 'clubs';
    field.dispatchEvent(new Event('change', { bubbles: true }));
    document.querySelector('main [data-stop]').click();
  });
  await told(page, 'stopped.*1 / 1');
  assert.match(page.url(), /Contract=diamonds.*Play=\w\w$/);
  assert.equal(await page.inputValue('[data-choice=contract]'), 'diamonds');
});

// What a newcomer does, on each screen.
for (const width of [1366, ...PHONES]) {
  await withPage('tasks', file, { width }, async (page) => {
    await ready(page);
    const address = page.url();
    if (width < 400) await isTouchable(page, `the table at ${width}`);
    // Who can make what, and a click takes it.
    await openTab(page, 'contracts');
    await page.waitForSelector('.contracts tbody td', { timeout: LONG });
    await page.waitForSelector('#panel-contracts .work', { state: 'detached', timeout: LONG });
    if (width < 400) await isTouchable(page, `contracts at ${width}`);
    await page.click('[data-take] >> nth=1');
    await page.waitForSelector('.played', { timeout: LONG });
    await closeTab(page, 'contracts');
    // Advice.
    await openTab(page, 'advice');
    await page.waitForSelector('.advice tbody td', { timeout: LONG });
    await closeTab(page, 'advice');
    // How often.
    await openTab(page, 'chances');
    await page.selectOption('[data-gap=fact]', 'length(@)');
    await page.fill('[data-gap=count]', '6');
    await page.click('[data-action=count]');
    await page.waitForSelector('p.often', { timeout: LONG });
    const where = await page.inputValue('[data-expression=where]');
    assert.equal(where, 'length(1) >= 6');
    const { rows } = JSON.parse(
      matador(['table', 'share', '--game', 'sjavs', '--where', where, '--json']),
    );
    const row = rows.find(({ holds }) => holds);
    assert.match(await page.textContent('p.often'), new RegExp(`^${(100 * row.p).toFixed(2)} %`));
    await page.click('[data-keep="2"]');
    await page.click('[data-kind=worth]');
    await page.click('[data-action=count]');
    await page.waitForSelector('.found .statistics', { timeout: LONG });
    if (width < 400) await isTouchable(page, `chances at ${width}`);
    await page.click('[data-stop]');
    await closeTab(page, 'chances');
    // The own hand, of which nothing else is known.
    await page.click('[data-action=cards]');
    await page.click('[data-action=empty]');
    for (const one of 'CQ CJ CA CK SQ HA DA D7'.split(' '))
      await page.click(`.pack [data-card=${one}]`);
    if (width < 400) await isTouchable(page, `the rack at ${width}`);
    assert.match(await page.textContent('[data-place="1"]'), /0 \/ 8/);
    await page.click('[data-action=undo]');
    assert.match(await page.textContent('[data-place="0"]'), /7 \/ 8/);
    await page.click('[data-action=entered]');
    assert.match(await page.textContent('.rack .message'), /7 of 8/);
    await page.click('.pack [data-card=D7]');
    await page.click('[data-action=entered]');
    await page.waitForSelector('.advice', { timeout: LONG });
    await closeTab(page, 'advice');
    // All hands: the last player gets what is left.
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
    // A deal to the end, against the others.
    await openTab(page, 'play');
    await page.click('[data-mode=play]');
    await closeTab(page, 'play');
    assert.deepEqual(await shownValues(page), {});
    assert.equal(await page.locator('.player:has(.back)').count(), 3);
    for (let card = 0; card < 8; ++card) {
      await page.waitForSelector('.turn button.card', { timeout: LONG });
      await page.click('.turn button.card');
    }
    await moved(page, 32);
    await openTab(page, 'play');
    assert.match(await page.textContent('.tally'), /\d \/ 8/);
    await page.click('[data-action=takeback]');
    await page.waitForSelector('.turn button.card', { timeout: LONG });
    await page.click('[data-action=restart]');
    await moved(page, 0);
    // The position comes back.
    await page.goto(address);
    await page.reload();
    await ready(page);
    assert.equal(page.url(), address);
  });
  console.log(`tasks at ${width}`);
}

// A card is dragged to its place; the rest is dealt, also until a condition holds; text is taken.
await withPage('rack', file, {}, async (page) => {
  await ready(page);
  await page.click('[data-action=cards]');
  await page.click('[data-action=empty]');
  await page.dragAndDrop('.pack [data-card=SA]', '[data-place="2"]');
  assert.match(await page.textContent('[data-place="2"]'), /1 \/ 8/);
  await page.click('.rack summary');
  await page.fill('[data-paste]', 'nonsense');
  await page.click('[data-action=paste]');
  await complains(page);
  await page.fill('[data-paste]', 'AK.AT.AT.AT');
  await page.click('[data-action=paste]');
  assert.match(await page.textContent('[data-place="0"]'), /8 \/ 8/);
  await page.fill('[data-where]', 'suit(2, hearts) == 0');
  await page.click('[data-action=rest]');
  await page.waitForFunction(() =>
    /8 \/ 8/.test(document.querySelector('[data-place="3"]').textContent),
  );
  await page.click('[data-action=entered]');
  await page.waitForURL(/Deal=1%3AAK\.AT\.AT\.AT/, { timeout: LONG });
});

// By keys alone: another game, a card, its advice.
await withPage('keys', file, {}, async (page) => {
  await ready(page);
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const tabTo = async (selector) => {
    for (let i = 0; i < 80; ++i) {
      if (await page.evaluate((wanted) => document.activeElement.matches(wanted), selector)) return;
      await page.keyboard.press('Tab');
    }
    assert.fail(`no ${selector} by keys`);
  };
  await tabTo('[data-action=game]');
  await press('Enter');
  await tabTo('[data-game=scharwenzel]');
  await press('Enter');
  await told(page, '^Scharwenzel');
  await ready(page);
  await tabTo('.turn [data-card]');
  await press('Enter');
  await moved(page, 1);
  await ready(page);
  await press('ArrowLeft');
  await moved(page, 0);
  await tabTo('[role=tab]');
  await press('ArrowRight', 'ArrowRight');
  await page.waitForSelector('.advice', { timeout: LONG });
});

// Save, share, and open.
await withPage('files', file, {}, async (page) => {
  await ready(page);
  await page.click('[data-action=save]');
  const saved = await page.inputValue('[data-copied]');
  assert.match(saved, /\[Deal "/);
  await page.keyboard.press('Escape');
  await page.click('[data-action=share]');
  assert.equal(await page.inputValue('[data-copied]'), page.url());
  await page.keyboard.press('Escape');
  await page.click('[data-action=open]');
  await page.fill('textarea', 'no deal');
  await page.click('[data-action=use]');
  await complains(page);
  await page.keyboard.press('Escape');
  await use(
    page,
    matador([
      'deal',
      '--game',
      'skat',
      '--seed',
      '3',
      '--contracts',
      'clubs',
      '--declarer',
      '2',
      '--deals',
      '3',
    ]),
  );
  await told(page, 'Skat');
  await page.selectOption('[data-number]', '2');
  await ready(page);
});
await audit(file);

for (const hash of [
  '#Deal=<script>alert(1)</script>',
  '#Game=sjavs&Seats=4&Deal=1:"><img src=x onerror=alert(1)>&Names=<b>',
  `#Deal=${'A'.repeat(100_000)}`,
]) {
  await withPage('hostile', file, { hash }, async (page) => {
    await page.waitForTimeout(1500);
    assert.equal(await page.locator('#page :is(img, script), main b:not(.worth b)').count(), 0);
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
    await page.click('[data-action=open]');
    await page.fill('textarea', text);
    await page.click('[data-action=use]');
    await page.waitForFunction(
      () => {
        const dialog = document.querySelector('dialog');
        return !dialog.open || dialog.querySelector('.message').textContent;
      },
      undefined,
      { timeout: LONG },
    );
    await page.keyboard.press('Escape');
    await page.click('[data-action=cards]');
    assert.equal(await page.locator('#page :is(img, script)').count(), 0);
  });
}
await browser.close();
