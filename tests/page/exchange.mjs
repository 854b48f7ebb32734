// Deals come and go: as text, in files, as links and codes; and whatever they say is text.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { matador, withPage } from './browser.mjs';
import { LONG, complains, dialogIs, moved, readCode, ready, told, use } from './steps.mjs';
import { file } from './whole.mjs';

// Save, share, and open.
await withPage('files', file, {}, async (page) => {
  await ready(page);
  await page.click('[data-action=save]');
  const saved = await page.inputValue('[data-copied]');
  assert.match(saved, /\[Deal "/);
  await page.keyboard.press('Escape');
  await page.click('[data-action=share]');
  assert.equal(await page.inputValue('[data-copied]'), page.url());
  assert.match(await page.textContent('label:has([data-copied])'), /this machine alone/);
  assert.equal(await readCode(page, '.code svg'), saved.trim()); // nobody else can open file://...
  await page.click('[data-action=copy]'); // where that is not allowed, the reader is told how
  await page.waitForFunction(() =>
    /Copied|Ctrl/.test(document.querySelector('.sharing .message').textContent),
  );
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

// The file of an evening is dropped on the page; what is open survives a reload.
await withPage('evening', file, {}, async (page) => {
  await ready(page);
  const evening = readFileSync(
    new URL('../commands/deals/evening4.deals', import.meta.url),
    'utf8',
  );
  const dataTransfer = await page.evaluateHandle((text) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([text], 'evening.deals'));
    return dropped;
  }, evening);
  await page.click('[data-action=open]');
  await page.dispatchEvent('.file', 'drop', { dataTransfer });
  await dialogIs(page, false);
  const deals = evening.split(/\n\n+/).filter((one) => one.includes('[Game'));
  await told(page, `of ${deals.length}.*cards are not known`);
  await page.waitForSelector('.sheet', { timeout: LONG });
  const number = String(deals.findIndex((one) => one.includes('[Play')));
  await page.selectOption('[data-number]', { value: number });
  await moved(page, 32);
  await page.keyboard.press('Home');
  await moved(page, 0);
  await ready(page);
  const shown = async () => {
    // What was won in each trick comes later than all else.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.running')].every((one) => one.textContent),
    );
    return page.textContent('.app');
  };
  const before = await shown();
  await page.reload();
  await ready(page);
  await page.waitForSelector('.sheet', { timeout: LONG });
  assert.equal(await shown(), before);
  assert.equal(await page.inputValue('[data-number]'), number);
});

// Over http the page can be installed, and others can open its links.
const server = createServer((_, reply) => {
  reply.setHeader('Content-Type', 'text/html');
  reply.end(readFileSync(file));
}).listen(0);
const address = `http://localhost:${server.address().port}/`;
await withPage('online', address, {}, async (page) => {
  await ready(page);
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  assert.equal(manifest.start_url, address);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const faults = installabilityErrors.map(({ errorId }) => errorId);
  assert.deepEqual(
    faults.filter((one) => one !== 'in-incognito'), // as the pages of tests are
    [],
  );
  // Its pictures are pictures.
  for (const { src } of manifest.icons) {
    const size = await page.evaluate(async (picture) => {
      const image = Object.assign(new Image(), { src: picture });
      await image.decode();
      return [image.width, image.height];
    }, src);
    assert.equal(size[0], size[1]);
    assert.ok(size[0] > 0);
  }
  await page.click('[data-action=share]');
  assert.equal(await readCode(page, '.code svg'), page.url());
  await page.keyboard.press('Escape');
  await page.click('[data-action=save]');
  const [copy] = await Promise.all([page.waitForEvent('download'), page.click('[download]')]);
  assert.deepEqual(readFileSync(await copy.path()), readFileSync(file));
});
server.close();

// The page opens with a game of the reader's language, and its words; later with the one that was chosen last.
for (const [locale, game, contracts] of [
  ['de-CH', 'jass', 'Trümpfe'],
  ['de-DE', 'skat', 'Spiele'],
  ['en-US', 'bridge', 'Contracts'],
  ['ja', 'sjavs', 'Contracts'],
]) {
  await withPage(`first-game-${locale}`, file, { locale }, async (page) => {
    await page.waitForURL(new RegExp(`Game=${game}&`), { timeout: LONG });
    assert.equal(await page.textContent('#tab-contracts'), contracts);
  });
}
await withPage('last-game', file, {}, async (page) => {
  await ready(page);
  await page.click('[data-action=game]');
  await page.click('dialog [data-game=skat]');
  await page.waitForURL(/Game=skat/, { timeout: LONG });
  const other = await page.context().newPage();
  await other.goto(`file://${file}`);
  await other.waitForURL(/Game=skat/, { timeout: LONG });
});

for (const hash of [
  '#Deal=<script>alert(1)</script>',
  '#Game=sjavs&Seats=4&Deal=1:"><img src=x onerror=alert(1)>&Names=<b>',
  `#Deal=${'A'.repeat(100_000)}`,
]) {
  await withPage('hostile', file, { hash }, async (page) => {
    await page.waitForFunction(() => document.querySelector('.message').textContent);
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
