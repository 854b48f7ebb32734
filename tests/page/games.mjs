// Every game in the page with the solver: its values are those of the program.

import assert from 'node:assert/strict';
import { browser, isTouchable, shownValues, withPage } from './browser.mjs';
import { begun, dealsOfAllGames } from './deals.mjs';
import { addressed, chooseGame, moved, openTab, ready, told, use } from './steps.mjs';
import { expected, file, plain } from './whole.mjs';

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
for (const [i, dealt] of dealsOfAllGames().entries()) {
  const { name, title } = dealt;
  const deal = begun(dealt);
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

// Where dummy sits nearest the reader plays as the declarer, both hands.
await withPage('declarer', file, {}, async (page) => {
  await ready(page);
  await chooseGame(page, 'bridge');
  await ready(page);
  await openTab(page, 'contracts');
  await page.selectOption('[data-choice=contract]', 'clubs');
  await addressed(page, 'clubs');
  await ready(page);
  await openTab(page, 'play');
  await page.click('[data-mode=play]');
  assert.equal(await page.inputValue('[data-setting=seat]'), '1');
  await told(page, 'East is thinking');
  await moved(page, 1); // the lead
  await page.click('[data-seat="3"] button.card');
  await moved(page, 3);
  await page.click('[data-seat="1"] button.card');
});

// Who plays along is told no figure of a hard deal, and no key plays for him.
await withPage('unseen', file, {}, async (page) => {
  await ready(page);
  await page.evaluate(() => {
    new MutationObserver(() => {
      const { textContent } = document.querySelector('.message') ?? {};
      if (document.querySelector('[data-mode=play][aria-pressed=true]'))
        window.seen = (window.seen ?? '') + textContent;
    }).observe(document.querySelector('main'), { childList: true, subtree: true });
  });
  await openTab(page, 'play');
  await page.click('[data-mode=play]');
  await chooseGame(page, 'davoserjazz');
  await page.evaluate(() => (window.seen = '')); // what was told of the game before
  await page.waitForFunction(() => /Seat 1 to play; solving/.test(window.seen)); // some interval is proven
  await page.waitForTimeout(3000); // and becomes narrower
  await page.keyboard.press('ArrowRight');
  await moved(page, 0);
  assert.doesNotMatch(await page.evaluate(() => window.seen), /\d+ – \d+|best play/);
});

// A contract that nobody chose is one that the cards allow.
await withPage('allowed', file, {}, async (page) => {
  await ready(page);
  await chooseGame(page, 'schafkopf');
  await openTab(page, 'contracts');
  await page.selectOption('[data-choice=objective]', 'score');
  for (let deal = 0; deal < 5; ++deal) {
    await ready(page);
    const before = page.url();
    await page.click('[data-action=deal]');
    await page.waitForURL((url) => url.href !== before);
  }
});

// Of a hand that was put in it is asked first what to play; questions that cannot be answered say what helps.
await withPage('hand', file, {}, async (page) => {
  await ready(page);
  await chooseGame(page, 'skat');
  await ready(page);
  await page.click('[data-action=cards]');
  await page.click('[data-action=empty]');
  for (const one of 'CJ SJ CA CT CK C9 HA HT D7 S8'.split(' '))
    await page.click(`.pack [data-card=${one}]`);
  await page.click('[data-action=entered]');
  await page.waitForFunction(() => /Grand/.test(document.querySelector('.advised')?.textContent));
  await told(page, 'choose what is played, under Contracts');
  for (const [choice, value] of [
    ['contract', 'hearts'],
    ['declarer', '1'],
  ]) {
    await openTab(page, 'contracts'); // advice on it is shown at once
    await page.selectOption(`[data-choice=${choice}]`, value);
  }
  await page.waitForFunction(() =>
    /2 cards that seat 1 has taken up.*put in under Cards in/s.test(
      document.querySelector('#panel-advice').textContent,
    ),
  );
});

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
await browser.close();
