// The tasks of full.mjs and the looks of screens.mjs, on a tablet and on a larger phone.

import { audit } from './audit.mjs';
import { browser, PHONES, TABLET } from './browser.mjs';
import { doTasks } from './tasks.mjs';
import { file } from './whole.mjs';

for (const width of [TABLET, PHONES[0]]) await doTasks(width);
await audit(file, TABLET, [['light', 'four'], ['dark']]);
await audit(file, PHONES[0], [['light', 'large'], ['dark']]);
await browser.close();
