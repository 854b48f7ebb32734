// The frame of a page of deals: a bar of buttons, the board, and panels that are chosen by tabs. On narrow
// screens the tabs stand at the bottom and the panel is a sheet above them.

import { Dialog } from './dialog.js';
import { icon } from './icons.js';
import { say } from '../words/words.js';

const NAMES = {
  game: 'Game',
  deal: 'New deal',
  cards: 'Cards in',
  open: 'Open',
  save: 'Save',
  share: 'Share',
  settings: 'Settings',
  play: 'Play',
  contracts: 'Contracts',
  advice: 'Advice',
  chances: 'Chances',
  score: 'Score',
};

const entry = (name) => `${icon(name)}<span>${say(NAMES[name])}</span>`;

const SHEETS = '(max-width: 900px), (max-height: 480px)'; // where panels lie over the table, as in style/app.css

export class Frame {
  // `buttons` and `tabs`: those of NAMES that the page has; `shown`: called with the tab that is chosen.
  constructor(root, buttons, tabs, /** @type {(tab: string) => void} */ shown = () => {}) {
    this.root = root;
    this.buttons = buttons;
    this.tabs = tabs;
    this.shown = shown;
    this.tab = tabs[0];
    root.innerHTML =
      '<div class="app"><nav class="rail"></nav><main class="board"></main><aside class="panel">' +
      '<div class="tabs" role="tablist"></div>' +
      `<div class="drawer">${tabs.map((name) => `<section role="tabpanel" id="panel-${name}" aria-labelledby="tab-${name}" tabindex="-1" hidden></section>`).join('')}</div>` +
      '</aside></div><dialog></dialog>';
    this.app = root.querySelector('.app');
    this.board = root.querySelector('.board');
    this.panel = root.querySelector('.panel');
    this.dialog = new Dialog(root.querySelector('dialog'));
    this.draw();
    this.choose(this.tab);
    root.querySelector('.tabs').addEventListener('click', (event) => {
      const name = event.target.closest('[data-tab]')?.dataset.tab;
      if (name) this.open(name);
      if (name && event.detail > 0) event.target.closest('[data-tab]').blur(); // arrow keys are the play's
    });
    root.querySelector('.tabs').addEventListener('keydown', (event) => this.#arrow(event));
  }

  panelOf(name) {
    return this.root.querySelector(`#panel-${name}`);
  }

  // The words of the bar and of the tabs.
  draw() {
    const bar = this.root.querySelector('.rail');
    bar.setAttribute('aria-label', say('Deal'));
    bar.innerHTML =
      '<h1>Matador</h1>' +
      this.buttons
        .map((name) => `<button type="button" data-action="${name}">${entry(name)}</button>`)
        .join('');
    this.panel.setAttribute('aria-label', say('Answers'));
    const tabs = this.root.querySelector('.tabs');
    tabs.setAttribute('aria-label', say('Answers'));
    tabs.innerHTML = this.tabs
      .map(
        (name) =>
          `<button type="button" role="tab" id="tab-${name}" data-tab="${name}" aria-controls="panel-${name}">${entry(name)}</button>`,
      )
      .join('');
    this.choose(this.tab);
  }

  // Another game may have other words.
  rename() {
    for (const one of this.root.querySelectorAll('.rail [data-action], .tabs [data-tab]'))
      one.querySelector('span').textContent = say(NAMES[one.dataset.action ?? one.dataset.tab]);
  }

  // Marks a tab as chosen, and shows its panel.
  choose(name) {
    this.tab = name;
    this.app.classList.toggle('two', name !== this.tabs[0]);
    for (const one of this.tabs) {
      const tab = this.root.querySelector(`#tab-${one}`);
      tab.setAttribute('aria-selected', String(one === name));
      tab.tabIndex = one === name ? 0 : -1;
      this.panelOf(one).hidden = one !== name;
    }
  }

  // Where panels are sheets, the chosen tab closes its own.
  open(name) {
    const closes = this.panel.classList.contains('open') && name === this.tab;
    this.panel.classList.toggle('open', !closes);
    this.choose(name);
    this.shown(name);
  }

  // Whether the panel is in sight beside the table, not over it.
  get isBeside() {
    return this.isShown && !matchMedia(SHEETS).matches;
  }

  // Whether the panel is in sight.
  get isShown() {
    return this.root.querySelector('.drawer').getClientRects().length > 0;
  }

  // Where panels are sheets, none lies over the table then.
  close() {
    this.panel.classList.remove('open');
  }

  // Opens a tab that the reader has not asked for.
  reveal(name) {
    this.close();
    this.open(name);
  }

  #arrow(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const count = this.tabs.length;
    const next = this.tabs[(this.tabs.indexOf(this.tab) + step + count) % count];
    this.choose(next);
    this.shown(next);
    this.root.querySelector(`#tab-${next}`).focus();
  }
}
