// What a reader does in the page with the solver, and what he waits for.

import { LONG, require } from './browser.mjs';

export { LONG };

const jsQR = require('jsqr');

// Until the cards have their values, or nothing can be done but pass.
export const ready = (page) =>
  page.waitForFunction(
    () =>
      document.querySelector('main .badge, main [data-card=pass]') &&
      !document.querySelector('[inert]') &&
      !/solving/.test(document.querySelector('.message').textContent),
    undefined,
    { timeout: LONG },
  );

export const told = (page, what) =>
  page.waitForFunction(
    (text) => new RegExp(text, 's').test(document.querySelector('main').textContent),
    what,
    { timeout: LONG },
  );

// Until the address says so: before, the cards on the table may be those of an earlier question.
export const addressed = (page, what) =>
  page.waitForFunction((value) => location.hash.includes(`=${value}`), what, { timeout: LONG });

// Until this number of cards has been played.
export const moved = (page, count) =>
  page.waitForFunction(
    (start) => document.querySelector('.controls .count')?.textContent.startsWith(start),
    `${count} / `,
    { timeout: LONG },
  );

export const dialogIs = (page, isOpen) =>
  page.waitForFunction((wanted) => document.querySelector('dialog').open === wanted, isOpen);

// Until the dialog tells that something is wrong.
export const complains = (page) =>
  page.waitForFunction(
    () => document.querySelector('dialog[open] .message').textContent,
    undefined,
    {
      timeout: LONG,
    },
  );

export async function chooseGame(page, game) {
  await page.click('[data-action=game]');
  await page.click(`[data-game=${game}]`);
  await dialogIs(page, false);
}

const isShown = (page, name) => page.isVisible(`#panel-${name}`);

export async function openTab(page, name) {
  if (!(await isShown(page, name))) await page.click(`#tab-${name}`);
}

// On a phone the panel is a sheet over the table.
export async function closeTab(page, name) {
  if (page.viewportSize().width <= 900 && (await isShown(page, name)))
    await page.click(`#tab-${name}`);
}

// What the QR code says that the page has drawn.
export async function readCode(page, selector) {
  await page.waitForSelector(selector);
  const side = 600;
  const bits = await page.evaluate(
    async ([wanted, length]) => {
      const image = new Image();
      const svg = new XMLSerializer().serializeToString(document.querySelector(wanted));
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const canvas = new OffscreenCanvas(length, length).getContext('2d');
      canvas.drawImage(image, 0, 0, length, length);
      const { data } = canvas.getImageData(0, 0, length, length);
      const reds = [...data.filter((_, i) => i % 4 === 0)];
      return reds.map((red) => (red > 127 ? '1' : '0')).join(''); // a short answer is a fast one
    },
    [selector, side],
  );
  const pixels = [...bits].flatMap((bit) => [255 * bit, 255 * bit, 255 * bit, 255]);
  return jsQR(Uint8ClampedArray.from(pixels), side, side)?.data.trim();
}

export async function use(page, deal) {
  await page.click('[data-action=open]');
  await page.fill('textarea', deal);
  await page.click('[data-action=use]');
  await dialogIs(page, false);
}
