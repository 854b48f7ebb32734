// The keys of the page, and a list of them.

import { isForPage } from '../table/steps.js';
import { say } from '../words/words.js';

const NAMES = {
  step: 'one card back, one card on',
  ends: 'to the beginning, to the end',
  main: 'back from a variation to the play',
  undo: 'take back what was done last',
  mistake: 'to the next mistake, to the one before',
  deal: 'a new deal',
  list: 'this list',
};
const KEYS = {
  step: ['←', '→'],
  ends: ['Home', 'End'],
  main: ['Esc'],
  undo: ['u', 'Ctrl+Z'],
  mistake: ['m', 'M'],
  deal: ['n'],
  list: ['?'],
};

const rowHtml = (name) =>
  `<tr><th scope="row" class="name">${KEYS[name].map((key) => `<kbd>${key}</kbd>`).join(' ')}</th><td>${say(NAMES[name])}</td></tr>`;

export const keysHtml = () =>
  `<table class="keys"><tbody>${Object.keys(KEYS).map(rowHtml).join('')}</tbody></table>`;

// Those that are no way through a play.
export const listenToKeys = ({ root, dialog }) =>
  document.addEventListener('keydown', (event) => {
    if (!isForPage(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '?') dialog.show('keys', say('Keys'), keysHtml());
    if (event.key === 'n') root.querySelector('.rail [data-action=deal]')?.click();
  });
