// The page with the solver: what is done in it, on a desk and on the smallest phone.

import { browser, DESKTOP, PHONES } from './browser.mjs';
import { doTasks } from './tasks.mjs';

for (const part of ['work', 'evening', 'keys', 'rack', 'exchange']) await import(`./${part}.mjs`);
for (const width of [DESKTOP, PHONES[1]]) await doTasks(width);
await browser.close();
