// A browser whose pages are watched: whatever they complain about or ask the network for is a fault.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const [program, packages, pictures] = process.argv.slice(2);
export const require = createRequire(`${resolve(packages)}/`);
const { chromium } = require('playwright-core');
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export const folder = mkdtempSync(join(tmpdir(), 'matador-page-'));

// What the program prints; `input`: its standard input.
export const matador = (words, input = '') =>
  execFileSync(program, words, {
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 1 << 28,
  });

export const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell', // starts a page in two thirds of the time
  args: ['--no-sandbox'],
});

export const LONG = 300_000; // that anything may take: other work may have the machine too

const HEIGHTS = {
  1920: 1080,
  1366: 768,
  844: 390,
  820: 1180,
  667: 375,
  390: 844,
  360: 740,
  320: 568,
};
export const DESKTOP = 1366;
export const TABLET = 820;
export const PHONES = [390, 360];
export const SIDEWAYS = [844, 667]; // phones on their side
export const NARROWEST = 320;
export const TOUCHED = [TABLET, ...PHONES, ...SIDEWAYS, NARROWEST];
export const OTHERS = [1920, ...SIDEWAYS]; // widths of screens that must hold the table

const LETTERS = 16; // pixels of the browser's own

const open = async (context, file, hash, letters) => {
  const page = await context.newPage();
  if (letters !== 1) {
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: letters * LETTERS } });
  }
  await page.goto(`${file.startsWith('http') ? '' : 'file://'}${file}${hash}`);
  await page.waitForSelector('main :is(.table, table, .message)');
  return page;
};

// Opens a file, with settings (`switches`) that are on, in a browser whose letters are so many times as large as
// usual; `check` looks at the page. Afterwards the page must have had no fault.
export async function withPage(
  name,
  file,
  {
    width = DESKTOP,
    scheme = 'light',
    hash = '',
    switches = [],
    cores,
    locale = 'fo',
    letters = 1,
  },
  check,
) {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] },
    colorScheme: scheme,
    locale, // whose game is the first
    hasTouch: TOUCHED.includes(width),
  });
  context.setDefaultTimeout(LONG);
  await context.addInitScript((names) => {
    if (location.protocol === 'about:') return; // keeps nothing
    for (const one of names) localStorage.setItem(`matador-${one}`, 'true');
  }, switches);
  if (cores)
    await context.addInitScript(
      (count) => Object.defineProperty(navigator, 'hardwareConcurrency', { value: count }),
      cores,
    );
  const faults = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  context.on('weberror', (error) => faults.push(error.error().stack));
  context.on('dialog', (dialog) => {
    faults.push(`dialog ${dialog.message()}`);
    dialog.dismiss();
  });
  context.on('request', (request) => {
    if (!/^(file|blob|data):/.test(request.url()) && request.url() !== file)
      faults.push(`request ${request.url()}`);
  });
  const page = await open(context, file, hash, letters);
  await check(page);
  await fits(page, `${name} at ${width}`);
  if (pictures) await page.screenshot({ path: join(pictures, `${name}-${width}-${scheme}.png`) });
  assert.deepEqual(faults, [], name);
  await context.close();
}

