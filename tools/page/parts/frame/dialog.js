// What is asked over the page: one dialog at a time, which Escape, a click beside it and Back of the browser close.

import { icon } from './icons.js';
import { say } from '../words/words.js';

const BASE = 'page';
const ENTRY = 'dialog';

export class Dialog {
  constructor(element) {
    this.element = element;
    this.name = '';
    element.addEventListener('click', (event) => {
      if (event.target === element || event.target.closest('[data-close]')) this.close();
    });
    /** Called where the history is back at its entry from before the dialog. */
    this.left = () => {};
    this.hasEntry = false; // of its own in the history, while it is open
    element.addEventListener('close', () => {
      if (history.state === ENTRY) history.back();
    });
    window.addEventListener('popstate', () => {
      if (!this.hasEntry || (this.isOpen && history.state === ENTRY)) return;
      this.hasEntry = false;
      if (this.isOpen) this.close();
      if (history.state === BASE) this.left(); // else a link was typed
    });
  }

  get isOpen() {
    return this.element.open;
  }

  get body() {
    return this.element.querySelector('.body');
  }

  // `name` also is its class.
  show(name, title, html) {
    this.name = name;
    this.element.className = `dialog ${name}`;
    this.element.setAttribute('aria-labelledby', 'dialog-title');
    this.element.innerHTML =
      `<div class="inside"><header><h2 id="dialog-title">${title}</h2>` +
      `<button type="button" class="plain" data-close aria-label="${say('Close')}">${icon('close')}</button></header>` +
      `<div class="body">${html}</div></div>`;
    if (this.isOpen) return;
    this.element.showModal();
    history.replaceState(BASE, '');
    history.pushState(ENTRY, '');
    this.hasEntry = true;
  }

  close() {
    this.element.close();
  }
}
