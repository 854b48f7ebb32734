// The page with the solver: what is done in it on a desk.

import { browser, DESKTOP } from './browser.mjs';
import { doTasks } from './tasks.mjs';

for (const part of ['work', 'evening', 'deal', 'keys', 'rack', 'changes', 'exchange'])
  await import(`./${part}.mjs`);
await doTasks(DESKTOP);
await browser.close();
