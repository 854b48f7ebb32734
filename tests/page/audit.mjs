// Every screen of the page with the solver, looked at by axe, in both colour schemes.

import { accessible, DESKTOP, PHONES } from './browser.mjs';
import { LONG, closeTab, openTab, ready } from './steps.mjs';

const tab = (name, what) => async (page) => {
  await openTab(page, name);
  if (what) await page.waitForSelector(what, { timeout: LONG });
};
const closed = (name) => (page) => closeTab(page, name);
const dialog = (name) => async (page) => {
  await page.keyboard.press('Escape');
  await page.click(`[data-action=${name}]`);
};

const SCREENS = {
  table: async (page) => {
    await ready(page);
    await page.click('.turn [data-card]');
    await ready(page);
  },
  play: tab('play'),
  contracts: tab('contracts', '.contracts td'),
  advice: tab('advice', '.advice td'),
  chances: async (page) => {
    await openTab(page, 'chances');
    await page.click('[data-action=count]');
    await page.waitForSelector('.statistics td', { timeout: LONG });
  },
  score: tab('score'),
  closed: closed('score'),
  ...Object.fromEntries(
    ['game', 'cards', 'open', 'save', 'share', 'settings'].map((name) => [name, dialog(name)]),
  ),
};

export async function audit(file) {
  for (const [width, scheme] of [
    [DESKTOP, 'light'],
    [DESKTOP, 'dark'],
    [PHONES[0], 'light'],
    [PHONES[0], 'dark'],
  ])
    await accessible('full', file, { width, scheme }, SCREENS);
}
