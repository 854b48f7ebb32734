// The page with the solver: how it looks, on a desk and on the smallest phone.

import { audit } from './audit.mjs';
import { browser, DESKTOP, PHONES } from './browser.mjs';
import { file } from './whole.mjs';

await audit(file, DESKTOP, [['light'], ['dark', 'four', 'large']]);
await audit(file, PHONES[1], [
  ['dark', 'four'],
  ['light', 'large'],
]);
await browser.close();
