// The page with the solver in Firefox: the solver, its workers, what the browser keeps, and links.
//   node firefox.mjs MATADOR PACKAGES [FOLDER FOR PICTURES]

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const [program, packages, pictures] = process.argv.slice(2);
const puppeteer = createRequire(`${resolve(packages)}/`)('puppeteer-core');
const LONG_MS = 300_000; // other work may have the machine too
const LONG = { timeout: LONG_MS };

const file = join(mkdtempSync(join(tmpdir(), 'matador-page-')), 'matador.html');
execFileSync(program, ['page', '--out', file]);

const dropped = execFileSync(program, ['deal', '--game', 'scharwenzel'], { encoding: 'utf8' });

const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath: '/usr/bin/firefox-esr',
  extraPrefsFirefox: { 'intl.accept_languages': 'fo' }, // whose game, Sjavs, is the first
  protocolTimeout: LONG_MS,
});

// Until the cards have their values.
const ready = (page) =>
  page.waitForFunction(
    () =>
      document.querySelector('main .badge') &&
      !document.querySelector('[inert]') &&
      !/solving/.test(document.querySelector('.message').textContent),
    LONG,
  );

const TASKS = {
  'a card': async (page) => {
    await page.click('.turn button.card');
    await page.waitForFunction(() => location.hash.includes('Play='), LONG);
    await ready(page);
  },
  contracts: async (page) => {
    await page.click('#tab-contracts');
    await page.waitForSelector('#panel-contracts .contracts td', LONG);
    await page.waitForSelector('#panel-contracts .work', { hidden: true, ...LONG });
  },
  advice: async (page) => {
    await page.click('#tab-advice');
    await page.waitForSelector('.advice td', LONG);
  },
  'how often': async (page) => {
    await page.click('#tab-chances');
    await page.click('[data-action=count]');
    await page.waitForSelector('p.often', LONG);
    await page.click('#tab-chances'); // a sheet on a phone
  },
  sharing: async (page) => {
    await page.click('[data-action=share]');
    await page.waitForSelector('.code svg', LONG);
    await page.keyboard.press('Escape');
  },
  'the rack': async (page) => {
    await page.click('[data-action=cards]');
    await page.click('[data-action=empty]');
    for (const one of ['CQ', 'HA']) await page.click(`.pack [data-card=${one}]`);
    await page.click('[data-action=undo]');
    const held = (place) => page.$eval(`[data-place="${place}"]`, (one) => one.textContent);
    assert.match(await held(0), /1 \/ 8/);
    // Five trumps: of a deal in which all pass no card would have a value.
    for (const one of ['SQ', 'CJ', 'CA', 'CK']) await page.click(`.pack [data-card=${one}]`);
    const middle = async (selector) => {
      const { x, y, width: w, height: h } = await (await page.$(selector)).boundingBox();
      return [x + w / 2, y + h / 2];
    };
    await page.mouse.move(...(await middle('.pack [data-card=SA]')));
    await page.mouse.down();
    await page.mouse.move(...(await middle('[data-place="2"]')), { steps: 5 });
    await page.mouse.up();
    assert.match(await held(2), /1 \/ 8/);
    const before = page.url();
    await page.click('[data-action=rest]');
    await page.click('[data-action=entered]');
    await page.waitForFunction((old) => location.href !== old, LONG, before);
    await ready(page);
  },
  'a file that is dropped': async (page) => {
    await page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'dropped.deals'));
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      document.querySelector('.board').dispatchEvent(drop);
    }, dropped);
    await page.waitForFunction(() => location.hash.includes('Game=scharwenzel'), LONG);
    await ready(page);
  },
  'loaded again': async (page) => {
    const before = await page.$eval('.board', (one) => one.textContent);
    await page.reload();
    await ready(page);
    assert.equal(await page.$eval('.board', (one) => one.textContent), before);
  },
};

for (const [width, height] of [
  [1366, 768],
  [390, 844],
  [360, 740],
]) {
  const page = await browser.newPage();
  const faults = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.stack));
  await page.setViewport({ width, height });
  await page.goto(`file://${file}`);
  await ready(page);
  for (const [name, task] of Object.entries(TASKS)) {
    await task(page);
    console.log(`${name}, at ${width}`);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${wide} pixels too wide at ${width}`);
  if (pictures) await page.screenshot({ path: join(pictures, `firefox-${width}.png`) });
  assert.deepEqual(faults, []);
  await page.close();
}
await browser.close();