// Nothing is wider than the screen, nothing stands beyond its left or right edge; the frame of a deal is as high as the
// screen; nor is any part of it cut off or to be scrolled sideways, but for sheets of many players.
export async function fits(page, name) {
  const { wide, tall, cut, outside } = await page.evaluate(() => {
    const mayScroll = '.scroll:has(.sheet), .scroll:has(.sheet) *, textarea, .move small';
    const all = [...document.querySelectorAll('body *:not(svg *, script, style)')].filter(
      (one) =>
        !one.matches(mayScroll) &&
        one.checkVisibility() &&
        getComputedStyle(one).clipPath === 'none', // else it is only spoken
    );
    const tell = (one) => `${one.scrollWidth} > ${one.clientWidth}: ${one.outerHTML.slice(0, 160)}`;
    const holds = (one) =>
      one.matches('button:not(.card)') || getComputedStyle(one).overflowX !== 'visible';
    return {
      wide: document.documentElement.scrollWidth - window.innerWidth,
      tall: document.querySelector('.app')
        ? document.documentElement.scrollHeight - window.innerHeight
        : 0,
      cut: all.filter((one) => holds(one) && one.scrollWidth > one.clientWidth).map(tell),
      outside: all
        .filter((one) => {
          const { left, right } = one.getBoundingClientRect();
          return left < -1 || right > window.innerWidth + 1;
        })
        .map(tell),
    };
  });
  assert.ok(wide <= 0, `${name}: ${wide} pixels too wide`);
  assert.ok(tall <= 0, `${name}: ${tall} pixels too high`);
  assert.deepEqual(cut, [], name);
  assert.deepEqual(outside, [], name);
}

// Whatever cards lie on the table are within it, and the table within the screen.
export async function holdsCards(page, name) {
  const outside = await page.evaluate(() => {
    const table = document.querySelector('.table').getBoundingClientRect();
    const boxes = [...document.querySelectorAll('.table .card, .table h3, .table .lines')]
      .filter((one) => one.checkVisibility())
      .map((one) => [one, one.getBoundingClientRect()]);
    const isIn = ({ left, right, top, bottom }, frame) =>
      left >= frame.left - 1 &&
      right <= frame.right + 1 &&
      top >= frame.top - 1 &&
      bottom <= frame.bottom + 1;
    return [
      ...boxes.filter(([, box]) => !isIn(box, table)).map(([one]) => one.outerHTML.slice(0, 120)),
      ...(table.bottom > window.innerHeight ? ['the table'] : []),
    ];
  });
  assert.deepEqual(outside, [], name);
}

// What axe finds, of any severity, on the page as it is now. Of what it finds no more comes back than is told:
// all of it would take longer than the search.
export async function accessible(page, name) {
  if (!(await page.evaluate(() => window.axe))) await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const found = await window.axe.run({ resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => [
      id,
      nodes[0].html.slice(0, 200),
      nodes[0].failureSummary,
    ]);
  });
  assert.deepEqual(violations, [], name);
}

// Whatever can be touched is large enough for a thumb, or at least to be hit.
const THUMB = 43.5;
export const HIT = 24;
export async function isTouchable(page, name, least = THUMB) {
  const small = await page.evaluate(
    (side) =>
      [...document.querySelectorAll('button, select, input, textarea, summary, label.switch')]
        .filter((one) => !one.closest('label.switch') || one.matches('label'))
        .map((one) => [one, one.getBoundingClientRect()])
        .filter(
          ([one, { width, height }]) =>
            width > 1 && one.checkVisibility() && Math.min(width, height) < side,
        )
        .map(([one, { width, height }]) => `${width} x ${height}: ${one.outerHTML.slice(0, 120)}`),
    least,
  );
  assert.deepEqual(small, [], name);
}

// The values on the cards of the player to move, as the page has them.
const readValues = () =>
  Object.fromEntries(
    [...document.querySelectorAll('main button.card[data-card]')]
      .map((one) => [one.dataset.card, one.querySelector('.badge')])
      .filter(([, badge]) => badge)
      .map(([card, badge]) => [
        card,
        Number(badge.querySelector('span').textContent.replace('−', '-')),
      ]),
  );

export const shownValues = (page) => page.evaluate(readValues);

// The values card by card on the way back, and where it is: [place, values]. The page goes it alone: to draw each step on
// the screen would take longer than all else.
export const valuesOnTheWayBack = (page, cards) =>
  page.evaluate(`(async () => {
    const told = [];
    for (let i = 0; i < ${cards}; ++i) {
      const options = { key: 'ArrowLeft', bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', options));
      await new Promise((done) => setTimeout(done));
      told.push([document.querySelector('.controls .count').textContent, (${readValues})()]);
    }
    return told;
  })()`);
