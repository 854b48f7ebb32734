// The work on a question of a panel: it is shown, and can be stopped.

import { STOPPED, plain } from './asker.js';
import { busyHtml } from '../frame/busy.js';
import { escaped } from '../frame/html.js';
import { say } from '../words/words.js';

export const workHtml = () =>
  `<p class="work" role="status">${busyHtml(`${say('solving')} …`, 'helper')}</p>`;

export const messageHtml = (text) => `<p class="message" role="status">${escaped(text)}</p>`;

// Why there is no answer; null: another question came.
export function failure(reply, isBusy) {
  if (reply !== STOPPED) return plain(reply.messages);
  return isBusy ? null : say('stopped');
}
