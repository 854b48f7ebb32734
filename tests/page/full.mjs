// The page with the solver, in one browser after another part of it.

import { audit } from './audit.mjs';
import { browser } from './browser.mjs';
import { file } from './whole.mjs';

for (const part of ['games', 'work', 'tasks', 'rack', 'exchange']) await import(`./${part}.mjs`);
await audit(file);
await browser.close();
