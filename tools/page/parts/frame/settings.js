// How the reader likes the page, kept where the browser lets a page do so.

import { select } from './fields.js';
import { currentLanguage, languages, say, speak } from '../words/words.js';

const CHOICES = {
  scheme: ['Colours', { '': 'as the system', light: 'light', dark: 'dark' }],
  pack: ['Cards', { '': 'own suits', french: 'french', german: 'german' }],
};
const SWITCHES = { four: 'Four colours', large: 'Large cards' };

function kept(name, value) {
  try {
    if (value !== undefined) localStorage.setItem(`matador-${name}`, value);
    return localStorage.getItem(`matador-${name}`);
  } catch {
    return null;
  }
}

export class Settings {
  constructor() {
    if (kept('language')) speak(kept('language'));
    this.scheme = '';
    for (const name of Object.keys(CHOICES)) this[name] = kept(name) ?? '';
    for (const name of Object.keys(SWITCHES)) this[name] = kept(name) === 'true';
    this.modes = ['look', 'guess']; // of training.js
    this.mode = 'look';
    this.cover = false;
    this.seat = ''; // whose cards the reader plays
    this.system = matchMedia('(prefers-color-scheme: dark)');
    this.system.addEventListener('change', () => this.apply());
    this.apply();
  }

  // The game that was chosen last; null at first.
  get lastGame() {
    return kept('game');
  }

  set lastGame(game) {
    kept('game', game);
  }

  // The rules by which a game is played, as deals say it; '' at first.
  rulesOf(game) {
    return kept(`rules-${game}`) ?? '';
  }

  keepRules(game, text) {
    kept(`rules-${game}`, text);
  }

  apply() {
    const { documentElement: root } = document;
    const system = this.system.matches ? 'dark' : 'light';
    root.lang = currentLanguage();
    root.dataset.scheme = this.scheme || system;
    for (const name of Object.keys(SWITCHES)) root.classList.toggle(name, this[name]);
  }

  /**
   * Takes what was chosen in a field of the page.
   * @param {HTMLInputElement} field
   */
  take({ dataset: { setting }, type, checked, value }) {
    const chosen = type === 'checkbox' ? checked : value;
    if (setting in CHOICES || setting in SWITCHES || setting === 'language')
      kept(setting, String(chosen));
    if (setting === 'language') speak(chosen);
    else this[setting] = chosen;
    this.apply();
  }

  html() {
    const choices = Object.entries(CHOICES).map(([name, [label, options]]) => {
      const all = Object.entries(options).map(([value, text]) => [value, say(text)]);
      return select(`data-setting="${name}"`, label, all, this[name]);
    });
    const spoken = select('data-setting="language"', 'Language', languages(), currentLanguage());
    const switches = Object.entries(SWITCHES).map(([name, label]) => this.switchHtml(name, label));
    return `<div class="form">${spoken}${choices.join('')}${switches.join('')}</div>`;
  }

  switchHtml(name, label) {
    return `<label class="switch"><input type="checkbox" data-setting="${name}" ${this[name] ? 'checked' : ''}> ${say(label)}</label>`;
  }
}
