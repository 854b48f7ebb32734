// Every screen of the page with the solver: whether it is whole, and looked at by axe: in both colour schemes, with large
// cards and four colours, and as it is printed.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { HIT, accessible, fits, isTouchable, withPage } from './browser.mjs';
import { LONG, closeTab, openTab, ready, use } from './steps.mjs';

const evening = readFileSync(new URL('../commands/deals/evening4.deals', import.meta.url), 'utf8');

const tab = (name, what) => async (page) => {
  await openTab(page, name);
  if (what) await page.waitForSelector(what, { timeout: LONG });
};
const closed = (name) => (page) => closeTab(page, name);
const dialog = (name) => async (page) => {
  await page.keyboard.press('Escape');
  await page.click(`[data-action=${name}]`);
};

const count = async (page) => {
  await page.click('[data-action=count]');
  await page.waitForSelector('#panel-chances :is(.facts, .statistics)', { timeout: LONG });
  const isSeen = await page.$eval('#panel-chances .found', (one) => {
    const { bottom } = one.closest('.drawer').getBoundingClientRect();
    return one.getBoundingClientRect().top < bottom - 24;
  });
  assert.ok(isSeen, 'the answer is below the edge of its panel');
};
const mode = (name) => async (page) => {
  await openTab(page, 'play');
  await page.click(`[data-mode=${name}]`);
};

const SCREENS = {
  table: async (page) => {
    await ready(page);
    await page.click('.turn [data-card]:has(.bad)');
    await ready(page);
  },
  play: tab('play', '.mistakes'),
  guess: mode('guess'),
  against: mode('play'),
  'look again': mode('look'),
  contracts: tab('contracts', '.contracts td'),
  advice: tab('advice', '.advice td'),
  often: async (page) => {
    await openTab(page, 'chances');
    await page.click('#panel-chances summary');
    await count(page);
  },
  spread: async (page) => {
    await page.click('[data-kind=spread]');
    await page.check('[data-clause]');
    await count(page);
  },
  worth: async (page) => {
    await page.click('[data-kind=worth]');
    await count(page);
    await page.click('#panel-chances [data-stop]');
  },
  closed: closed('chances'),
  ...Object.fromEntries(
    ['game', 'cards', 'open', 'save', 'share', 'settings'].map((name) => [name, dialog(name)]),
  ),
  print: async (page) => {
    await page.keyboard.press('Escape');
    await page.emulateMedia({ media: 'print' });
  },
  score: async (page) => {
    await page.emulateMedia({ media: null });
    await use(page, evening);
    await page.waitForSelector('.sheet td', { timeout: LONG });
  },
  // Its words are longer.
  german: async (page) => {
    await page.click('[data-action=settings]');
    await page.selectOption('[data-setting=language]', 'de');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => /Tafel|Wertung/.test(document.body.textContent));
  },
};

// All that a look changes is said at the root.
const wear = (page, [scheme, ...switches]) =>
  page.evaluate(
    ([name, on]) => {
      const { dataset, classList } = document.documentElement;
      dataset.scheme = name;
      for (const one of ['four', 'large']) classList.toggle(one, on.includes(one));
    },
    [scheme, switches],
  );

// Every screen is come to once, and is whole; in each of the `looks`, a colour scheme and the settings that are on, axe
// finds nothing. `letters`: how many times as large as usual they are.
export async function audit(file, width, looks, { letters = 1, locale = 'fo' } = {}) {
  const at = `at ${width}, letters times ${letters}, ${locale}`;
  await withPage('audit', file, { width, letters, locale }, async (page) => {
    for (const [name, show] of Object.entries(SCREENS)) {
      await show(page);
      if (name !== 'print') {
        await fits(page, `${name} ${at}`);
        await isTouchable(page, `${name} ${at}`, HIT);
      }
      for (const look of looks) {
        await wear(page, look);
        await accessible(page, `${name} ${at}, ${look}`);
      }
    }
  });
  console.log(`${Object.keys(SCREENS).length} screens ${at}, ${looks.join(' and ')}`);
}
