// The page with the solver, in one browser after another part of it, on a desk and on the smallest phone.

import { audit } from './audit.mjs';
import { browser, DESKTOP, PHONES } from './browser.mjs';
import { doTasks } from './tasks.mjs';
import { file } from './whole.mjs';

for (const part of ['games', 'work', 'evening', 'keys', 'rack', 'exchange'])
  await import(`./${part}.mjs`);
for (const width of [DESKTOP, PHONES[1]]) await doTasks(width);
await audit(file, [
  [DESKTOP, 'light'],
  [DESKTOP, 'dark', 'four', 'large'],
  [PHONES[1], 'light', 'large'],
  [PHONES[1], 'dark', 'four'],
]);
await browser.close();
