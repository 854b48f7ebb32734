// The page with the solver: how it looks, on a desk and on small phones, and with letters twice as large.

import { audit } from './audit.mjs';
import { browser, DESKTOP, NARROWEST, PHONES } from './browser.mjs';
import { file } from './whole.mjs';

for (const locale of ['fo', 'de']) {
  await audit(file, NARROWEST, [], { locale });
  await audit(file, PHONES[0], [], { locale, letters: 2 });
}
await audit(file, DESKTOP, [], { letters: 2 });
await audit(file, DESKTOP, [['light'], ['dark', 'four', 'large']]);
await audit(file, PHONES[1], [
  ['dark', 'four'],
  ['light', 'large'],
]);
await browser.close();
