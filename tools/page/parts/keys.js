// The keys of the page, and a list of them.

import { isForPage } from './steps.js';
import { say } from './words.js';

const NAMES = {
  '← →': 'one card back, one card on',
  'Home End': 'to the beginning, to the end',
  Esc: 'back from a variation to the play',
  'u Ctrl+Z': 'take back what was done last',
  'm M': 'to the next mistake, to the one before',
  n: 'a new deal',
  '?': 'this list',
};

export const keysHtml = () =>
  `<table class="keys"><tbody>${Object.entries(NAMES)
    .map(
      ([keys, what]) =>
        `<tr><th scope="row" class="name">${keys
          .split(' ')
          .map((key) => `<kbd>${key}</kbd>`)
          .join(' ')}</th><td>${say(what)}</td></tr>`,
    )
    .join('')}</tbody></table>`;

// Those that are no way through a play.
export const listenToKeys = ({ root, dialog }) =>
  document.addEventListener('keydown', (event) => {
    if (!isForPage(event)) return;
    if (event.key === '?') dialog.show('keys', say('Keys'), keysHtml());
    if (event.key === 'n') root.querySelector('.rail [data-action=deal]')?.click();
  });
