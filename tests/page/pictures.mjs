// Draws the pictures of the guide anew.
//   node pictures.mjs MATADOR PACKAGES

import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { browser, withPage } from './browser.mjs';
import { LONG, openTab, ready, use } from './steps.mjs';
import { file } from './whole.mjs';

const folder = fileURLToPath(new URL('../../tools/page/pictures/', import.meta.url));
const played = readFileSync(new URL('../commands/deals/replay.deals', import.meta.url), 'utf8');

const trick = async (page) => {
  for (let card = 0; card < 3; ++card) {
    await page.click('.turn [data-card]');
    await page.waitForFunction(
      (count) => location.hash.split('Play=')[1]?.split('+').length > count,
      card,
    );
    await ready(page);
  }
};

const PICTURES = {
  desktop: [
    1366,
    'light',
    async (page) => {
      await use(page, played);
      await page.waitForSelector('[data-action=judge]');
      await page.click('[data-action=judge]');
      await page.waitForSelector('.mistakes', { timeout: LONG });
      await page.click('.mistakes [data-goto]');
      await ready(page);
    },
  ],
  contracts: [
    1366,
    'dark',
    async (page) => {
      await openTab(page, 'contracts');
      await page.waitForSelector('.contracts td', { timeout: LONG });
      await page.waitForSelector('#panel-contracts .work', { state: 'detached', timeout: LONG });
    },
  ],
  phone: [390, 'light', trick],
  chances: [
    390,
    'dark',
    async (page) => {
      await openTab(page, 'chances');
      await page.click('[data-action=count]');
      await page.waitForSelector('#panel-chances .facts', { timeout: LONG });
      await page.locator('#panel-chances .found').scrollIntoViewIfNeeded();
    },
  ],
  rack: [
    360,
    'light',
    async (page) => {
      await page.click('[data-action=cards]');
      await page.click('[data-action=empty]');
      for (const one of 'CQ CJ CA CK SQ HA'.split(' '))
        await page.click(`.pack [data-card=${one}]`);
    },
  ],
  small: [360, 'dark', trick],
};

for (const [name, [width, scheme, act]] of Object.entries(PICTURES))
  await withPage(name, file, { width, scheme }, async (page) => {
    await ready(page);
    await act(page);
    await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 80 });
  });
await browser.close();
