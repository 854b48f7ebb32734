// How each kind of page begins: with the games that it knows, and the reader's settings.

import { symbols } from '../table/faces.js';
import { Frame } from './frame.js';
import { learn } from '../deals/games.js';
import { escaped } from './html.js';
import { keysHtml, listenToKeys } from './keys.js';
import { Settings } from './settings.js';
import { listen } from '../table/steps.js';
import { DealView } from '../table/view.js';
import { say } from '../words/words.js';

// A board with panels: {frame, view, redraw}.
export function boardOf(root, settings, buttons, tabs) {
  const frame = new Frame(root, buttons, tabs);
  const view = new DealView(frame.board, frame.panelOf('play'), settings);
  view.spoken = () => frame.rename();
  listen(view);
  listenToKeys(frame);
  const redraw = () => {
    frame.draw();
    view.guessed = null;
    view.hinted = false;
    if (view.book) view.draw();
  };
  return { frame, view, redraw };
}

const HELP_NAMES = {
  Game: 'another game or number of players, and any deal by its number',
  Play: 'what each card costs; guess the best card; play along, from the bids to the score',
  Double:
    'in games that have it: whoever plays against the declarer, before his own first card; the other players never double',
  Contracts: 'what every contract by every declarer would bring',
  Advice: 'the best without seeing the hidden cards',
  Chances: 'how often something happens, or how much it brings',
  Score: 'the score-sheet of the deals that were played or opened',
  'Cards in':
    'any hands; at the table a card that is dragged onto one of another hand changes places with it',
  Open: 'deals as text or in files, a link, the cards of one hand',
};

const helpHtml = () =>
  `<dl class="help">${Object.entries(HELP_NAMES)
    .map(([name, about]) => `<dt>${say(name)}</dt><dd>${say(about)}</dd>`)
    .join('')}</dl>`;

// `begin` gets what stands in the page, its root and the settings; it returns the {dialog} for settings and what
// draws all again (`redraw`), and perhaps the rules of the game (`rulesHtml`) as fields of the settings; `changedMode` is
// called when the reader is with the deal in another way.
export function start(begin) {
  const data = JSON.parse(document.getElementById('answers').textContent);
  const root = document.getElementById('page');
  learn(data.games);
  document.body.insertAdjacentHTML('afterbegin', symbols());
  const settings = new Settings();
  const {
    dialog,
    redraw,
    changedMode = () => {},
    rulesHtml = () => '',
  } = begin(data, root, settings);
  const settingsHtml = () =>
    `${settings.html()}${rulesHtml()}<details><summary>${say('Help')}</summary>${helpHtml()}</details>` +
    `<details><summary>${say('Keys')}</summary>${keysHtml()}</details>` +
    `<p class="hint">Matador ${escaped(data.version)} · ${say('free software under the MIT licence')}</p>`;
  root.addEventListener('click', (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const { mode } =
      /** @type {HTMLElement | null} */ (target.closest('[data-mode]'))?.dataset ?? {};
    if (mode) {
      settings.mode = mode;
      redraw();
      changedMode();
    }
    if (target.closest('[data-action=settings]'))
      dialog.show('settings', say('Settings'), settingsHtml());
  });
  root.addEventListener('change', (event) => {
    const target = /** @type {HTMLInputElement} */ (event.target);
    if (!target.dataset.setting) return;
    settings.take(target);
    if (dialog.isOpen) dialog.show('settings', say('Settings'), settingsHtml());
    redraw();
    if (target.dataset.setting === 'seat') changedMode();
  });
}
