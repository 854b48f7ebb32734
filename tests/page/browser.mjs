// A browser whose pages are watched: whatever they complain about or ask the network for is a fault.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const [program, packages, pictures] = process.argv.slice(2);
const require = createRequire(`${resolve(packages)}/`);
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
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

// Opens a file; `check` looks at the page. Afterwards the page must have had no fault.
export async function withPage(name, file, { width = 1100, scheme = 'light', hash = '' }, check) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    bypassCSP: false,
  });
  const page = await context.newPage();
  const faults = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.stack));
  page.on('dialog', (dialog) => {
    faults.push(`dialog ${dialog.message()}`);
    dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!/^(file|blob):/.test(request.url())) faults.push(`request ${request.url()}`);
  });
  await page.goto(`file://${file}${hash}`);
  await page.waitForSelector('main :is(.table, table, .message)');
  await check(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(wide <= 0, `${name}: ${wide} pixels too wide at ${width}`);
  // Nor do parts of it scroll sideways, but for sheets of many players.
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('.scroll:not(:has(.sheet)), .tricks')]
      .filter((one) => one.scrollWidth > one.clientWidth)
      .map((one) => `${one.scrollWidth} > ${one.clientWidth}: ${one.textContent.slice(0, 60)}`),
  );
  assert.deepEqual(hidden, [], `${name} at ${width}`);
  if (pictures)
    await page.screenshot({
      path: join(pictures, `${name}-${width}-${scheme}.png`),
      fullPage: true,
    });
  assert.deepEqual(faults, [], name);
  await context.close();
}

// Needs a context of its own, as the page forbids other scripts.
export async function accessible(name, file, hash = '') {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.goto(`file://${file}${hash}`);
  await page.waitForSelector('main :is(.table, table)');
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run());
  const serious = violations.filter(({ impact }) => ['serious', 'critical'].includes(impact));
  assert.deepEqual(
    serious.map(({ id, nodes }) => [id, nodes[0].html, nodes[0].failureSummary]),
    [],
    name,
  );
  await context.close();
}

// The values on the cards of the player to move.
export const shownValues = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('button.card[data-card]')]
        .map((one) => [one.dataset.card, one.parentElement.querySelector(':scope > .badge')])
        .filter(([, badge]) => badge)
        .map(([card, badge]) => [card, Number(badge.childNodes[1].textContent.replace('−', '-'))]),
    ),
  );
