// The tasks of full.mjs on a tablet and on phones, and the looks of screens.mjs where it does not look.

import { audit } from './audit.mjs';
import { browser, PHONES, SIDEWAYS, TABLET } from './browser.mjs';
import { doTasks } from './tasks.mjs';
import { file } from './whole.mjs';

for (const width of [TABLET, ...PHONES]) await doTasks(width);
await audit(file, TABLET, [['light', 'four'], ['dark']]);
await audit(file, PHONES[0], [['light', 'large'], ['dark']]);
for (const width of SIDEWAYS) await audit(file, width, [['light'], ['dark']]);
await browser.close();
